import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../test/builders.ts';
import { failsWith, noNetwork } from '../../../test/fake-api.ts';
import { finishSignOut } from '../../features/session/sign-out.ts';
import { renderPage } from '../../../test/render-page.tsx';

test.each([
  [{ ok: true } as const, undefined],
  [failsWith('unauthenticated'), undefined],
  [noNetwork, 'token-of-user'],
])(
  'forgets the person whatever the server says, keeps the zip code and what it has to tell it, and goes home',
  async (logout, endingSession) => {
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
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      zipcode: '02139',
      ...(endingSession !== undefined && { endingSession }),
    });
    expect(screen.queryAllByText(/^You’re signed out here\./)).toHaveLength(endingSession === undefined ? 0 : 1);
    expect(sessionStorage.getItem('avoiding')).toBeNull();
  },
);

test('a sign-out without a network is finished by its own token, whoever is signed in since', async () => {
  localStorage.setItem('endingSession', 'token-of-before');
  let isAway = true;
  const { calls } = renderPage('/', {
    session: 'user',
    responses: {
      logout: () => {
        if (isAway) throw new TypeError('No network');
        return { ok: true } as const;
      },
      keepPageSession: { ok: true },
      discoverRestaurants: pageOf([]),
    },
  });
  await screen.findByText(/^You’re signed out here\./);
  await finishSignOut();
  expect(localStorage.getItem('endingSession')).toBe('token-of-before');
  isAway = false;
  await finishSignOut();
  expect(localStorage.getItem('endingSession')).toBeNull();
  expect(localStorage.getItem('token')).toBe('token-of-user');
  const told = calls.filter(({ name }) => name === 'logout' || name === 'keepPageSession');
  expect(told.map(({ name, token }) => [name, token])).toEqual([
    ['logout', 'token-of-before'],
    ['logout', 'token-of-before'],
    ['keepPageSession', 'token-of-user'],
  ]);
  await waitFor(() => expect(screen.queryByText(/^You’re signed out here\./)).toBeNull());
});

test('of two sign-outs without a network both are finished, and the one that fails again waits', async () => {
  let refused = new Set(['token-of-before', 'token-of-user']);
  const { place, calls } = renderPage('/logout', {
    session: 'user',
    responses: {
      logout: () => {
        if (refused.has(calls.at(-1)?.token ?? '')) throw new TypeError('No network');
        return { ok: true } as const;
      },
      discoverRestaurants: pageOf([]),
    },
  });
  localStorage.setItem('endingSession', 'token-of-before');
  await waitFor(() => expect(place.current).toBe('/'));
  await waitFor(() => expect(localStorage.getItem('endingSession')).toBe('token-of-before token-of-user'));
  refused = new Set(['token-of-before']);
  await finishSignOut();
  expect(localStorage.getItem('endingSession')).toBe('token-of-before');
  expect(screen.queryAllByText(/^You’re signed out here\./)).toHaveLength(1);
  refused.clear();
  await finishSignOut();
  expect(localStorage.getItem('endingSession')).toBeNull();
  const told = calls.filter(({ name }) => name === 'logout').map(({ token }) => token);
  expect(told.slice(1)).toEqual(['token-of-before', 'token-of-user', 'token-of-before']);
});

test('a guest is simply sent home', async () => {
  const { place, calls } = renderPage('/logout', { responses: { discoverRestaurants: pageOf([]) } });
  await waitFor(() => expect(place.current).toBe('/'));
  expect(calls.map(({ name }) => name)).not.toContain('logout');
});
