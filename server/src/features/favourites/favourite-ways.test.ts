import type { FavouriteWay } from '@clearplate/contract/favourites';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMenuOf } from '../../../test/open-menu.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const now = new Date('2041-11-04T10:00:00Z');
const noPeanut = { allergen: 'peanuts' as const, level: 'absent' as const };
const way = { name: 'Without crushed peanuts', leaves_out: ['Crushed peanuts'], adds: [], statements: [noPeanut] };

/** Opens a menu of noodles with peanuts, a way without them, and somebody who has that way as a favourite. */
async function createFavouriteWay() {
  server.setNow(now);
  const { create, owner, save: saveMenu, params } = await openMenuOf(server);
  const ingredients = ['Rice noodles', 'Crushed peanuts', 'Carrot'];
  const dish = await create({ name: 'Rice noodles', ingredients, price_cents: 1200 });
  const save = async (variants: unknown[]) => {
    const saved = await owner.client.saveVariants({
      params: { ...params, dishId: String(dish.id) },
      ifMatch: (await owner.client.getMenuVariants({ params })).version,
      body: { variants } as Parameters<typeof owner.client.saveVariants>[0]['body'],
    });
    return saved.dishes.find(({ id }) => id === dish.id)!.variants;
  };
  const id = (await save([{ ...way, price_cents: 1250 }]))[0]!.id;
  const { client } = await server.signUp();
  const set = (is_saved: boolean, more: { way?: string; as_of?: number } = {}) =>
    client.setFavouriteWay({ params: { id: String(dish.id) }, body: { way: id, is_saved, ...more } });
  const list = async () => (await client.listFavourites()).ways;
  const only = async () => {
    const all = await list();
    expect(all).toHaveLength(1);
    return all[0]!;
  };
  const shown = async () => (await server.guest.getDish({ params: { id: String(dish.id) } }))[0]!.variants![0]!;
  await set(true, { as_of: (await shown()).as_of! });
  return { dish, ingredients, id, save, saveMenu, client, set, list, only, shown };
}

function verdictOf({ facts }: FavouriteWay) {
  const eaters = [
    { avoids: [{ kind: 'allergen' as const, allergen: 'peanuts' as const, strictness: 'ask' as const }] },
  ];
  if (!facts) return null;
  const context = { now: now.toISOString(), statementDays: 180, lexiconVersion: facts.lexiconVersion };
  return assessDish(facts, eaters, context).verdict;
}

describe('a kept way to make a dish', () => {
  it('has its own facts, price and words, and leaves the dish as it comes unkept', async () => {
    const { client, dish, id, only, set } = await createFavouriteWay();
    const kept = await only();
    expect(kept).toMatchObject({ removed_at: null, price: 12.5, news: [], dish: { id: dish.id } });
    expect(kept.way).toEqual({ id, name: way.name, leaves_out: way.leaves_out, adds: [], state: 'same' });
    expect(verdictOf(kept)).toBe('none_declared');
    expect(verdictOf({ ...kept, facts: kept.dish.facts })).toBe('avoid');
    expect(await client.listFavouriteMarks()).toEqual({
      dishes: [],
      ways: [{ dish_id: dish.id, way: id }],
      restaurants: [],
    });
    await Promise.all([set(true), set(true), set(true)]);
    await only();
    await set(false);
    await set(false);
    expect(await client.listFavourites()).toEqual({ dishes: [], ways: [], restaurants: [] });
  });

  it('stays under a new name that says the same', async () => {
    const { only, save, id } = await createFavouriteWay();
    await save([{ id, ...way, name: 'No crushed peanuts', keeps: ['peanuts'], statements: [] }]);
    const kept = await only();
    expect(kept.way).toMatchObject({ id, name: 'No crushed peanuts', state: 'same' });
    expect(verdictOf(kept)).toBe('none_declared');
  });

  it('clears nothing once it is made otherwise, however it is stated anew, until its person has seen that', async () => {
    const { only, save, id, set } = await createFavouriteWay();
    await save([{ id, ...way, adds: ['Bacon'] }]);
    const changed = await only();
    expect(changed.way).toMatchObject({ state: 'changed', adds: ['Bacon'] });
    expect(changed.news.map(({ change }) => change.kind)).toContain('variant_changed');
    expect(verdictOf(changed)).toBe('not_verified');
    // A press that doesn't say what was shown confirms nothing.
    await set(true);
    expect((await only()).way.state).toBe('changed');
    await set(true, { as_of: changed.as_of });
    const seen = await only();
    expect(seen).toMatchObject({ news: [], way: { state: 'same' } });
    expect(verdictOf(seen)).toBe('none_declared');
  });

  it('clears nothing once the dish has something more', async () => {
    const { only, saveMenu, dish, ingredients } = await createFavouriteWay();
    await saveMenu([{ id: dish.id, ingredients: [...ingredients, 'Peanut oil'] }]);
    const kept = await only();
    expect(kept.way.state).toBe('changed');
    expect(verdictOf(kept)).not.toBe('none_declared');
  });

  it('is withdrawn for good once it is deleted, and never taken for the dish', async () => {
    const { only, save, set } = await createFavouriteWay();
    await save([]);
    await save([way]);
    const kept = await only();
    expect(kept).toMatchObject({
      facts: null,
      way: { name: way.name, leaves_out: way.leaves_out, state: 'withdrawn' },
    });
    await expect(set(true)).rejects.toMatchObject({ status: 400 });
  });

  it('says when its dish left the menu', async () => {
    const { only, dish, set } = await createFavouriteWay();
    await server.db.query(sql`update dishes set archived_at = '2041-11-03T08:00:00Z' where id = ${dish.id}`);
    expect((await only()).removed_at).toBe('2041-11-03T08:00:00.000Z');
    await expect(set(true)).rejects.toMatchObject({ status: 400 });
  });

  it('has nothing said of it while nobody has derived it', async () => {
    const { only, dish } = await createFavouriteWay();
    await server.db.query(sql`update dish_facts set variants = null where dish_id = ${dish.id}`);
    expect(await only()).toMatchObject({ facts: null, way: { state: 'changed' } });
  });
});

describe('what can be kept', () => {
  it('is what was shown, of a dish that there is', async () => {
    const { client, set, list, save, id, shown, dish } = await createFavouriteWay();
    await set(false);
    const { as_of } = await shown();
    await save([{ id, ...way, adds: ['Bacon'] }]);
    await expect(set(true, { as_of: as_of! })).rejects.toMatchObject({ status: 409 });
    await expect(set(true, { way: 'of another dish' })).rejects.toMatchObject({ status: 400 });
    await expect(set(true, { way: '' })).rejects.toMatchObject({ status: 400 });
    const body = { way: id, is_saved: true };
    await expect(client.setFavouriteWay({ params: { id: '999999999' }, body })).rejects.toMatchObject({ status: 404 });
    expect(await list()).toEqual([]);
    await set(true, { as_of: (await shown()).as_of! });
    expect(await list()).toMatchObject([{ dish: { id: dish.id } }]);
  });

  it('is nobody else’s', async () => {
    const { dish, id, only } = await createFavouriteWay();
    const { client: other } = await server.signUp();
    await other.setFavouriteWay({ params: { id: String(dish.id) }, body: { way: id, is_saved: false } });
    expect((await other.listFavourites()).ways).toEqual([]);
    await only();
  });

  it('is at most 200 of them', async () => {
    const { set, dish } = await createFavouriteWay();
    await set(false);
    await server.db.query(sql`
      insert into favourite_ways (user_id, dish_id, way, seen_name, seen_variant, seen_history_id, added_at)
      select max(u.id), ${dish.id}, n::text, 'A way', '{"leaves_out": [], "adds": []}', 0, now()
      from users u, generate_series(1, 200) n group by n`);
    await expect(set(true)).rejects.toMatchObject({ status: 400 });
  });
});
