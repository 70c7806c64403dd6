import { afterAll, beforeAll, expect, it } from 'vitest';
import { unique } from '../../test/builders.ts';
import { signUpConfirmed } from '../../test/confirm-email.ts';
import { openMenuOf } from '../../test/open-menu.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { sql, type Sql } from '../db/sql.ts';
import { applyLeftChart } from '../features/import/chart/apply-chart.ts';
import { runImport } from '../features/import/import-test-records.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const begun = new Date('2041-11-05T10:00:00Z');
const released = new Date('2041-11-05T10:00:30Z');
const milk = { allergen: 'milk' as const, level: 'contains' as const };

let time = begun;
const clock = () => time;
const setTime = (to: Date) => server.setNow((time = to));

async function isWaited(): Promise<boolean> {
  const [row] = await server.db.query<{ waits: boolean }>(sql`
    select count(*) > 0 as waits from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return row?.waits === true;
}

/** Begins a save while others hold these rows, and lets go half a minute later. */
async function saveBehind(rows: Sql, save: () => Promise<unknown>): Promise<void> {
  setTime(begun);
  let saving: Promise<unknown> | undefined;
  await server.db.transaction(async (db) => {
    await db.query(rows);
    saving = save();
    saving.catch(() => undefined);
    for (let look = 0; !(await isWaited()) && look < 100; look += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await isWaited()).toBe(true);
    setTime(released);
  });
  await saving;
}

/** Opens a menu with a dish that has a key of an import, at a place of a chain with a component. */
async function openChain() {
  setTime(new Date('2041-11-05T09:00:00Z'));
  const menu = await openMenuOf(server);
  const key = unique('menu');
  await server.db.query(sql`
    update restaurants set menu_key = ${key}, external_id = ${key} where id = ${menu.restaurantId}`);
  const admin = (await server.signUp({ role: 'w_admin' })).client;
  const sauce = { key: unique(), name: 'Sauce', ingredients: ['Onion'] };
  const chain = await admin.saveChainComponents({
    params: { menu: key },
    ifMatch: (await admin.getChainComponents({ params: { menu: key } })).version,
    body: { components: [sauce] },
  });
  const component = chain.components[0]!;
  const dish = await menu.create({ name: 'Rice', ingredients: ['Rice'], uses: [component.id] });
  await server.db.query(sql`update dishes set external_id = 'rice', edited_at = null where id = ${dish.id}`);
  const ofDish = { params: { id: String(dish.id) } };
  return { ...menu, key, admin, chain, component, dish, ofDish };
}

type Chain = Awaited<ReturnType<typeof openChain>>;
const record = ({ key }: Chain, fields: object) => ({
  type: 'dish',
  id: 'rice',
  restaurant: key,
  name: 'Rice',
  ...fields,
});

/** Holds each save with what it waits for. */
const saves: Record<string, [rows: 'dishes' | 'restaurants', save: (chain: Chain) => Promise<() => Promise<unknown>>]> =
  {
    'a report of a diner': [
      'dishes',
      async ({ ofDish }) => {
        const { client } = await signUpConfirmed(server);
        return () => client.reportDish({ ...ofDish, body: { kind: 'reaction', allergens: ['milk'] } });
      },
    ],
    'a menu': [
      'dishes',
      async ({ owner, params, read, dish }) => {
        const { version } = await read();
        const body = { dishes: [{ id: dish.id, statements: [milk] }] };
        return () => owner.client.saveMenu({ params, ifMatch: version, body });
      },
    ],
    'an ingredient': [
      'dishes',
      ({ owner, dish }) =>
        Promise.resolve(() =>
          owner.client.addDishIngredient({ params: { dishId: String(dish.id), ingredient: 'butter' } }),
        ),
    ],
    'components of a chain': [
      'restaurants',
      ({ admin, key, chain, component }) => {
        const edit = { id: component.id, ingredients: ['Butter'] };
        return Promise.resolve(() =>
          admin.saveChainComponents({ params: { menu: key }, ifMatch: chain.version, body: { components: [edit] } }),
        );
      },
    ],
    'components of a place': [
      'dishes',
      async ({ owner, params, dish }) => {
        const { version } = await owner.client.getComponents({ params });
        const edit = { key: unique(), name: 'Stock', ingredients: ['Butter'], dish_ids: [dish.id] };
        return () => owner.client.saveComponents({ params, ifMatch: version, body: { components: [edit] } });
      },
    ],
    'a dish of an import': [
      'dishes',
      (chain) =>
        Promise.resolve(() => runImport(server.db, [record(chain, { ingredients: 'rice, butter' })], { now: clock })),
    ],
    'a component of an import': [
      'restaurants',
      ({ key }) => {
        const sauce = { type: 'component', id: 'stock', restaurant: key, name: 'Stock', ingredients: 'onion' };
        return Promise.resolve(() => runImport(server.db, [sauce], { now: clock }));
      },
    ],
    'a chart that is left to a job': [
      'restaurants',
      async ({ key }) => {
        const [chart] = await server.db.query<{ id: number }>(sql`
        insert into published_charts (menu_key, title, address, dated, recorded_at)
        values (${key}, 'Guide', 'https://chain.example/', '2041-11-01', now()) returning id`);
        await server.db.query(sql`
        insert into published_chart_rows (chart_id, position, name, section, also, statements, act)
        values (${chart!.id}, 0, 'Rice', '', '{}', ${JSON.stringify([milk])}::jsonb, gen_random_uuid())`);
        return () => applyLeftChart(server.db, chart!.id, clock);
      },
    ],
  };

it.each(Object.entries(saves))('%s is as late as the lock that it waited for', async (name, [rows, prepare]) => {
  const chain = await openChain();
  const save = await prepare(chain);
  const ofPlace = sql`where id = ${chain.restaurantId} for update`;
  await saveBehind(
    rows === 'dishes'
      ? sql`select 1 from dishes where id = ${chain.dish.id} for update`
      : sql`select 1 from restaurants ${ofPlace}`,
    save,
  );
  const [last] = name.startsWith('a component of')
    ? await server.db.query<{ at: Date }>(sql`
        select at from component_history h join components c on c.id = h.component_id
        where c.restaurant_id = ${chain.restaurantId} order by h.id desc limit 1`)
    : await server.db.query<{ at: Date }>(sql`
        select at from dish_history where dish_id = ${chain.dish.id} order by id desc limit 1`);
  expect(last?.at.toISOString()).toBe(released.toISOString());
});
