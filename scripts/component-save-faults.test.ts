import { setTimeout as sleep } from 'node:timers/promises';
import type { Components } from '@clearplate/contract/components';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../server/src/db/db.ts';
import { sql } from '../server/src/db/sql.ts';
import { json, openRestaurant } from './faults/ask-server.ts';
import { openOwnDatabase, type OwnDatabase } from './faults/own-database.ts';
import type { ServerProcess } from './server-process.ts';

// `npm run prove` makes all changes, `npm test` only some.
const changes = process.env['PROVE'] === '1' ? 50 : 2;
const dishCount = 500;
vi.setConfig({ testTimeout: 60_000 + changes * 20_000, hookTimeout: 180_000 });

let database: OwnDatabase;
let owner: Database;
let server: ServerProcess;

beforeAll(async () => {
  database = await openOwnDatabase();
  ({ owner } = database);
  server = await database.startServer();
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

/** Sets up an owner, and a component that every dish of a menu uses. */
async function openComponent() {
  const { token, restaurant: id } = await openRestaurant(server.url, owner);
  const headers = { ...json, authorization: `Bearer ${token}` };
  const address = () => `${server.url}/api/restaurant/${id}`;
  const read = async () => (await (await fetch(`${address()}/components`, { headers })).json()) as Components;
  const save = async (component: object) =>
    fetch(`${address()}/components`, {
      method: 'PUT',
      headers: { ...headers, 'if-match': `"${(await read()).version}"` },
      body: JSON.stringify({ components: [component] }),
    });
  await owner.query(sql`
    with made as (
      insert into dishes (restaurant_id, name) select ${id}, 'Dish ' || n from generate_series(1, ${dishCount}) n returning id)
    insert into dish_facts (dish_id, lexicon_version, facts, texts)
    select id, '0', '{"allergens": [], "terms": [], "texts": [], "opaque": []}', '{}' from made`);
  const dishes = await owner.query<{ id: number }>(sql`select id from dishes where restaurant_id = ${id}`);
  const key = crypto.randomUUID();
  const made = await save({
    key,
    name: 'House sauce',
    ingredients: ['change 0'],
    dish_ids: dishes.map((one) => one.id),
  });
  expect(made.status).toBe(200);
  const [component] = (await read()).components;
  return { restaurantId: id, componentId: component?.id ?? 0, save };
}

/** Returns which changes stand in the component, its dishes' facts and their histories: one, unless they are mixed. */
async function generationsOf(restaurantId: number): Promise<number[]> {
  const rows = await owner.query<{ generation: number }>(sql`
    select distinct generation from dishes d
    join dish_components x on x.dish_id = d.id join components c on c.id = x.component_id
    join dish_facts f on f.dish_id = d.id
    join lateral (select after from dish_history h where h.dish_id = d.id order by h.id desc limit 1) h on true
    cross join lateral unnest(array[
      split_part(c.ingredients[1], ' ', 2)::int, substring(f.texts::text from 'change (\\d+)')::int,
      substring(f.facts::text from 'change (\\d+)')::int, substring(h.after::text from 'change (\\d+)')::int
    ]) as generation where d.restaurant_id = ${restaurantId}`);
  return rows.map(({ generation }) => generation);
}

test(`${changes} changes of a component of ${dishCount} dishes, each cut off by kill -9: nothing is mixed`, async () => {
  const { restaurantId, componentId, save } = await openComponent();
  const begin = performance.now();
  expect((await save({ id: componentId, ingredients: ['change 1'] })).status).toBe(200);
  const usual = performance.now() - begin;
  expect(await generationsOf(restaurantId)).toEqual([1]);
  const tally = { made: 0, undone: 0 };
  for (let change = 2; change < changes + 2; change += 1) {
    const before = await generationsOf(restaurantId);
    const answer = save({ id: componentId, ingredients: [`change ${change}`] }).catch(() => undefined);
    await sleep(usual * (0.1 + (1.1 * (change - 1)) / changes));
    server.process.kill('SIGKILL');
    const status = (await answer)?.status;
    server = await database.startServer();
    // What the killed process had begun ends when its connection does.
    await expect
      .poll(
        () =>
          owner.query(sql`select 1 as one from pg_stat_activity where state = 'active' and pid <> pg_backend_pid()
        and query ilike '%dish_facts%'`),
        { timeout: 20_000 },
      )
      .toEqual([]);
    const after = await generationsOf(restaurantId);
    expect(after).toHaveLength(1);
    expect([before[0], change]).toContain(after[0]);
    if (status === 200) expect(after).toEqual([change]);
    tally[after[0] === change ? 'made' : 'undone'] += 1;
  }
  expect(tally.undone).toBeGreaterThan(0);
});
