import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDish, buildRestaurant, unique } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const body = { eaters: [{ avoids: [{ kind: 'allergen', allergen: 'milk', strictness: 'ask' } as const] }] };
const idsOf = (page: { items: readonly { id: number }[] }) => page.items.map(({ id }) => id);

/** Builds three restaurants of one name in Montana, 0, about 7 and about 35 miles north of zip code 59301's middle. */
async function buildRow() {
  const name = unique('Diner');
  const [zip] = await server.db.query<{ lat: number; lng: number }>(sql`select lat, lng from zips where zip = '59301'`);
  const { lat, lng } = zip!;
  const ids = [];
  for (const north of [0.5, 0.1, 0])
    ids.unshift((await buildRestaurant(server.db, { name, zip: '59301', lat: lat + north, lng })).id);
  return { name, here: { lat, lng }, near: ids[0]!, middle: ids[1]!, far: ids[2]! };
}

describe('discovered restaurants', () => {
  it('gives those within the radius, the nearest first, with distances and counts', async () => {
    const { name, near, middle, far } = await buildRow();
    await buildDish(server.db, { restaurantId: middle, ingredients: ['Butter'] });
    await buildDish(server.db, { restaurantId: middle });
    const query = { q: name, zipcode: '59301', radius: '10' };
    const { items } = await server.guest.discoverRestaurants({ query, body });
    expect(items.map(({ id }) => id)).toEqual([near, middle]);
    expect(items[1]).toMatchObject({ open_now: null, counts: { avoid: 1, not_verified: 1, none_declared: 0 } });
    expect(items.map(({ distance_miles: miles }) => Math.round(miles!))).toEqual([0, 7]);
    const wider = await server.guest.discoverRestaurants({ query: { ...query, radius: '50' }, body });
    expect(idsOf(wider)).toEqual([near, middle, far]);
    const exact = await server.guest.discoverRestaurants({ query: { q: name, zipcode: '59301' }, body });
    expect(new Set(idsOf(exact))).toEqual(new Set([near, middle, far]));
    expect(exact.items[0]!.distance_miles).toBeNull();
  });

  it('leaves out those of the zip code itself where what is around it is asked for, also from the next pages', async () => {
    const { name, here, far } = await buildRow();
    const around = { name, zip: '59343', lat: here.lat + 0.02, lng: here.lng };
    const others = [await buildRestaurant(server.db, around), await buildRestaurant(server.db, around)];
    const query = { q: name, zipcode: '59301', radius: '10', outside: 'zip', limit: '1' } as const;
    const first = await server.guest.discoverRestaurants({ query, body });
    const second = await server.guest.discoverRestaurants({ query: { ...query, cursor: first.next }, body });
    expect([...idsOf(first), ...idsOf(second)]).toEqual(others.map(({ id }) => id));
    expect(second.next).toBeUndefined();
    const { items } = await server.guest.discoverRestaurants({ query: { ...query, radius: '50', limit: '9' }, body });
    expect(idsOf({ items })).not.toContain(far);
  });

  it('starts from where somebody is, and goes on from page to page', async () => {
    const { name, here, near, middle } = await buildRow();
    const place = { ...body, here: { ...here, lat: here.lat + 0.1 } };
    const query = { q: name, zipcode: '10001', limit: '1' };
    const first = await server.guest.discoverRestaurants({ query, body: place });
    expect(idsOf(first)).toEqual([middle]);
    // It stands in an address: nothing in it tells how far it is from where.
    expect(JSON.parse(Buffer.from(first.next!, 'base64url').toString())[1]).toEqual({ passed: 1 });
    const second = await server.guest.discoverRestaurants({ query: { ...query, cursor: first.next }, body: place });
    expect(idsOf(second)).toEqual([near]);
    expect(second.next).toBeUndefined();
  });

  it('keeps to a cuisine and to a price', async () => {
    const { name, near } = await buildRow();
    await server.db.query(sql`update restaurants set cuisine = 'Prairie' where id = ${near}`);
    await buildDish(server.db, { restaurantId: near, priceCents: 900 });
    const find = async (query: { cuisine?: string; max_price?: string }) =>
      idsOf(await server.guest.discoverRestaurants({ query: { q: name, ...query }, body }));
    expect(await find({ cuisine: 'prairie', max_price: '9' })).toEqual([near]);
    expect(await find({ cuisine: 'prairie', max_price: '8' })).toEqual([]);
    expect(await find({ cuisine: 'Thai' })).toEqual([]);
    expect(await server.guest.listCuisines()).toContain('Prairie');
  });

  it('gives each hit of a text once from page to page, the best first, however close their ranks', async () => {
    const word = unique('Brasserie');
    const ids: number[] = [];
    for (const [names, cuisines, texts] of [
      [1, 0, 0],
      [2, 0, 0],
      [3, 0, 0],
      [1, 1, 0],
      [1, 1, 3],
      [2, 1, 1],
      [1, 0, 2],
      [1, 0, 0],
    ]) {
      const { id } = await buildRestaurant(server.db, { name: `${word} `.repeat(names!).trim() });
      await server.db.query(sql`update restaurants set cuisine = ${`${word} `.repeat(cuisines!)},
        description = ${`${word} of `.repeat(texts!)} where id = ${id}`);
      ids.push(id);
    }
    const [one, two, three, , , , , again] = ids;
    const found: number[] = [];
    for (let cursor: string | undefined, pages = 0; pages < 12 && (pages === 0 || cursor !== undefined); pages += 1) {
      const page = await server.guest.discoverRestaurants({ query: { q: word, limit: '1', cursor }, body });
      found.push(...idsOf(page));
      cursor = page.next;
    }
    expect(found.toSorted((a, b) => a - b)).toEqual(ids);
    expect(found.filter((id) => [one, two, three, again].includes(id))).toEqual([three, two, one, again]);
  });

  it('answers with nothing around a zip code that does not exist', async () => {
    const { items } = await server.guest.discoverRestaurants({ query: { zipcode: '00000', radius: '50' }, body });
    expect(items).toEqual([]);
  });
});
