import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildDish, buildRestaurant, unique } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';
import { deriveOutdated } from '../derivation/derive-outdated.ts';

let server: TestServer;
let dish: number;
let word: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());
beforeEach(async () => {
  word = unique('packed');
  const { id: restaurantId } = await buildRestaurant(server.db);
  const name = `Panko shrimp ${word}`;
  ({ id: dish } = await buildDish(server.db, {
    restaurantId,
    name,
    ingredients: ['Panko', 'Shrimp', 'Ghee', 'Spices', 'Worcestershire sauce', 'Soy sauce', 'Mayonnaise', 'Marzipan'],
  }));
});

const deriveAgain = () =>
  deriveOutdated(server.db, { signal: new AbortController().signal, now: () => new Date('2026-11-03T10:00:00Z') });

async function isPacked(): Promise<boolean> {
  const [row] = await server.db.query<{ packed: boolean }>(sql`
    select packed is not null as packed from dish_facts where dish_id = ${dish}`);
  return row!.packed;
}

/** Returns what a list shows of the dish, and what its own page does. */
async function inListAndAlone() {
  const list = await server.guest.judgeDishes({ query: { q: word }, body: { eaters: [] } });
  const { distance_miles: _, ...listed } = list.items[0]!;
  const [alone] = await server.guest.getDish({ params: { id: String(dish) } });
  return { listed, alone: alone! };
}

describe('a dish in a list', () => {
  it('says the same as its own page, packed or not yet', async () => {
    for (const packed of [false, true]) {
      if (packed) {
        await server.db.query(sql`update dish_facts set lexicon_version = '0' where dish_id = ${dish}`);
        await deriveAgain();
      }
      expect(await isPacked()).toBe(packed);
      const { listed, alone } = await inListAndAlone();
      expect(listed).toEqual(alone);
      expect(listed.allergens).toContain('Crustacean shellfish');
    }
  });

  it('leaves the ways to make it to its own page, where the list does not show it for them', async () => {
    await server.db.query(sql`
      update dish_facts set variants = jsonb_build_array(
        jsonb_build_object('id', 'a1', 'name', 'Without prawns', 'price_cents', null, 'facts', facts))
      where dish_id = ${dish}`);
    const { listed, alone } = await inListAndAlone();
    expect(alone.variants).toMatchObject([{ name: 'Without prawns', price_cents: null, facts: alone.facts }]);
    expect(listed.variants).toBeNull();
    await server.db.query(sql`update dish_facts set variants = null where dish_id = ${dish}`);
  });

  it('never says what its facts were before, however they are changed', async () => {
    await server.db.query(sql`update dish_facts set lexicon_version = '0' where dish_id = ${dish}`);
    await deriveAgain();
    await server.db.query(sql`
      update dish_facts set facts = facts || '{"allergens": [], "opaque": []}' where dish_id = ${dish}`);
    expect(await isPacked()).toBe(false);
    expect((await inListAndAlone()).listed.facts).toMatchObject({ allergens: [], opaque: [] });
  });

  it('goes out shorter than its own page', async () => {
    const request = { method: 'POST', url: `/api/dish/judged?q=${word}`, payload: { eaters: [] } } as const;
    const [listed, alone] = [await server.app.inject(request), await server.app.inject(`/api/dish/${dish}`)];
    expect(listed.body.length).toBeLessThan(alone.body.length * 0.7);
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const compressed = await server.app.inject({ ...request, headers });
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(compressed.rawPayload).toString()).toBe(listed.body);
    expect(compressed.rawPayload.length).toBeLessThan(listed.rawPayload.length);
    expect(listed.json()).toMatchObject([{ facts: { known: expect.anything(), evidence: expect.anything() } }]);
  });
});
