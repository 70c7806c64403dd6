import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/src/db/embedded/embedded-postgres.ts';
import { createPool } from '../../server/src/db/pool.ts';
import type { Database } from '../../server/src/db/db.ts';
import { sql } from '../../server/src/db/sql.ts';
import { fillDataDirectory } from '../prepared-data/prepared-data.ts';
import { serverAlone, startServerProcess, type ServerProcess } from '../server-process.ts';
import {
  askTimed,
  json,
  longestAnswer,
  longestHealing,
  openRestaurant,
  type Owner,
  type TimedAnswer,
} from './ask-server.ts';
import { startDatabaseProxy, type DatabaseProxy } from './database-proxy.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

let directory: string;
let postgres: EmbeddedPostgres;
let proxy: DatabaseProxy;
let server: ServerProcess;
let owner: Database;
/** Each owner has a restaurant. */
let people: Owner[];

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'clearplate-saves-'));
  await fillDataDirectory(path.join(directory, 'database'));
  postgres = await startEmbeddedPostgres({ directory: path.join(directory, 'database'), durable: false });
  const { host, user } = postgres.owner as { host: string; user: string };
  proxy = await startDatabaseProxy(path.join(host, '.s.PGSQL.5432'));
  server = await startServerProcess({
    ...serverAlone,
    env: {
      PORT: '0',
      SAMPLE_DATA: 'off',
      LOG_LEVEL: 'silent',
      DATA_DIR: path.join(directory, 'server'),
      DATABASE_URL: `postgres://${user}@127.0.0.1:${proxy.port}/clearplate`,
    },
  });
  owner = createPool({ address: postgres.owner, statementTimeout: 0, size: 2 });
  people = [];
  for (let index = 0; index < 12; index += 1) people.push(await openRestaurant(server.url, owner));
});
afterAll(async () => {
  await server.stop();
  await owner.end();
  await proxy.close();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const ask = (path: string, init: RequestInit = {}) => askTimed(server.url, path, init);

const menuOf = ({ restaurant }: Owner) => `/api/restaurant/${restaurant}/menu`;

function save(person: Owner, version: string, dishes: object[]): Promise<TimedAnswer> {
  const headers = { ...json, authorization: `Bearer ${person.token}`, 'if-match': version };
  return ask(menuOf(person), { method: 'PUT', headers, body: JSON.stringify({ dishes }) });
}

async function versionOf(person: Owner): Promise<string> {
  const headers = { authorization: `Bearer ${person.token}` };
  const answer = await fetch(`${server.url}${menuOf(person)}/editing`, { headers });
  return `"${((await answer.json()) as { version: string }).version}"`;
}

const newDish = (index = 0) => ({
  key: randomUUID(),
  name: `Dish ${index}`,
  description: 'As the house has made it for years.',
  ingredients: ['rice', 'butter', 'garlic', 'soy sauce', 'eggs', 'peanut oil'],
});

const aReader = () => ask(`/api/restaurant/menu/${people[11]?.restaurant}`);

/** Makes other people's requests meanwhile: another restaurant's menu, a list, and the readiness check. */
async function readWhile(work: Promise<unknown>): Promise<TimedAnswer[]> {
  let isDone = false;
  void work.finally(() => (isDone = true)).catch(() => undefined);
  const answers: Promise<TimedAnswer>[] = [];
  while (!isDone) {
    answers.push(aReader(), ask('/api/restaurant'), ask('/readyz'));
    await sleep(100);
  }
  return Promise.all(answers);
}

const failed = (answers: readonly TimedAnswer[]) => answers.filter(({ status }) => status !== 200);

const inTimeOrRefused = (answers: readonly TimedAnswer[]) =>
  answers.filter(
    ({ status, took, retryAfter }) => took > longestAnswer || (status !== 200 && (status !== 503 || !retryAfter)),
  );

test('a menu that somebody else has locked: its saves are refused in time, and readers of others notice nothing', async () => {
  const [person] = people;
  const version = await versionOf(person!);
  const saves = owner.transaction(async (db) => {
    await db.query(sql`select 1 from restaurants where id = ${person!.restaurant} for no key update`);
    const begun = Promise.all(Array.from({ length: 12 }, () => save(person!, version, [newDish()])));
    const seen = await readWhile(begun);
    return { saved: await begun, seen };
  });
  const { saved, seen } = await saves;
  expect(saved.filter(({ status }) => status !== 503)).toEqual([]);
  expect(inTimeOrRefused(saved)).toEqual([]);
  expect(seen.length).toBeGreaterThan(20);
  expect(failed(seen)).toEqual([]);
  expect((await save(person!, version, [newDish()])).status).toBe(200);
});

// Makes more saves than the server has connections. `npm run prove` makes more and larger ones.
const [largest, times] = process.env['PROVE'] === '1' ? [900, 48] : [300, 24];

test(`one owner who saves ${largest} dishes ${times} times at once keeps neither readers nor other owners waiting`, async () => {
  const [, person, other] = people;
  const large = Array.from({ length: largest }, (_, index) => newDish(index));
  expect((await save(person!, await versionOf(person!), large)).status).toBe(200);
  const menu = await fetch(`${server.url}${menuOf(person!)}`.replace('/menu', '/menu/editing'), {
    headers: { authorization: `Bearer ${person!.token}` },
  });
  const { dishes } = (await menu.json()) as { dishes: { id: number }[] };
  const edits = dishes.map(({ id }) => ({ id, cross_contact_stated: true }));
  const again = () => save(person!, '*', edits);
  const many = Promise.all(Array.from({ length: times }, again));
  const others = (async () => {
    const answers: TimedAnswer[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      answers.push(await save(other!, await versionOf(other!), [newDish()]));
      await sleep(100);
    }
    return answers;
  })();
  const seen = await readWhile(Promise.all([many, others]));
  expect(failed(seen)).toEqual([]);
  expect(failed(await others)).toEqual([]);
  const statuses = (await many).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
});

test('a database that hangs in the midst of many saves: they are refused in time, and it is well again within seconds', async () => {
  const versions = await Promise.all(people.map(versionOf));
  // There are few enough that reading them takes no part of the time that is measured.
  const many = Array.from({ length: 30 }, (_, index) => newDish(index));
  const saving = people
    .slice(2)
    .flatMap((person, index) => Array.from({ length: 4 }, () => save(person, versions[index + 2] ?? '', many)));
  // Only somebody who has written something has an id.
  const writing = sql`select 1 as one from pg_stat_activity where backend_xid is not null`;
  await expect.poll(() => owner.query(writing), { timeout: 30_000, interval: 2 }).not.toHaveLength(0);
  proxy.delay(60_000);
  const answers = await Promise.all(saving);
  expect(inTimeOrRefused(answers.filter(({ status }) => status !== 412))).toEqual([]);
  expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(10);
  expect((await ask('/livez')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(503);
  await sleep(2000);
  const ended = performance.now();
  await proxy.heal();
  const isWell = async () => {
    const seen = [
      await aReader(),
      await ask('/readyz'),
      await save(people[0]!, await versionOf(people[0]!), [newDish()]),
    ];
    return failed(seen).length === 0;
  };
  await expect.poll(isWell, { timeout: 30_000, interval: 50 }).toBe(true);
  expect(performance.now() - ended).toBeLessThan(longestHealing);
});
