import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage, type PageOptions } from '../../../test/render-page.tsx';
import { speakEnglish, speakSpanish } from '../../translations/t.ts';
import { es } from '../../translations/interface/es.ts';

const sauced = ['Bowl', 'Wrap', 'Noodles'].map((name) =>
  buildDish({ name, facts: buildFacts({}, { opaque: ['House sauce'] }) }),
);
const recipes = [...sauced, buildDish({ name: 'Rice', facts: buildFacts({}) })];
const responses = {
  getRestaurant: [buildRestaurantDetail({ cuisine: 'Thai' })],
  getRestaurantMenu: { recipes },
};
const open = (options: PageOptions = {}) =>
  renderPage('/restaurant/1/ask', { ...options, responses: { ...responses, ...options.responses } });

const findSauce = async (said = 'What is in the House sauce?') =>
  (await screen.findByRole('heading', { name: said })).closest('article')!;
const listFirst = () =>
  within(screen.getByRole('list', { name: 'Ask first' }))
    .getAllByRole('article')
    .map((one) => within(one).getByRole('heading').textContent);

beforeEach(() => {
  sessionStorage.setItem('avoiding', '["peanuts"]');
});

describe('a part that several dishes have', () => {
  it('is asked about below what decides, with what the answer can do, and in the kitchen’s language', async () => {
    open();
    const sauce = within(await findSauce());
    expect(sauce.getByText('It can warn of 3 dishes')).toBeDefined();
    expect(sauce.getByText('Because of peanut')).toBeDefined();
    expect(sauce.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Bowl', 'Wrap', 'Noodles']);
    expect((await sauce.findByText(/^ใน “House sauce” มีอะไรบ้าง/)).lang).toBe('th');
    expect(listFirst()).toEqual(['Is there peanut in any of these dishes?', 'What is in the House sauce?']);
    expectNoPromise();
  });

  it('is said in Spanish', async () => {
    speakSpanish(es);
    try {
      open();
      const sauce = within(await findSauce('¿Qué lleva «House sauce»?'));
      expect(sauce.getByText('Puede advertirte de 3 platos')).toBeDefined();
    } finally {
      speakEnglish();
    }
  });

  it('warns of all of them once two taps note that it has it', async () => {
    const { user } = open();
    const sauce = within(await findSauce());
    const taps = sauce.getByRole('group', { name: 'What were you told? Is there peanut in the House sauce?' });
    await user.click(within(taps).getByRole('button', { name: 'Yes' }));
    await user.click(await sauce.findByRole('button', { name: 'the chef' }));
    expect(await screen.findByText('No questions about 3 dishes that you avoid anyway.')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'What is in the House sauce?' })).toBeNull();
    expect(listFirst()).toEqual(['Is there peanut in the Rice?']);
  });

  it('settles nothing with a “no”, which stands beside it', async () => {
    const { user } = open();
    const sauce = within(await findSauce());
    await user.click(sauce.getByRole('button', { name: 'No' }));
    await user.click(await sauce.findByRole('button', { name: 'the chef' }));
    expect(sauce.getByText(/^You were told: no peanut in the House sauce, by the chef, /)).toBeDefined();
    expect(screen.getByText('It decides 4 dishes')).toBeDefined();
    expect(screen.queryByText(/\d told, not stated/)).toBeNull();
    expectNoPromise();
  });

  it('comes last once nobody could say, and is still open', async () => {
    const { user } = open();
    const sauce = within(await findSauce());
    await user.click(sauce.getByRole('button', { name: 'They couldn’t say' }));
    await user.click(await sauce.findByRole('button', { name: 'the chef' }));
    expect(within(await findSauce()).getByText('Still open: nobody could say')).toBeDefined();
    const whether = (await screen.findByRole('heading', { name: /^Is there peanut/ })).closest('li')!;
    expect(whether.className).not.toContain('put-off');
  });

  it('is asked about first where everything else is stated, also on the menu', async () => {
    const stated = sauced.map((dish) => ({
      ...dish,
      facts: buildFacts({ absent: ['peanuts'] }, { opaque: ['House sauce'] }),
    }));
    const { user } = renderPage('/restaurant/1', {
      responses: { ...responses, getRestaurantMenu: { recipes: stated } },
    });
    await user.click(await screen.findByText('What to ask first'));
    expect(await screen.findByText('It can warn of 3 dishes')).toBeDefined();
    expect(listFirst()).toEqual(['What is in the House sauce?']);
    expect(screen.queryByText('No single answer would settle more dishes of this menu.')).toBeNull();
  });

  it('that is in what the person keeps comes first', async () => {
    const brothy = ['Ramen', 'Pho', 'Udon'].map((name, index) =>
      buildDish({ id: 81 + index, name, facts: buildFacts({}, { opaque: ['Broth'] }) }),
    );
    const getRestaurantMenu = { recipes: [...sauced, ...brothy] };
    const peanut = { kind: 'allergen', allergen: 'peanuts', strictness: 'ask' } as const;
    const getProfile = { eaters: [{ name: 'Ann', avoids: [peanut] }] };
    const listFavourites = {
      dishes: [{ added_at: '2026-11-01T00:00:00.000Z', removed_at: null, dish: brothy[0]! }],
      ways: [],
      restaurants: [],
    };
    const { unmount } = open({ session: 'user', responses: { getRestaurantMenu, getProfile } });
    await findSauce();
    expect(listFirst().slice(1)).toEqual(['What is in the House sauce?', 'What is in the Broth?']);
    unmount();
    open({ session: 'user', responses: { getRestaurantMenu, getProfile, listFavourites } });
    await findSauce();
    expect(listFirst().slice(1)).toEqual(['What is in the Broth?', 'What is in the House sauce?']);
  });
});
