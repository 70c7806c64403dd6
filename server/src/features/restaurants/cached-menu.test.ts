import { gunzipSync } from 'node:zlib';
import { restaurantCalls } from '@clearplate/contract/restaurants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDish, buildRestaurant } from '../../../test/builders.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import type { Db } from '../../db/db.ts';
import { raw, sql, type Sql } from '../../db/sql.ts';
import { findMenu, cacheMenu, menuOf } from './menu.queries.ts';

let server: TestServer;
let database: TestDatabase;
beforeAll(async () => {
  server = await createTestServer();
  database = await createTestDatabase();
});
afterAll(() => Promise.all([server.end(), database.end()]));

const { response } = restaurantCalls.getRestaurantMenu;
const read = (id: number) => server.guest.getRestaurantMenu({ params: { id: String(id) } });
const readUncached = async (id: number) => response.parse({ recipes: (await findMenu(server.db, id))?.dishes });
const get = (id: number, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: `/api/restaurant/menu/${id}`, headers });

/** Returns the state of a restaurant's menu, and the one for which an answer is kept. */
async function versionsOf(id: number) {
  const [row] = await server.db.query<{ now: number; kept: number | null }>(sql`
    select v.version as now, k.version as kept from menu_versions v left join kept_menus k using (restaurant_id)
    where v.restaurant_id = ${id}`);
  return row!;
}

describe('a kept menu', () => {
  it('is kept by the first who asks, and sent to the next', async () => {
    const { restaurantId } = await buildDish(server.db, { ingredients: ['Ghee'] });
    const first = await get(restaurantId);
    const { now, kept } = await versionsOf(restaurantId);
    expect(kept).toBe(now);
    await server.db.query(sql`update kept_menus set etag = 'proof' where restaurant_id = ${restaurantId}`);
    const second = await get(restaurantId);
    expect(second.headers['etag']).toBe('W/"proof"');
    expect(second.json()).toEqual(first.json());
  });

  it('goes out compressed to those who take it, as JSON to others, and not at all to those who have it', async () => {
    const { restaurantId } = await buildDish(server.db);
    const plain = await get(restaurantId);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const packed = await get(restaurantId, { 'accept-encoding': 'br;q=1, gzip' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-cache' });
    expect(packed.headers['vary']).toContain('accept-encoding');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect((await get(restaurantId, { 'accept-encoding': 'gzip;q=0' })).body).toBe(plain.body);
    const etag = String(packed.headers['etag']);
    const known = await get(restaurantId, { 'if-none-match': `"another", ${etag}` });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    await server.db.query(sql`update dishes set price_cents = 1234 where restaurant_id = ${restaurantId}`);
    expect((await get(restaurantId, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('is there for a menu without dishes, and not for a restaurant that is none', async () => {
    const { id } = await buildRestaurant(server.db);
    expect([await read(id), await read(id)]).toEqual([{ recipes: [] }, { recipes: [] }]);
    await server.db.query(sql`delete from restaurants where id = ${id}`);
    expect((await get(id)).statusCode).toBe(404);
  });

  it('is made each time where its state has no number', async () => {
    const { restaurantId } = await buildDish(server.db);
    await read(restaurantId);
    await database.owner.query(sql`delete from menu_versions where restaurant_id = ${restaurantId}`);
    expect((await read(restaurantId)).recipes).toHaveLength(1);
  });

  it('is not made from another query or in another form', async () => {
    const { restaurantId } = await buildDish(server.db);
    await read(restaurantId);
    await server.db.query(sql`update kept_menus set maker = 'older', body = '' where restaurant_id = ${restaurantId}`);
    expect((await read(restaurantId)).recipes).toHaveLength(1);
  });
});

/** Lists a change to each table that the answer is read from, after which it is another. */
const changes: Record<string, (dish: number, restaurant: number) => Sql[]> = {
  restaurants: (_, id) => [sql`update restaurants set name = name || '!' where id = ${id}`],
  dishes: (dish, id) => [
    sql`update dishes set name = 'Changed' where id = ${dish}`,
    sql`update dishes set archived_at = now() where id = ${dish}`,
    sql`update dishes set archived_at = null where id = ${dish}`,
    sql`update dishes set restaurant_id = (select min(id) from restaurants where id <> ${id}) where id = ${dish}`,
    sql`update dishes set restaurant_id = ${id} where id = ${dish}`,
    sql`delete from dishes where id = ${dish}`,
  ],
  dish_facts: (dish) => [
    sql`update dish_facts set facts = facts || '{"opaque": ["spices"]}' where dish_id = ${dish}`,
    sql`create temp table kept_facts as select * from dish_facts where dish_id = ${dish}`,
    sql`delete from dish_facts where dish_id = ${dish}`,
    sql`insert into dish_facts select * from kept_facts`,
  ],
  allergens: () => [
    sql`update allergens set name = 'Cow juice' where id = 'milk'`,
    sql`update allergens set name = 'Milk' where id = 'milk'`,
  ],
};

interface Plan {
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}
const tablesIn = (plan: Plan): string[] => [
  ...(plan['Relation Name'] === undefined ? [] : [plan['Relation Name']]),
  ...(plan.Plans ?? []).flatMap(tablesIn),
];

describe('a change to what a menu is read from', () => {
  it('is known for every table of the query, whatever is done to it', async () => {
    const { text, values } = menuOf(1);
    const [row] = await server.db.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
      text: `explain (format json) ${text}`,
      values,
    });
    const read = new Set(tablesIn(row!['QUERY PLAN'][0].Plan));
    read.delete('menu_versions');
    // It is written along with a dish or its facts alone.
    read.delete('dish_history');
    expect([...read].toSorted()).toEqual(Object.keys(changes).toSorted());
    const triggers = await database.owner.query<{ name: string }>(sql`
      select event_object_table || ' ' || lower(event_manipulation) as name from information_schema.triggers
      where trigger_name like 'renew_menu_%'`);
    const wanted = [...read].flatMap((name) => [`${name} insert`, `${name} update`, `${name} delete`]);
    // A restaurant's menu goes with it.
    expect(triggers.map(({ name }) => name).toSorted()).toEqual(
      wanted.filter((name) => name !== 'restaurants delete').toSorted(),
    );
  });

  it.each(Object.keys(changes))('is in the very next answer: %s', async (table) => {
    const { id, restaurantId } = await buildDish(server.db, { ingredients: ['Ghee'] });
    await buildRestaurant(server.db);
    await database.owner.session(async (db) => {
      for (const change of changes[table]!(id, restaurantId)) {
        const before = await read(restaurantId);
        expect((await versionsOf(restaurantId)).kept).not.toBeNull();
        await db.query(change);
        const after = await read(restaurantId);
        expect(after).toEqual(await readUncached(restaurantId));
        if (!change.text.startsWith('create')) expect([change.text, after]).not.toEqual([change.text, before]);
      }
      await db.query(raw('drop table if exists kept_facts'));
    });
  });

  it('is not covered by an answer that was made before it and kept after it', async () => {
    const { id, restaurantId } = await buildDish(server.db);
    const { version } = (await findMenu(server.db, restaurantId))!;
    await server.db.query(sql`update dishes set name = 'Later' where id = ${id}`);
    const stale = { restaurantId, version: version!, maker: 'any', etag: 'stale', body: Buffer.from('') };
    await cacheMenu(server.db, stale);
    expect((await versionsOf(restaurantId)).kept).toBeNull();
    expect((await read(restaurantId)).recipes[0]!.name).toBe('Later');
  });

  it('is not there before it is committed, and is there right after', async () => {
    const { id, restaurantId } = await buildDish(server.db, { name: 'Before' });
    const nameNow = async () => (await read(restaurantId)).recipes[0]!.name;
    await server.db.transaction(async (db) => {
      await db.query(sql`update dishes set name = 'After' where id = ${id}`);
      expect([await nameNow(), await nameNow()]).toEqual(['Before', 'Before']);
    });
    expect(await nameNow()).toBe('After');
    const undone = server.db.transaction(async (db) => {
      await db.query(sql`update dishes set name = 'Never' where id = ${id}`);
      await nameNow();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await nameNow()).toBe('After');
  });

  it('is seen by whoever made it while others change and read the same menu', async () => {
    const { id: restaurantId } = await buildRestaurant(server.db);
    const dishes = await Promise.all([0, 1, 2, 3].map(() => buildDish(server.db, { restaurantId })));
    const write = async (id: number) => {
      for (let price = 1; price <= 30; price += 1) {
        await server.db.query(sql`update dishes set price_cents = ${price * 100} where id = ${id}`);
        const { recipes } = await read(restaurantId);
        expect(recipes.find((dish) => dish.id === id)?.dish_price).toBe(price);
      }
    };
    await Promise.all(dishes.map(({ id }) => write(id)));
  });
});

/** Returns a source of numbers that look arbitrary and are the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it('is what it would be without being kept, after any edit', async () => {
  const next = numbers(7);
  const restaurants = await Promise.all([buildRestaurant(server.db), buildRestaurant(server.db)]);
  const ids = restaurants.map(({ id }) => id);
  for (let count = 0; count < 12; count += 1)
    await buildDish(server.db, { restaurantId: ids[count % 2]!, ingredients: count % 3 === 0 ? ['Ghee'] : [] });
  const some = () =>
    sql`(select id from dishes where restaurant_id = any(${ids}::bigint[]) order by id offset ${next(10)} limit 1)`;
  const edits: ((db: Db, value: number) => Promise<unknown>)[] = [
    (db, value) => db.query(sql`update dishes set price_cents = ${value} where id = ${some()}`),
    (db, value) =>
      db.query(sql`update dishes set name = ${`Dish ${value}`}, section = ${`S${value % 3}`} where id = ${some()}`),
    (db, value) => db.query(sql`update dishes set position = ${value % 7} where id = ${some()}`),
    (db, value) =>
      db.query(sql`update dishes set archived_at = ${value % 2 ? null : new Date(0)} where id = ${some()}`),
    (db, value) => db.query(sql`update dishes set restaurant_id = ${ids[value % 2]} where id = ${some()}`),
    (db, value) =>
      db.query(sql`update dish_facts set facts = jsonb_set(facts, '{opaque}', to_jsonb(array[${`x${value}`}::text]))
        where dish_id = ${some()}`),
    (db, value) =>
      db.query(sql`update dish_facts f set facts = jsonb_set(facts, '{allergens}', (
          select jsonb_agg(jsonb_build_object('allergen', a.id, 'presence', 'present', 'coveredAt', null, 'evidence', '[]'::jsonb))
          from (select id from allergens order by position offset ${value % 41} limit 1) a))
        where dish_id = ${some()}`),
    (db, value) => db.query(sql`update restaurants set address = ${`${value} Main St`} where id = ${ids[value % 2]}`),
    (db, value) => buildDish(db, { restaurantId: ids[value % 2]!, ingredients: value % 3 === 0 ? ['Milk'] : [] }),
    (db) => db.query(sql`delete from dishes where id = ${some()}`),
  ];
  const rounds = process.env['PROVE'] ? 2000 : 250;
  for (let round = 0; round < rounds; round += 1) {
    const edit = edits[next(edits.length)]!;
    await edit(server.db, next(1000));
    for (const id of ids) expect([round, await read(id)]).toEqual([round, await readUncached(id)]);
  }
}, 600_000);
