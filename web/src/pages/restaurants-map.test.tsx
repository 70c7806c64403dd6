import type { MapMark } from '@clearplate/contract/discovery';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { buildZipPlace } from '../../test/builders.ts';
import { failsWith } from '../../test/fake-api.ts';
import { buildCounts } from '../../test/record-builders.ts';
import { renderPage } from '../../test/render-page.tsx';

// Loaded when somebody wants to see a map, and that takes its time on a busy machine.
beforeAll(() => import('./parts/restaurant-map.tsx'));

const { capped: _, ...counts } = buildCounts({ none_declared: 3, not_verified: 2, avoid: 1 });

function buildMark(given: Partial<MapMark> = {}): MapMark {
  const { lat = 42.36, lng = -71.1 } = given;
  return {
    lat,
    lng,
    restaurants: 1,
    town: 'Cambridge',
    bounds: { north: lat, south: lat, west: lng, east: lng },
    restaurant: { id: 1, name: 'Lemongrass Lane', cuisine: 'Thai' },
    counts,
    ...given,
  };
}

const group = buildMark({
  restaurant: null,
  counts: null,
  restaurants: 1200,
  bounds: { north: 43, south: 42, west: -72, east: -71 },
});

test('shows what is there on the map and in a list, judged for whoever eats, and no place in the address', async () => {
  sessionStorage.setItem('avoiding', '["milk"]');
  const { calls, user, place } = renderPage('/restaurants?view=map', {
    zip: '02139',
    responses: { getZip: buildZipPlace('02139'), mapRestaurants: [buildMark(), group] },
  });
  const list = await screen.findByRole('region', { name: 'Restaurants on the map' });
  await within(list).findByRole('heading', { level: 2, name: '1,201 restaurants here' });
  within(list).getByText('1 shown, others in 1 group');
  within(list).getByRole('link', { name: 'Lemongrass Lane' });
  within(list).getByText('3 without a conflict declared');
  const mark = await screen.findByRole('button', {
    name: 'Lemongrass Lane, Thai, Cambridge: 3 without a conflict declared · 2 to ask · 1 hidden',
  });
  await screen.findByRole('button', { name: '1,200 restaurants around Cambridge. Go closer' });
  await user.click(mark);
  const card = await screen.findByRole('region', { name: 'Lemongrass Lane' });
  expect(document.activeElement).toBe(within(card).getByRole('heading'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Lemongrass Lane' })).toBeNull();
  expect(document.activeElement).toBe(mark);

  const asked = calls.findLast(({ name }) => name === 'mapRestaurants')!;
  expect(asked.query).toEqual({});
  expect(asked.body).toMatchObject({ eaters: [{ avoids: [{ allergen: 'milk' }] }], bounds: {} });
  expect(place.current).toBe('/restaurants?view=map');
});

test('says where nothing is, and that it could not be loaded, which can be tried again', async () => {
  let isBroken = true;
  const { user } = renderPage('/restaurants?view=map', {
    responses: { mapRestaurants: () => (isBroken ? failsWith('bad_request') : []) },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  screen.getByText('What is here could not be loaded.');
  isBroken = false;
  await user.click(again);
  const none = await screen.findByText('No restaurants in this part of the map.');
  expect(none.getAttribute('role')).toBe('status');
});

test('shows no counts while it is not known what somebody avoids', async () => {
  const { calls } = renderPage('/restaurants?view=map', {
    session: 'user',
    responses: { getProfile: failsWith('forbidden'), mapRestaurants: [buildMark()] },
  });
  const list = await screen.findByRole('region', { name: 'Restaurants on the map' });
  await within(list).findByText('Not checked just now');
  await screen.findByRole('button', { name: 'Lemongrass Lane, Thai, Cambridge: not checked just now' });
  expect(screen.queryByText(/without a conflict/)).toBeNull();
  expect(calls.find(({ name }) => name === 'mapRestaurants')?.body).toMatchObject({ eaters: [] });
});

test('lists what stands at one place, and the switch leads back to the list', async () => {
  const { user, place } = renderPage('/restaurants?view=map', {
    responses: {
      mapRestaurants: [buildMark({ restaurants: 2, restaurant: null, counts: null })],
      discoverRestaurants: { items: [], next: undefined },
    },
  });
  await user.click(await screen.findByRole('button', { name: '2 restaurants at one place in Cambridge. Show them' }));
  await screen.findByText(/2 more: look for this zip code in the list/);
  await user.click(screen.getByRole('button', { name: 'List' }));
  await screen.findByText('There are no restaurants here yet.');
  expect(place.current).toBe('/restaurants');
});
