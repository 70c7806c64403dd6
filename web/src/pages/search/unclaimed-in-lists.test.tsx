import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish, buildFound, buildRestaurant, pageOf } from '../../../test/builders.ts';
import type { Responses } from '../../../test/fake-api.ts';
import { buildCounts, buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const salad = buildDish({ name: 'Salad', facts: buildFacts({ absent: ['milk'] }) });
const found = buildFound({ id: 1, counts: buildCounts() });
const restaurant = buildRestaurant({ id: 1 });
const added_at = '2026-11-01T08:00:00.000Z';
const mark = {
  lat: 42.36,
  lng: -71.1,
  restaurants: 1,
  town: 'Cambridge',
  bounds: { north: 42.36, south: 42.36, west: -71.1, east: -71.1 },
  restaurant: { id: 1, name: 'Lemongrass Lane', cuisine: 'Thai' },
  counts: buildCounts({ none_declared: 2 }),
};
const responses: Responses = {
  discoverRestaurants: pageOf([found]),
  countVerdicts: buildCounts(),
  mapRestaurants: [mark],
  getRestaurant: [buildRestaurantDetail({ id: 1, name: 'Lemongrass Lane', opening_hours: [] })],
  getRestaurantMenu: { recipes: [salad] },
  listFavourites: {
    dishes: [{ added_at, removed_at: null, dish: salad }],
    ways: [],
    restaurants: [restaurant],
  },
};

beforeEach(() => {
  sessionStorage.clear();
  const told = { restaurant: 1, kind: 'whether', things: ['peanut'], dishes: [salad.id], answer: 'yes', by: 'chef' };
  const at = new Date(Date.now() - 3_600_000).toISOString();
  sessionStorage.setItem(
    'told',
    JSON.stringify([
      { ...told, at },
      { ...told, at, kind: 'shared_equipment', answer: 'no' },
    ]),
  );
});

it.each([
  '/',
  '/restaurants',
  '/restaurants?view=map',
  '/search?q=thai&tab=restaurants',
  '/search?q=thai&tab=restaurants&view=map',
  '/compare?r=1',
  '/profile/favourites',
])(
  '%s asks whoever signed in once whose the warning is that a guest noted, and doesn’t say what it warned of',
  async (address) => {
    const { user } = renderPage(address, { session: 'user', responses });
    const claim = await screen.findByRole('button', { name: 'I noted that' });
    if (address !== '/profile/favourites')
      expect((await screen.findAllByText(/^Something was noted here on this device/)).length).toBeGreaterThan(0);
    const asked = within(screen.getByRole('region', { name: 'Noted in this tab' }));
    expect(await asked.findByText(/^Lemongrass Lane, \w+ \d+, \d+:\d\d\s[AP]M: 2 answers$/)).toBeDefined();
    // The home page offers allergens to choose from.
    expect(document.body.textContent).not.toMatch(address === '/' ? /contains peanut/i : /peanut/i);
    expect(screen.queryByText(/You were told/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Send it|Delete this note/ })).toBeNull();
    await user.click(claim);
    expect(document.activeElement?.matches('h1, h2')).toBe(true);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Noted in this tab' })).toBeNull());
    expect((await screen.findAllByText(/^You were told: contains peanut/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Something was noted here/)).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Delete this note' }).length).toBeGreaterThan(0);
    expect((await screen.findAllByRole('button', { name: 'Send it to the restaurant' })).length).toBeGreaterThan(0);
    await user.click(screen.getAllByRole('button', { name: 'Delete this note' })[0]!);
    await waitFor(() => expect(screen.queryByText(/^You were told/)).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  },
);
