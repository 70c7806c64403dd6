import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDish, buildRestaurant } from '../../../test/builders.ts';
import { CallFailed } from '../../../test/api-client.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

// Each test has a zip code of its own, so that none depends on another's rows.
const bronx = { zip: '10462', lat: 40.8435, lng: -73.8607 };
const seattle = { zip: '98103', lat: 47.6717, lng: -122.3414 };

it('lists the restaurants of exactly this zip code, ZIP+4 and nocache included', async () => {
  const here = await buildRestaurant(server.db, bronx);
  await buildRestaurant(server.db, seattle);
  const { items } = await server.guest.listRestaurantsByPincode({
    params: { zip: '10462-1234' },
    query: { nocache: '17' },
  });
  expect(items.map((item) => item.id)).toEqual([here.id]);
  expect(items[0]).toMatchObject({ restro_id: here.id, pin: '10462', user_id: null });
});

it('gives an empty list for a zip code without restaurants', async () => {
  expect(await server.guest.listRestaurantsByPincode({ params: { zip: '99999' } })).toEqual({
    items: [],
    next: undefined,
  });
});

it('pages a list without losing or repeating a row', async () => {
  const zip = { zip: '97209', lat: 45.53, lng: -122.68 };
  const built = [];
  for (let count = 0; count < 5; count += 1) built.push((await buildRestaurant(server.db, zip)).id);
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await server.guest.listRestaurantsByPincode({
      params: { zip: '97209' },
      query: { limit: '2', cursor },
    });
    seen.push(...page.items.map((item) => item.id));
    cursor = page.next;
  } while (cursor);
  expect(seen).toEqual(built);
});

it("lists an owner's own restaurants, and asks a guest to sign in", async () => {
  const owner = await server.signUp({ role: 'r_admin' });
  const own = await buildRestaurant(server.db, { ...seattle, ownerId: owner.id });
  const { items } = await owner.client.listRestaurants({ query: { owner: 'me' } });
  expect(items.map((item) => item.id)).toEqual([own.id]);
  await expect(server.guest.listRestaurants({ query: { owner: 'me' } })).rejects.toMatchObject({ status: 401 });
});

it('lists the nearest restaurants outside the zip code, nearest first, however far they are', async () => {
  const [place] = (await server.guest.getZip({ params: { zip: '33040' } })).places;
  const [lat, lng] = [Number(place!.latitude), Number(place!.longitude)];
  const inside = await buildRestaurant(server.db, { zip: '33040', lat, lng });
  // A degree of latitude has 69 miles.
  const far = await buildRestaurant(server.db, { zip: '33043', lat: lat + 0.4, lng });
  const near = await buildRestaurant(server.db, { zip: '33041', lat: lat + 0.03, lng });
  const found = await server.guest.listRestaurantsNearby({ params: { zip: '33040' } });
  const ids = found.map((item) => item.id);
  expect(ids).not.toContain(inside.id);
  expect(ids).toContain(near.id);
  expect(found[0]).toMatchObject({ id: near.id });
  expect(found[0]!.distance_miles).toBeCloseTo(2.07, 1);
  // One is too few: the rings go on, nearest first, over half the country if need be.
  expect(ids[1]).toBe(far.id);
  expect(ids.length).toBeGreaterThan(2);
});

it('finds nothing near a military zip code, which lies nowhere, and 404 for one that does not exist', async () => {
  expect(await server.guest.listRestaurantsNearby({ params: { zip: '34001' } })).toEqual([]);
  await expect(server.guest.listRestaurantsNearby({ params: { zip: '00000' } })).rejects.toMatchObject({ status: 404 });
});

it('gives a restaurant with its hours and the number of its dishes', async () => {
  const { id } = await buildRestaurant(server.db, { restaurantUrl: 'https://www.doordash.com/store/x' });
  await buildDish(server.db, { restaurantId: id });
  const [restaurant] = await server.guest.getRestaurant({ params: { id: String(id) } });
  expect(restaurant).toMatchObject({
    id,
    dish_count: 1,
    opening_hours: [],
    restaurant_url: 'https://www.doordash.com/store/x',
  });
});

it('gives a menu in its order, whole, with facts to assess by', async () => {
  const { id } = await buildRestaurant(server.db);
  const second = await buildDish(server.db, {
    restaurantId: id,
    position: 2,
    ingredients: ['Ghee', 'Rice'],
    priceCents: 1250,
  });
  const first = await buildDish(server.db, { restaurantId: id, position: 1 });
  const { recipes } = await server.guest.getRestaurantMenu({ params: { id: String(id) } });
  expect(recipes.map((dish) => dish.id)).toEqual([first.id, second.id]);
  expect(recipes[1]).toMatchObject({ dish_price: 12.5, allergens: ['Milk'], ingredients: ['Ghee', 'Rice'] });
  expect(recipes[1]!.facts.allergens.find((fact) => fact.allergen === 'milk')?.presence).toBe('present');
});

it('gives an empty menu for a restaurant without dishes, and 404 without a restaurant', async () => {
  const { id } = await buildRestaurant(server.db);
  expect(await server.guest.getRestaurantMenu({ params: { id: String(id) } })).toEqual({ recipes: [] });
  const gone = server.guest.getRestaurantMenu({ params: { id: '999999999' } });
  await expect(gone).rejects.toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  await expect(server.guest.getRestaurant({ params: { id: '999999999' } })).rejects.toBeInstanceOf(CallFailed);
});
