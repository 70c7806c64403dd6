import type { MapMark } from '@clearplate/contract/discovery';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDish, buildRestaurant, unique } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const eaters = [{ avoids: [{ kind: 'allergen', allergen: 'milk', strictness: 'ask' } as const] }];
const country = { north: 50, south: 24, west: -125, east: -66 };
const wholeEarth = { north: 90, south: -90, west: -180, east: 180 };

type Bounds = typeof country;
const ask = (q: string, bounds: Bounds, zoom: number, more = {}) =>
  server.guest.mapRestaurants({ query: { q, ...more }, body: { eaters, bounds, zoom } });
const sum = (marks: readonly MapMark[]) => marks.reduce((all, { restaurants }) => all + restaurants, 0);
const around = (lat: number, lng: number, reach: number): Bounds => ({
  north: lat + reach,
  south: lat - reach,
  west: lng - reach,
  east: lng + reach,
});

/** Builds restaurants of one name on an even grid of places, `step` degrees apart. */
async function buildSquare(lat: number, lng: number, side: number, step: number): Promise<string> {
  const name = unique('Square');
  for (let index = 0; index < side * side; index += 1) {
    const place = { lat: lat + Math.floor(index / side) * step, lng: lng + (index % side) * step };
    await buildRestaurant(server.db, { name, ...place });
  }
  return name;
}

describe('marks of the map', () => {
  it('tell every restaurant in the bounds once, at every zoom, and no more than lies there', async () => {
    const name = await buildSquare(46.0, -109.0, 12, 0.03);
    for (const zoom of [0, 3, 4, 6, 8, 9, 10, 11, 12, 14, 16, 20]) {
      const marks = await ask(name, country, zoom);
      expect([zoom, sum(marks)]).toEqual([zoom, 144]);
      expect(marks.length).toBeLessThanOrEqual(300);
    }
    // These are the first three rows and columns, whatever the cells of the grid are.
    const corner = { north: 46.07, south: 45.9, west: -109.1, east: -108.93 };
    for (const zoom of [5, 9, 11, 13]) expect(sum(await ask(name, corner, zoom))).toBe(9);
  });

  it('stand apart where they are apart on the screen, and lie within what they say', async () => {
    const name = await buildSquare(43.0, -107.0, 8, 0.02);
    const far = await ask(name, around(43, -107, 5), 6);
    expect(far).toHaveLength(1);
    expect(far[0]).toMatchObject({ restaurants: 64, restaurant: null, counts: null });
    expect(far[0]!.bounds).toMatchObject({ south: 43, west: -107 });
    const close = await ask(name, around(43.07, -106.93, 0.1), 13);
    expect(close.every(({ restaurant }) => restaurant?.name === name)).toBe(true);
    expect(close).toHaveLength(64);
    for (const { lat, lng, bounds } of [...far, ...close]) {
      expect(lat).toBeGreaterThanOrEqual(bounds.south);
      expect(lat).toBeLessThanOrEqual(bounds.north);
      expect(lng).toBeGreaterThanOrEqual(bounds.west);
      expect(lng).toBeLessThanOrEqual(bounds.east);
    }
  });

  it('of one place stay together however close one looks, and say that they have no extent', async () => {
    const name = unique('Court');
    for (let count = 0; count < 3; count += 1) await buildRestaurant(server.db, { name, lat: 44.5, lng: -103.25 });
    const [mark, ...others] = await ask(name, around(44.5, -103.25, 0.001), 20);
    expect(others).toEqual([]);
    const place = { north: 44.5, south: 44.5, west: -103.25, east: -103.25 };
    expect(mark).toMatchObject({ restaurants: 3, restaurant: null, bounds: place });
  });

  it('count the dishes of a single restaurant for whoever eats, and nothing for nobody', async () => {
    const { id, name } = await buildRestaurant(server.db, { name: unique('Creamery'), lat: 45.2, lng: -101.2 });
    await buildDish(server.db, { restaurantId: id, ingredients: ['Butter'] });
    await buildDish(server.db, { restaurantId: id });
    const [mark] = await ask(name, country, 5);
    expect(mark).toMatchObject({ restaurant: { id, name }, counts: { avoid: 1, not_verified: 1, none_declared: 0 } });
    const [unassessed] = await server.guest.mapRestaurants({
      query: { q: name },
      body: { eaters: [], bounds: country, zoom: 5 },
    });
    expect(unassessed!.counts).toMatchObject({ unchecked: 2, avoid: 0 });
  });

  it('reach across the date line, to the islands and into the north', async () => {
    const name = unique('Harbour');
    const places = { adak: [51.88, -176.65], attu: [52.9, 173.2], guam: [13.47, 144.75], utqiagvik: [71.29, -156.77] };
    for (const [lat, lng] of [...Object.values(places), [21.3, -157.85], [18.46, -66.1], [18.34, -64.93]])
      await buildRestaurant(server.db, { name, lat: lat!, lng: lng! });
    expect(sum(await ask(name, wholeEarth, 3))).toBe(7);
    expect(sum(await ask(name, { north: 55, south: 50, west: 170, east: -170 }, 5))).toBe(2);
    expect(sum(await ask(name, { north: 55, south: 50, west: 170, east: 180 }, 9))).toBe(1);
    for (const [lat, lng] of Object.values(places)) {
      const [mark] = await ask(name, around(lat!, lng!, 0.05), 13);
      expect(mark?.restaurant?.name).toBe(name);
    }
  });

  it('keep to the filters', async () => {
    const { id, name } = await buildRestaurant(server.db, { name: unique('Grill'), lat: 47.5, lng: -98.5 });
    await buildDish(server.db, { restaurantId: id, priceCents: 900 });
    expect(sum(await ask(name, country, 5, { max_price: '9' }))).toBe(1);
    expect(await ask(name, country, 5, { max_price: '8' })).toEqual([]);
    expect(await ask(name, country, 5, { cuisine: 'Thai' })).toEqual([]);
  });
});

it.each([
  [{ bounds: { ...country, north: 91 }, zoom: 5 }, 'bounds.north'],
  [{ bounds: { ...country, west: -181 }, zoom: 5 }, 'bounds.west'],
  [{ bounds: { ...country, east: '1' }, zoom: 5 }, 'bounds.east'],
  [{ bounds: { ...country, north: 23.9 }, zoom: 5 }, 'bounds.south'],
  [{ bounds: country, zoom: 21 }, 'zoom'],
  [{ bounds: country, zoom: 4.5 }, 'zoom'],
  [{ zoom: 5 }, 'bounds'],
])('refuses %j and names the field', async (part, field) => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/restaurant/map',
    payload: { eaters, ...part },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error: { issues: [{ field }] } });
});
