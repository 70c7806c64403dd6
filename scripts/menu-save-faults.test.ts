import { setTimeout as sleep } from 'node:timers/promises';
import type { EditableMenu, MenuDishEdit } from '@clearplate/contract/menu';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { EmbeddedPostgres } from '../server/src/db/embedded/embedded-postgres.ts';
import type { Database } from '../server/src/db/db.ts';
import { raw, sql } from '../server/src/db/sql.ts';
import { openRestaurant } from './faults/ask-server.ts';
import { openOwnDatabase, type OwnDatabase } from './faults/own-database.ts';
import type { ServerProcess } from './server-process.ts';

// `npm run prove` runs all rounds, `npm test` only some.
const rounds = process.env['PROVE'] === '1' ? 50 : 3;
const dishCount = 20;
vi.setConfig({ testTimeout: 60_000 + rounds * 20_000, hookTimeout: 60_000 });

let database: OwnDatabase;
let postgres: EmbeddedPostgres;
let owner: Database;
let server: ServerProcess;

beforeAll(async () => {
  database = await openOwnDatabase();
  ({ postgres, owner } = database);
  server = await database.startServer();
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

/** Opens a menu of a new owner and accesses it over the network like a browser. */
async function openMenu() {
  const { token, restaurant } = await openRestaurant(server.url, owner);
  const address = () => `${server.url}/api/restaurant/${restaurant}/menu`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  async function read(): Promise<EditableMenu> {
    const answer = await fetch(`${address()}/editing`, { headers });
    return (await answer.json()) as EditableMenu;
  }
  function save(version: string, dishes: readonly MenuDishEdit[]): Promise<Response> {
    const body = JSON.stringify({ dishes });
    return fetch(address(), { method: 'PUT', headers: { ...headers, 'if-match': `"${version}"` }, body });
  }
  return { restaurantId: restaurant, read, save };
}

/** Every field of a dish tells which save wrote it. */
const saved = (generation: number): Omit<MenuDishEdit, 'id' | 'key'> => ({
  name: `Dish of save ${generation}`,
  price_cents: generation,
  ingredients: [`save ${generation} rice`],
  statements: [{ allergen: 'milk', level: 'may_contain', reason: `save ${generation}` }],
});

/** Returns which saves wrote a menu's rows, over all tables that a save writes. A whole menu has one. */
async function generationsOf(restaurantId: number): Promise<number[]> {
  const rows = await owner.query<{ generation: number }>(sql`
    select distinct generation from dishes d
    left join lateral (select after from dish_history h where h.dish_id = d.id order by h.id desc limit 1) h on true
    left join allergen_statements s on s.dish_id = d.id
    left join dish_facts f on f.dish_id = d.id
    cross join lateral unnest(array[
      d.price_cents, split_part(d.name, ' ', 4)::int, split_part(d.ingredients[1], ' ', 2)::int,
      split_part(s.reason, ' ', 2)::int, (h.after ->> 'price_cents')::int,
      substring(f.texts::text from 'save (\\d+)')::int, substring(f.facts::text from 'save (\\d+)')::int
    ]) as generation where d.restaurant_id = ${restaurantId}`);
  return rows.map(({ generation }) => generation);
}

async function countRows(restaurantId: number): Promise<unknown> {
  const [row] = await owner.query(sql`
    select count(*) as dishes, sum(version) as versions,
      (select count(*) from dish_history h join dishes d on d.id = h.dish_id where d.restaurant_id = ${restaurantId}) as told
    from dishes where restaurant_id = ${restaurantId}`);
  return row;
}

async function becomesReady(): Promise<void> {
  const ask = () =>
    fetch(`${server.url}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(ask, { timeout: 60_000, interval: 20 }).toBe(200);
  await expect.poll(() => owner.query(sql`select 1 as one`).catch(() => []), { timeout: 60_000 }).toHaveLength(1);
}

/** A save writes these tables after its dishes. While one of them is locked, a save is stuck in its middle. */
const laterTables = ['allergen_statements', 'dish_history', 'dish_facts', 'menu_saves'] as const;

/** Locks a table, runs `work` once another transaction waits for it, and then releases it. */
async function whileHeldUp(table: (typeof laterTables)[number], work: () => Promise<void>): Promise<void> {
  const waiting = sql`select 1 as one from pg_locks where not granted and relation = ${table}::regclass`;
  await owner.transaction(async (db) => {
    await db.query(sql`lock table ${raw(table)} in share mode`);
    await expect.poll(() => owner.query(waiting), { timeout: 30_000, interval: 5 }).not.toHaveLength(0);
    await work();
  });
}

/** Says when the fault strikes, as fractions of a save's usual time: during the save, or right after its answer. */
const moments = [0.15, 0.4, 0.65, 0.9, 1.3];

interface Tally {
  kept: number;
  undone: number;
  unanswered: number;
  mixed: number;
  lost: number;
}

/**
 * Saves a menu repeatedly, each time with a fault a little later in the save. With `between`, it strikes exactly
 * between two of its statements, except at the last moment; otherwise some time after the start.
 */
async function faultRounds(strike: () => Promise<void>, { between }: { between: boolean }): Promise<Tally> {
  const { restaurantId, read, save } = await openMenu();
  const created = Array.from({ length: dishCount }, () => ({ key: crypto.randomUUID(), ...saved(0) }));
  let menu = await read();
  const begin = performance.now();
  await save(menu.version, created);
  let usual = performance.now() - begin;
  const tally: Tally = { kept: 0, undone: 0, unanswered: 0, mixed: 0, lost: 0 };
  let generation = 0;
  for (let round = 0; round < rounds; round += 1) {
    menu = await read();
    const edits = [
      ...menu.dishes.map(({ id }) => ({ id, ...saved(generation + 1) })),
      { key: crypto.randomUUID(), ...saved(generation + 1) },
    ];
    const before = await countRows(restaurantId);
    const sent = performance.now();
    const saving = save(menu.version, edits).then(
      ({ status }) => ({ status, took: performance.now() - sent }),
      () => ({ status: 0, took: 0 }),
    );
    const table = between ? laterTables[round % moments.length] : undefined;
    if (table === undefined) await sleep(usual * moments[round % moments.length]!);
    const struckAfter = performance.now() - sent;
    await (table === undefined ? strike() : whileHeldUp(table, strike));
    const { status, took } = await saving;
    const isAcknowledged = status === 200;
    // How long a save takes depends on what else the machine does.
    usual = isAcknowledged ? took : Math.max(usual, struckAfter);
    await becomesReady();
    const found = await generationsOf(restaurantId);
    const isWhole = found.length === 1;
    const isKept = found[0] === generation + 1;
    if (isWhole && !isKept) expect(await countRows(restaurantId)).toEqual(before);
    if (!isWhole) tally.mixed += 1;
    if (isAcknowledged && !isKept) tally.lost += 1;
    if (!isAcknowledged) tally.unanswered += 1;
    tally[isKept ? 'kept' : 'undone'] += 1;
    if (isKept) generation += 1;
  }
  return tally;
}

test('a menu save that kill -9 of the server cuts off is whole or absent, and what was answered stays', async () => {
  const strike = async () => {
    server.process.kill('SIGKILL');
    server = await database.startServer();
  };
  const tally = await faultRounds(strike, { between: true });
  console.log(`kill -9 of the server, ${rounds} rounds: ${JSON.stringify(tally)}`);
  expect(tally).toMatchObject({ mixed: 0, lost: 0 });
});

test('a menu save that an immediate restart of PostgreSQL cuts off is whole or absent, and what was answered stays', async () => {
  const strike = async () => {
    const pid = postgres.pid();
    if (pid !== undefined) process.kill(pid, 'SIGQUIT');
    await expect.poll(() => postgres.pid() !== pid, { timeout: 60_000, interval: 10 }).toBe(true);
  };
  const tally = await faultRounds(strike, { between: false });
  console.log(`immediate restart of PostgreSQL, ${rounds} rounds: ${JSON.stringify(tally)}`);
  expect(tally).toMatchObject({ mixed: 0, lost: 0 });
});
