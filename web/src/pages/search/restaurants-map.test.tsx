import type { MapMark } from '@clearplate/contract/discovery';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { buildZipPlace } from '../../../test/builders.ts';
import { failsWith } from '../../../test/fake-api.ts';
import { countForFamily, family } from '../../../test/family.ts';
import { buildCounts } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

// It loads lazily with the map, which takes a while on a busy machine.
beforeAll(() => import('../../features/discovery/restaurants/restaurant-map.tsx'));

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

test('shows what is there on the map and in a list, assessed for whoever eats, and no place in the address', async () => {
  sessionStorage.setItem('avoiding', '["milk"]');
  const { calls, user, place } = renderPage('/restaurants?view=map', {
    zip: '02139',
    responses: { getZip: buildZipPlace('02139'), mapRestaurants: [buildMark(), group] },
  });
  const list = await screen.findByRole('region', { name: 'Restaurants on the map' });
  await within(list).findByRole('heading', { level: 2, name: '1,201 restaurants here' });
  within(list).getByText('1 shown, others in 1 group');
  within(list).getByRole('link', { name: 'Lemongrass Lane' });
  within(list).getByText('3 said to be without');
  const mark = await screen.findByRole('button', {
    name: 'Lemongrass Lane, Thai, Cambridge: 3 said to be without · 2 not verified · 1 to avoid',
  });
  await screen.findByRole('button', { name: '1,200 restaurants around Cambridge. Zoom in here' });
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

test('tells a family what there is for each, in its list and on a card, in one request for each of them', async () => {
  const marks = [buildMark(), buildMark({ restaurant: { id: 2, name: 'Half Moon', cuisine: '' }, lat: 42.4 }), group];
  const { calls, user } = renderPage('/restaurants?view=map', {
    session: 'user',
    responses: {
      getProfile: family,
      mapRestaurants: marks,
      countRestaurantVerdicts: countForFamily(counts),
    },
  });
  const said = '14 said to be without for Ana · 5 said to be without for Ben · 3 for all';
  const list = await screen.findByRole('region', { name: 'Restaurants on the map' });
  expect(await within(list).findAllByText(said)).toHaveLength(2);
  const counted = () => calls.filter(({ name }) => name === 'countRestaurantVerdicts');
  expect(counted().map(({ body }) => (body as { restaurants: number[] }).restaurants)).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(JSON.stringify(counted())).not.toMatch(/Ana|Ben/);
  await user.click(await screen.findByRole('button', { name: /^Lemongrass Lane, Thai/ }));
  await within(await screen.findByRole('region', { name: 'Lemongrass Lane' })).findByText(said);
});

test('says where nothing is, and that it could not be loaded, which can be tried again', async () => {
  let isBroken = true;
  const { user } = renderPage('/restaurants?view=map', {
    responses: { mapRestaurants: () => (isBroken ? failsWith('bad_request') : []) },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  screen.getByText('The restaurants here could not be loaded.');
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
  await within(list).findByText('Not checked right now');
  await screen.findByRole('button', { name: 'Lemongrass Lane, Thai, Cambridge: not checked right now' });
  expect(screen.queryByText(/said to be without/)).toBeNull();
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

test('the focus goes back to a mark that was rendered anew meanwhile, and to the map where it is gone', async () => {
  let marks = [buildMark()];
  const { user } = renderPage('/restaurants?view=map', { responses: { mapRestaurants: () => marks } });
  const name = 'Lemongrass Lane, Thai, Cambridge';
  const map = await screen.findByRole('application');
  /** Zooms out while the card is open, to where there are other marks. */
  const goFarther = async (next: MapMark[]) => {
    marks = next;
    await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    const total = next.reduce((sum, { restaurants }) => sum + restaurants, 0).toLocaleString('en-US');
    await screen.findByRole('heading', { name: `${total} restaurant${total === '1' ? '' : 's'} here` });
    screen.getByRole('heading', { level: 2, name: 'Lemongrass Lane' }).focus();
  };
  await user.click(await screen.findByRole('button', { name }));
  await goFarther([group]);
  await goFarther([buildMark(), buildMark({ restaurant: { id: 2, name: 'Half Moon', cuisine: '' }, lat: 42.4 })]);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  await user.click(screen.getByRole('button', { name }));
  await goFarther([group]);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(map);
});

test('search has the same map, of what matches the text and the filters', async () => {
  const { calls, user, place } = renderPage('/search?q=pad&tab=restaurants&cuisine=Thai&open=now', {
    responses: {
      discoverRestaurants: { items: [], next: undefined },
      judgeDishes: { items: [], next: undefined },
      mapRestaurants: [buildMark()],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Map' }));
  const list = await screen.findByRole('region', { name: 'Restaurants on the map' });
  await within(list).findByRole('link', { name: 'Lemongrass Lane' });
  expect(calls.findLast((call) => call.name === 'mapRestaurants')?.query).toEqual({
    q: 'pad',
    cuisine: 'Thai',
    open: 'now',
  });
  expect(place.current).toBe('/search?q=pad&tab=restaurants&cuisine=Thai&open=now&view=map');
  const box = screen.getByRole('combobox', { name: /^Search/ });
  await user.clear(box);
  await user.type(box, 'lane{Enter}');
  await vi.waitFor(() => expect(calls.findLast((call) => call.name === 'mapRestaurants')?.query['q']).toBe('lane'));
});
