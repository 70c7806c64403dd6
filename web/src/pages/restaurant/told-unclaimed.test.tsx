import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import type { Responses } from '../../../test/fake-api.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const dishes = ['Stew', 'Curry'].map((name) => buildDish({ name, facts: buildFacts({}) }));
const [stew, curry] = dishes.map(({ id }) => id) as [number, number];
const restaurant = dishes[0]!.restaurant_id;
const responses: Responses = {
  getRestaurant: [buildRestaurantDetail({ id: restaurant })],
  getRestaurantMenu: { recipes: dishes },
  getDish: [dishes[0]!],
  getDishHistory: { items: [], next: undefined },
};
const note = (answer: string, about: readonly number[], given: object = {}) => ({
  restaurant,
  kind: 'whether',
  things: ['milk'],
  dishes: about,
  answer,
  by: 'chef',
  at: new Date(Date.now() - 3_600_000).toISOString(),
  ...given,
});
const profile = {
  eaters: [{ avoids: [{ kind: 'allergen' as const, allergen: 'milk' as const, strictness: 'ask' as const }] }],
};
const store = (...notes: object[]) => JSON.stringify(notes);

beforeEach(() => {
  sessionStorage.setItem('avoiding', '["milk"]');
});

describe('what a guest noted in this tab before somebody signed in', () => {
  const open = async (...notes: object[]) => {
    sessionStorage.setItem('told', store(...(notes.length > 0 ? notes : [note('yes', [stew])])));
    const view = renderPage(`/restaurant/${restaurant}`, {
      session: 'user',
      responses: {
        ...responses,
        getProfile: profile,
      },
    });
    await screen.findByText(/noted in this tab before you signed in/);
    return view;
  };

  it('warns before they say whose it is, and is theirs once they say so', async () => {
    const { user } = await open();
    expect((await screen.findAllByText(/1 to avoid/)).length).toBeGreaterThan(0);
    expect(screen.getByText(/If it warns of a dish, it already counts/)).toBeDefined();
    expect(screen.queryByText(/You were told:/)).toBeNull();
    expect(localStorage.getItem('told')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I noted that' }));
    expect((await screen.findAllByText(/1 to avoid/)).length).toBeGreaterThan(0);
    expect(document.activeElement?.matches('h1, h2')).toBe(true);
    expect(sessionStorage.getItem('told')).toBeNull();
    expect(JSON.parse(localStorage.getItem('told') ?? '[]')).toHaveLength(1);
  });

  it('doesn’t reassure before they say that it is theirs', async () => {
    const { seenOfDishes } = await import('@clearplate/domain/verdict/told-of-dish');
    const kinds = ['whether', 'shared_equipment', 'may_contain'];
    const answer = (kind: string) => (kind === 'may_contain' ? 'yes' : 'no');
    const hoped = kinds.map((kind) => note(answer(kind), [stew], { kind, seen: seenOfDishes([dishes[0]!]) }));
    const { user } = await open(...hoped, note('yes', [curry]));
    expect((await screen.findAllByText(/1 to avoid/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/told, not stated/i)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I noted that' }));
    expect((await screen.findAllByText(/told, not stated/i)).length).toBeGreaterThan(0);
  });

  it('takes the mark from a dish that its own notes would have marked', async () => {
    const { seenOfDishes } = await import('@clearplate/domain/verdict/told-of-dish');
    const hoped = ['whether', 'shared_equipment', 'may_contain'].map((kind) =>
      note(kind === 'may_contain' ? 'yes' : 'no', [stew], { kind, seen: seenOfDishes([dishes[0]!]) }),
    );
    const opened = (...ofTab: object[]) => {
      localStorage.setItem('told', store(...hoped));
      sessionStorage.setItem('told', store(...ofTab));
      const given = { ...responses, getProfile: profile };
      return renderPage(`/restaurant/${restaurant}/ask`, { session: 'user', responses: given });
    };
    const { unmount } = opened(note('no', [stew]));
    expect(await screen.findByText('1 told, not stated')).toBeDefined();
    unmount();
    opened(note('yes', [stew]));
    expect((await screen.findAllByText(/^You were told: no milk/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/told, not stated/)).toBeNull();
  });

  it('warns on the page that says what to ask, and isn’t listed there to be sent', async () => {
    sessionStorage.setItem('told', store(note('yes', [stew, curry])));
    renderPage(`/restaurant/${restaurant}/ask`, { session: 'user', responses: { ...responses, getProfile: profile } });
    expect(await screen.findByText('Every dish on this menu conflicts with what you avoid.')).toBeDefined();
    expect(screen.queryByText(/You were told/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Send it|Delete this note/ })).toBeNull();
  });

  it('is gone once they say that it is somebody else’s', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Somebody else did: delete it' }));
    expect(screen.queryByText(/was noted in this tab/)).toBeNull();
    expect(document.activeElement?.matches('h1, h2')).toBe(true);
    expect([sessionStorage.getItem('told'), localStorage.getItem('told')]).toEqual([null, null]);
    expect(screen.queryByText(/[1-9] to avoid/)).toBeNull();
  });
});
