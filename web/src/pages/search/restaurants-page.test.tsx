import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildFound, buildRestaurant, buildZipPlace, pageOf } from '../../../test/builders.ts';
import { expectConsoleError } from '../../../test/console-errors.ts';
import { failsWith, noNetwork } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';

const getZip = buildZipPlace('02139');
const noneInArea = 'No restaurants available in this area for the specified zipcode.';

test('lists all restaurants and loads more on demand', async () => {
  const { user, calls } = renderPage('/restaurants', {
    responses: {
      discoverRestaurants: ({ query }) =>
        query.cursor === 'page-2' ? pageOf([buildFound({ name: 'Second page' })]) : pageOf([buildFound()], 'page-2'),
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'All Restaurants' });
  expect((await screen.findByText('1 restaurant shown')).getAttribute('role')).toBe('status');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByRole('link', { name: 'Second page' });
  await screen.findByText('All 2 restaurants shown');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(calls.filter(({ name }) => name === 'discoverRestaurants')).toHaveLength(2);
});

test('a page that can not be loaded leaves what is there and can be tried again', async () => {
  let isBroken = true;
  const { user } = renderPage('/restaurants', {
    responses: {
      discoverRestaurants: ({ query }) => {
        if (!query.cursor) return pageOf([buildFound({ name: 'First' })], 'page-2');
        return isBroken ? failsWith('unavailable') : pageOf([buildFound({ name: 'Second' })]);
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  screen.getByText(/More could not be loaded/);
  screen.getByRole('link', { name: 'First' });
  isBroken = false;
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Second' })).toBeDefined();
});

test('with a zip code shows that area, and clearing it shows all', async () => {
  const { user } = renderPage('/restaurants', {
    zip: '02139',
    responses: {
      getZip,
      discoverRestaurants: ({ query }) => pageOf(query.zipcode ? [] : [buildFound({ name: 'Everywhere' })]),
      listRestaurantsNearby: [],
    },
  });
  await screen.findByText(noneInArea);
  await user.click(screen.getByRole('button', { name: 'Clear zip code' }));
  await screen.findByRole('link', { name: 'Everywhere' });
  expect(localStorage.getItem('zipcode')).toBeNull();
});

test('asks for an r_admin’s own restaurants where there is a zip code, and for all without one', async () => {
  const responses = { getZip, listRestaurantsByPincode: pageOf([buildRestaurant()]), discoverRestaurants: pageOf([]) };
  const { calls, user } = renderPage('/restaurants', { session: 'r_admin', zip: '02139', responses });
  await screen.findAllByRole('article');
  expect(calls.find(({ name }) => name === 'listRestaurantsByPincode')?.query).toEqual({ limit: '12', owner: 'me' });
  await user.click(screen.getByRole('button', { name: 'Clear zip code' }));
  await screen.findByText('There are no restaurants here yet.');
  expect(calls.find(({ name }) => name === 'discoverRestaurants')?.query).toEqual({ limit: '12' });
});

test('without a network says so', async () => {
  renderPage('/restaurants', { responses: { discoverRestaurants: noNetwork } });
  await screen.findByText('The restaurants could not be loaded.');
  expect(screen.getByText(/Clearplate isn’t answering/)).toBeDefined();
});

test('a refused token leaves the page to a guest', async () => {
  renderPage('/restaurants', {
    session: 'user',
    responses: {
      getUser: failsWith('unauthenticated'),
      discoverRestaurants: pageOf([buildFound({ name: 'Still here' })]),
    },
  });
  await screen.findByRole('link', { name: 'Login' });
  await screen.findByRole('link', { name: 'Still here' });
  expectConsoleError('Error updating dishes');
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('sessionLost')).not.toBeNull();
});
