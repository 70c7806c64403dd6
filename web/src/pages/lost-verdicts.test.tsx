import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildFacts } from '../../test/build-facts.ts';
import { buildDish } from '../../test/builders.ts';
import { buildCartGroup, buildCartLine } from '../../test/cart-builders.ts';
import type { Responses } from '../../test/fake-api.ts';
import { buildRestaurantDetail } from '../../test/record-builders.ts';

const soup = buildDish({ id: 4, name: 'Soup', facts: buildFacts({ contains: ['milk'] }) });
const stew = buildDish({ id: 5, name: 'Stew', facts: buildFacts({ absent: ['milk'] }) });
const kept = (dish: typeof soup) => ({ added_at: '2026-11-01T08:00:00.000Z', removed_at: null, dish });
const milk = { kind: 'allergen', allergen: 'milk', strictness: 'ask' } as const;

const responses: Responses = {
  getProfile: { eaters: [{ avoids: [milk] }] },
  listFavourites: { dishes: [kept(soup), kept(stew)], restaurants: [] },
  getCart: [buildCartGroup([buildCartLine({ dish_id: 4, dish_name: 'Soup' })])],
  getDish: [soup],
  getRestaurant: [buildRestaurantDetail()],
  getRestaurantMenu: { recipes: [soup, stew] },
};

const badge = '../features/dishes/verdict-badge.tsx';

// All is loaded anew, or the badge is there from an earlier test.
beforeEach(() => {
  vi.resetModules();
  vi.doMock(badge, () => {
    throw new Error('No network');
  });
});
afterEach(() => {
  vi.doUnmock(badge);
  vi.resetModules();
});

it.each(['/profile/favourites', '/cart', '/dish/4', '/restaurant/1'])(
  '%s shows no dish where what draws its verdict can not be loaded',
  async (path) => {
    const { renderPage } = await import('../../test/render-page.tsx');
    renderPage(path, { session: 'user', responses });
    const alert = await screen.findByText('Your allergens are not being applied');
    expect(alert.parentElement?.textContent).toContain('No dish is shown before that.');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.queryByRole('heading', { name: /Soup|Stew/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /cart|more Soup/i })).toBeNull();
    expect(document.querySelector('article')).toBeNull();
  },
);
