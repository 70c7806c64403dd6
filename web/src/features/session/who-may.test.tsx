import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildUser, pageOf } from '../../../test/builders.ts';
import { expectConsoleError } from '../../../test/console-errors.ts';
import { failsWith, neverAnswers } from '../../../test/fake-api.ts';
import { buildEditableMenu, buildMenuDish } from '../../../test/menu-builders.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const own = [
  '/profile',
  '/profile/allergens',
  '/profile/security',
  '/profile/data',
  '/cart/note/1',
  '/restaurant/1/import',
  '/restaurant/1/kitchen',
];
const admins = [
  '/admin',
  '/admin/enquiries',
  '/admin/reports',
  '/admin/restaurants',
  '/admin/restaurants/new',
  '/admin/charts',
];

/** Every page makes these calls, whoever the user is. */
const harmless = ['getUser', 'getProfile', 'getAssessSettings', 'listFavouriteMarks', 'getCart', 'listEaters'];

it.each([...own, ...admins])('a guest signs in before anything of %s is asked for', async (path) => {
  const { place, calls } = renderPage(path);
  await waitFor(() => expect(place.current).toBe('/login'));
  expect(calls.map(({ name }) => name).filter((name) => !harmless.includes(name))).toEqual([]);
});

describe('a page for the site’s admins', () => {
  it.each(admins.flatMap((path) => [[path, 'user'] as const, [path, 'r_admin'] as const]))(
    '%s shows and asks for nothing of it to a %s',
    async (path, session) => {
      const { calls } = renderPage(path, { session });
      expect(await screen.findByText('Forbidden')).toBeDefined();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(calls.map(({ name }) => name).filter((name) => !harmless.includes(name))).toEqual([]);
    },
  );

  it('shows nothing before it is known who is here, nor where that can’t be known', async () => {
    const waiting = renderPage('/admin', { session: 'w_admin', responses: { getUser: neverAnswers } });
    await waitFor(() => expect(waiting.calls.map(({ name }) => name)).toContain('getUser'));
    expect(screen.queryByRole('heading', { name: 'Admin' })).toBeNull();
    waiting.unmount();
    renderPage('/admin', { session: 'w_admin', responses: { getUser: failsWith('internal') } });
    expect(await screen.findByText('Your account could not be loaded.')).toBeDefined();
    expectConsoleError('Error updating dishes');
  });
});

describe('the links of the bar', () => {
  it.each([
    ['guest', ['Search', 'Restaurants', 'Dishes', 'Contact Us']],
    ['user', ['Search', 'Restaurants', 'Dishes', 'Contact Us', 'Cart']],
    ['r_admin', ['Restaurants', 'Contact Us']],
    ['w_admin', ['Restaurants', 'Contact Us', 'Admin']],
  ] as const)('of a %s', async (session, expected) => {
    renderPage('/privacy', { session });
    const last = expected.at(-1)!;
    await screen.findAllByRole('link', { name: last });
    const all = ['Search', 'Restaurants', 'Dishes', 'Contact Us', 'Cart', 'Admin'];
    const names = () => {
      const [bar] = screen.getAllByRole('navigation');
      return [...(bar?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
    };
    await waitFor(() => expect(all.filter((name) => names().includes(name))).toEqual(expected));
  });
});

describe('the menu file of a restaurant', () => {
  it.each([
    ['the owner of another', 'r_admin', 8],
    ['a diner who is named as its owner', 'user', 7],
    ['a diner', 'user', null],
  ] as const)('is not for %s', async (_, session, owner) => {
    renderPage('/restaurant/1/import', {
      session,
      responses: { getRestaurant: [buildRestaurantDetail({ user_id: owner })] },
    });
    expect(await screen.findByText('Forbidden')).toBeDefined();
    expect(screen.queryByLabelText(/CSV/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download the menu' })).toBeNull();
  });
});

describe('what diners reported of a restaurant', () => {
  it('is answered by its owner alone: a diner has no such field', async () => {
    renderPage('/restaurant/1', {
      session: 'user',
      responses: {
        getUser: buildUser({ id: 7 }),
        getRestaurant: [buildRestaurantDetail({ user_id: 7, name: 'Half Moon' })],
        getRestaurantMenu: { recipes: [] },
        getMenuForEditing: buildEditableMenu([buildMenuDish()]),
        listRestaurantReports: pageOf([]),
      },
    });
    await screen.findByText('This restaurant has no menu here yet.');
    expect(screen.queryByRole('textbox', { name: /Your answer/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /Kitchen|Menu as a file/ })).toBeNull();
    // This is the heart, which makes the restaurant a favourite.
    const saving = screen.queryAllByRole('button', { name: /^(Save|Edit)/ });
    expect(saving.map((button) => button.getAttribute('aria-label'))).toEqual(['Save Half Moon']);
  });
});
