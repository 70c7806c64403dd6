import type { Profile } from '@clearplate/contract/eaters';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish, buildFound, pageOf } from '../../../test/builders.ts';
import { buildCartGroup, buildCartLine } from '../../../test/cart-builders.ts';
import { failsWith, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { buildCounts, buildRecipe, buildRestaurantDetail } from '../../../test/record-builders.ts';
import { buildEater, buildPreference } from '../../../test/person-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { es } from '../../translations/interface/es.ts';
import { speakEnglish, speakSpanish } from '../../translations/t.ts';

beforeEach(() => speakSpanish(es));
afterEach(speakEnglish);

const milk = { kind: 'allergen', allergen: 'milk', strictness: 'dangerous' } as const;
const peanuts = { kind: 'allergen', allergen: 'peanuts', strictness: 'ask' } as const;
const profile: Profile = { eaters: [{ avoids: [milk, peanuts] }] };
const at = '2026-11-01T00:00:00.000Z';
const own = {
  name: 'Zuppa',
  description: 'Zuppa calda.',
  section: '',
  restaurant_name: 'Luna',
  restaurant_address: '',
};
const named = (id: number, name: string, facts: ReturnType<typeof buildFacts>) =>
  buildDish({ ...own, id, name, facts });
const warned = named(4, 'Zuppa', buildFacts({ contains: ['milk'], mayContain: ['peanuts'], absent: ['eggs'] }));
const cleared = named(5, 'Torta', buildFacts({ absent: ['milk', 'peanuts'] }));
const open = named(6, 'Pane', buildFacts({}, { opaque: ['spezie'] }));
const old = named(7, 'Riso', buildFacts({ absent: ['milk', 'peanuts'], at: '2020-01-01T00:00:00.000Z' }));

/** These words are in nearly every English sentence and in no Spanish one. */
const english =
  /\b(the|of|and|is|are|was|not|with|your|you|what|this|these|that|said|contains?|milk|peanuts?|show|nothing|stated|verified|dish|dishes|could|been|loaded|try|again)\b/i;

/** Returns the page's English texts, except what a restaurant or a person wrote. */
function englishOnPage() {
  const main = screen.getByRole('main');
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const texts: string[] = [document.title];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const one of main.querySelectorAll('[aria-label],[alt],[title],[placeholder]'))
    texts.push(...['aria-label', 'alt', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''));
  return texts.filter((text) => english.test(text));
}

const detail = buildRestaurantDetail({
  name: 'Luna',
  description: '',
  cuisine: '',
  address: 'Via Roma 1',
  city: 'Luna',
});

describe('what may be eaten is said in Spanish', () => {
  it('on the page of a dish, whatever is known of it', async () => {
    for (const dish of [warned, cleared, open, old]) {
      const { unmount } = renderPage(`/dish/${dish.id}`, {
        session: 'user',
        responses: { getProfile: { ...profile }, getDish: [dish] },
      });
      await screen.findByRole('heading', { level: 1, name: dish.name });
      await waitFor(() => expect(document.querySelector('[data-verdict]')).not.toBeNull());
      expect(englishOnPage()).toEqual([]);
      unmount();
    }
  });

  it('on a menu, with what is hidden', async () => {
    const { user } = renderPage('/restaurant/1', {
      session: 'user',
      responses: {
        getProfile: profile,
        getRestaurant: [detail],
        getRestaurantMenu: { recipes: [warned, cleared, open, old] },
      },
    });
    await screen.findByRole('heading', { name: 'Torta' });
    expect(screen.queryByRole('heading', { name: 'Zuppa' })).toBeNull();
    await user.click(screen.getAllByRole('button', { name: /Mostrar/ })[0]!);
    expect(await screen.findByRole('heading', { name: 'Zuppa' })).toBeDefined();
    expect(englishOnPage()).toEqual([]);
  });

  it('in the cart, before one goes on to order', async () => {
    const line = { dish_name: 'Zuppa', restaurant_name: 'Luna' };
    const facts = buildFacts({ contains: ['milk'], at });
    renderPage('/cart', {
      session: 'user',
      responses: {
        getProfile: profile,
        getCart: [
          buildCartGroup([buildCartLine({ ...line, facts })], { restaurant_name: 'Luna', restaurant_address: '' }),
        ],
      },
    });
    await screen.findByRole('heading', { level: 3, name: 'Zuppa' });
    await waitFor(() => expect(document.querySelector('[data-verdict="avoid"]')).not.toBeNull());
    expect(englishOnPage()).toEqual([]);
  });

  it('in a list that the server assessed', async () => {
    renderPage('/dishes', {
      session: 'user',
      responses: {
        getProfile: profile,
        judgeDishes: pageOf([cleared]),
        countVerdicts: buildCounts({ none_declared: 1, avoid: 3, not_verified: 2 }),
      },
    });
    await screen.findByRole('heading', { name: 'Torta' });
    expect(englishOnPage()).toEqual([]);
  });
});

describe('that something is missing is said in Spanish', () => {
  const lists: Responses = {
    judgeDishes: failsWith('forbidden'),
    judgeRecipes: failsWith('forbidden'),
    countVerdicts: failsWith('forbidden'),
    discoverRestaurants: failsWith('forbidden'),
    getDish: failsWith('forbidden'),
    getRecipe: failsWith('forbidden'),
    getRestaurant: failsWith('forbidden'),
    getRestaurantMenu: failsWith('forbidden'),
    getCart: failsWith('forbidden'),
    listAddresses: failsWith('forbidden'),
    listPreferences: failsWith('forbidden'),
    listEaters: failsWith('forbidden'),
    listFavourites: failsWith('forbidden'),
    listSessions: failsWith('forbidden'),
  };

  it.each([
    '/dish/4',
    '/recipe/5',
    '/restaurant/1',
    '/dishes',
    '/recipes',
    '/restaurants',
    '/cart',
    '/profile/addresses',
    '/profile/preferences',
    '/profile/eaters',
    '/profile/favourites',
    '/profile/security',
  ])('where it failed: %s', async (path) => {
    renderPage(path, { session: 'user', responses: lists });
    await waitFor(() => {
      const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
      expect(alerts.join('')).not.toBe('');
    });
    expect(englishOnPage()).toEqual([]);
  });

  it('where there is no network: /dish/4', async () => {
    renderPage('/dish/4', { session: 'user', responses: { getDish: noNetwork } });
    await screen.findAllByRole('alert');
    expect(englishOnPage()).toEqual([]);
  });

  it.each<[string, Responses, RegExp]>([
    ['/cart', { getCart: [] }, /carrito/i],
    ['/profile/addresses', { listAddresses: [] }, /direcci/i],
    ['/profile/preferences', { listPreferences: [] }, /preferencia/i],
    ['/restaurant/1', { getRestaurant: [detail], getRestaurantMenu: { recipes: [] } }, /carta|menú/i],
    ['/dishes', { judgeDishes: pageOf([]), countVerdicts: buildCounts() }, /plato/i],
    ['/restaurants', { discoverRestaurants: pageOf([]) }, /restaurante/i],
  ])('where there is nothing: %s', async (path, responses, words) => {
    renderPage(path, { session: 'user', responses });
    await waitFor(() => expect(screen.getByRole('main').textContent).toMatch(words));
    expect(englishOnPage()).toEqual([]);
  });
});

describe('what somebody avoids is said in Spanish', () => {
  it.each<[string, Responses]>([
    [
      '/profile/eaters',
      { listEaters: [buildEater({ name: 'Ana', allergens: [{ name: 'Milk', strictness: 'ask' }] })] },
    ],
    ['/profile/preferences', { listPreferences: [buildPreference({ name: 'Ajo', ingredients: 'Ajo' })] }],
    [
      '/recipe/5',
      { getRecipe: buildRecipe({ ...own, name: 'Torta', ingredients: [{ name: 'uova', probability: 0.4 }] }) },
    ],
    [
      '/restaurants',
      {
        discoverRestaurants: pageOf([
          buildFound({ name: 'Luna', description: '', cuisine: '', address: '', city: '' }),
        ]),
      },
    ],
  ])('on %s', async (path, responses) => {
    renderPage(path, { session: 'user', responses: { getProfile: profile, ...responses } });
    await waitFor(() => expect(screen.getByRole('main').textContent).toMatch(/Ana|Ajo|Torta|Luna/));
    expect(englishOnPage()).toEqual([]);
  });
});
