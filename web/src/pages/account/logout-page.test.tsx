import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../test/builders.ts';
import { failsWith, noNetwork } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';

test.each([{ ok: true } as const, failsWith('unauthenticated'), noNetwork])(
  'forgets the person whatever the server says, keeps the zip code, and goes home',
  async (logout) => {
    localStorage.setItem('address', '3');
    localStorage.setItem('restaurantData', '[]');
    sessionStorage.setItem('avoiding', '["milk"]');
    const { place, calls } = renderPage('/logout', {
      session: 'user',
      zip: '02139',
      responses: {
        logout,
        discoverRestaurants: pageOf([]),
        listRestaurantsNearby: [],
        getZip: failsWith('not_found'),
      },
    });
    await waitFor(() => expect(place.current).toBe('/'));
    await screen.findByRole('link', { name: 'Login' });
    expect(calls.find(({ name }) => name === 'logout')?.token).toBe('token-of-user');
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ zipcode: '02139' });
    expect(sessionStorage.getItem('avoiding')).toBeNull();
  },
);

test('a guest is simply sent home', async () => {
  const { place, calls } = renderPage('/logout', { responses: { discoverRestaurants: pageOf([]) } });
  await waitFor(() => expect(place.current).toBe('/'));
  expect(calls.map(({ name }) => name)).not.toContain('logout');
});
