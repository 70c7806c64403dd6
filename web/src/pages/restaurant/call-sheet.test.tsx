import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import type { Responses } from '../../../test/fake-api.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage, type PageOptions } from '../../../test/render-page.tsx';

const noTraces = { crossContactStatedAt: null };
const dishes = [
  buildDish({ name: 'Soup', facts: buildFacts({ absent: ['milk'] }, noTraces) }),
  buildDish({ name: 'Rolls', facts: buildFacts({ mayContain: ['milk'] }) }),
  buildDish({ name: 'Stew', facts: buildFacts({}, noTraces) }),
  buildDish({ name: 'Curry', facts: buildFacts({}, noTraces) }),
  buildDish({ name: 'Pickle', facts: buildFacts({ absent: ['milk'] }, { opaque: ['spices'] }) }),
];
const menu: Responses = { getRestaurant: [buildRestaurantDetail()], getRestaurantMenu: { recipes: dishes } };
const open = (options: PageOptions = {}) =>
  renderPage('/restaurant/1/ask', { ...options, responses: { ...menu, ...options.responses } });
const tick = (...ticks: unknown[]) => sessionStorage.setItem('avoiding', JSON.stringify(ticks));
const avoids = (allergen: 'milk' | 'eggs') => ({ kind: 'allergen', allergen, strictness: 'ask' }) as const;

const first = async () => within(await screen.findByRole('list', { name: 'Ask first' })).getAllByRole('article');
const asked = async () => (await first()).map((one) => within(one).getByRole('heading').textContent);

describe('the call sheet', () => {
  it('shows what decides, and the rest one press away', async () => {
    tick('milk');
    const { user } = open();
    expect(await asked()).toEqual(['Is there milk in any of these dishes?', 'Can you keep traces of milk out?']);
    const more = screen.getByText('2 more questions').closest('details')!;
    expect(more.open).toBe(false);
    await user.click(screen.getByText('2 more questions'));
    expect(more.open).toBe(true);
    expect(within(more).getByText('What is in the spices?')).toBeDefined();
  });

  it('keeps to three questions where none decides, unless the rest is one', async () => {
    const opaque = (...names: string[]) =>
      names.map((name) => buildDish({ name, facts: buildFacts({ absent: ['milk'] }, { opaque: [name] }) }));
    tick('milk');
    const { unmount } = open({
      responses: { getRestaurantMenu: { recipes: opaque('broth', 'spices', 'rub', 'glaze') } },
    });
    expect(await first()).toHaveLength(4);
    unmount();
    open({ responses: { getRestaurantMenu: { recipes: opaque('broth', 'spices', 'rub', 'glaze', 'dip') } } });
    expect(await first()).toHaveLength(3);
    expect(screen.getByText('2 more questions')).toBeDefined();
  });

  it('asks first what settles what the person keeps', async () => {
    const noTwin = [
      buildDish({ id: 71, name: 'Soup', facts: buildFacts({ absent: ['eggs'] }) }),
      buildDish({ id: 72, name: 'Dumplings', facts: buildFacts({ absent: ['milk'] }) }),
    ];
    const listFavourites = {
      dishes: [{ added_at: '2026-11-01T00:00:00.000Z', removed_at: null, dish: noTwin[1]! }],
      ways: [],
      restaurants: [],
    };
    const responses = {
      getRestaurantMenu: { recipes: noTwin },
      getProfile: { eaters: [{ name: 'Ann', avoids: [avoids('milk'), avoids('eggs')] }] },
    };
    const { unmount } = open({ session: 'user', responses });
    expect((await asked())[0]).toBe('Is there milk in the Soup?');
    unmount();
    open({ session: 'user', responses: { ...responses, listFavourites } });
    expect((await asked())[0]).toBe('Is there egg in the Dumplings?');
  });

  it('says it in the kitchen’s language, too, as it is guessed or chosen', async () => {
    tick('milk');
    const { user } = open({ responses: { getRestaurant: [buildRestaurantDetail({ cuisine: 'Thai' })] } });
    expect((await screen.findByText('อาหารเหล่านี้มีนมหรือไม่')).lang).toBe('th');
    await user.selectOptions(screen.getByLabelText('Language of the kitchen'), 'es');
    expect(screen.getByText('¿Alguno de estos platos lleva leche?').lang).toBe('es');
    expect(screen.queryByText('อาหารเหล่านี้มีนมหรือไม่')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Language of the kitchen'), 'en');
    expect(screen.queryByText('¿Alguno de estos platos lleva leche?')).toBeNull();
  });
});

it('opens on the menu, where what decides stands beside its dishes', async () => {
  tick('milk');
  const { user } = renderPage('/restaurant/1', { responses: menu });
  await user.click(await screen.findByText('What to ask first'));
  const first = await screen.findByRole('list', { name: 'Ask first' });
  expect(within(first).getByText('Is there milk in any of these dishes?')).toBeDefined();
  expect(within(first).getByText('It decides 2 dishes')).toBeDefined();
  expect(screen.getByRole('link', { name: 'All questions, to print or read out' }).getAttribute('href')).toBe(
    '/restaurant/1/ask',
  );
});
