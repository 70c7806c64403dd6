import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish, buildUser } from '../../../test/builders.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';

const stew = buildDish({ name: 'Stew', facts: buildFacts({}, { crossContactStatedAt: null }) });
const rice = buildDish({ name: 'Rice', facts: buildFacts({ absent: ['milk'] }) });
const restaurant = stew.restaurant_id;

beforeEach(() => {
  sessionStorage.setItem('avoiding', '["milk"]');
});

function noteMilk(): void {
  const note = { restaurant, kind: 'whether', things: ['milk'], dishes: [stew.id, rice.id], answer: 'yes', by: 'chef' };
  sessionStorage.setItem('told', JSON.stringify([{ ...note, at: new Date(Date.now() - 3_600_000).toISOString() }]));
}

/**
 * Loads the app again, because the test before already has its files, with this one as a file that the server holds
 * back.
 */
async function openWith(code: Promise<never>, responses: object = {}) {
  vi.resetModules();
  vi.doMock('./told-menu.tsx', () => code);
  const anew = await import('../../../test/render-page.tsx');
  return anew.renderPage(`/restaurant/${restaurant}`, {
    responses: {
      ...responses,
      getRestaurant: [buildRestaurantDetail({ id: restaurant })],
      getRestaurantMenu: { recipes: [stew, rice] },
    },
  });
}

it('shows no dish before it is known what its eater was told, and none where that can’t be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const chunk = Promise.withResolvers<never>();
  chunk.promise.catch(() => undefined);
  noteMilk();
  await openWith(chunk.promise);
  expect(await screen.findByRole('heading', { name: 'Menu' })).toBeDefined();
  expect((await screen.findAllByText(/^Looking up what you avoid/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Stew' })).toBeNull();
  expect(screen.queryByText(/said to be without/)).toBeNull();
  chunk.reject(new Error('Failed to fetch dynamically imported module'));
  expect(await screen.findByText('This part of the page could not be loaded.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Stew' })).toBeNull();
});

it('loads nothing of it where nothing was noted', async () => {
  const chunk = Promise.withResolvers<never>();
  chunk.promise.catch(() => undefined);
  chunk.reject(new Error('It was loaded'));
  await openWith(chunk.promise);
  expect(await screen.findByRole('link', { name: 'Stew' })).toBeDefined();
  expect(screen.queryByText('This part of the page could not be loaded.')).toBeNull();
});

it('shows no dish and no answer where it can’t ask whoever signed in whose the notes of this tab are', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const chunk = Promise.withResolvers<never>();
  chunk.promise.catch(() => undefined);
  chunk.reject(new Error('Failed to fetch dynamically imported module'));
  localStorage.setItem('token', 'abc');
  const avoids = [{ kind: 'allergen', allergen: 'milk', strictness: 'ask' }];
  noteMilk();
  await openWith(chunk.promise, { getUser: buildUser(), getProfile: { eaters: [{ avoids }] } });
  expect(await screen.findByText('This part of the page could not be loaded.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Rice' })).toBeNull();
  expect(screen.queryByText(/^1 said to be without/)).toBeNull();
});
