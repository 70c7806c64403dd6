import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../db.ts';
import { DatabaseUnreachable } from '../database-errors.ts';
import { createPool } from '../pool.ts';
import { raw, sql } from '../sql.ts';
import { findBinaries } from './binaries.ts';
import { DataDirectoryInUse } from './data-lock.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { startPostmaster } from './postmaster.ts';
import { isAlive } from './process-identity.ts';
import { chooseRunAs } from './run-as.ts';

let directory: string;
const running: EmbeddedPostgres[] = [];
const pools: Database[] = [];

/** Is a data directory whose database was created and stopped. */
let created: string;
beforeAll(async () => {
  created = await mkdtemp(path.join(tmpdir(), 'clearplate-embedded-'));
  await (await startEmbeddedPostgres({ directory: created, durable: false })).stop();
});
afterAll(() => rm(created, { recursive: true, force: true }));

/** Creating a database takes a second of a processor, so tests of anything else have a copy. */
async function copyCreated(where = directory): Promise<void> {
  await mkdir(where, { recursive: true });
  await promisify(execFile)('cp', ['-a', path.join(created, 'postgres'), where]);
}

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'clearplate-embedded-'));
});
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.end()));
  await Promise.all(running.splice(0).map((postgres) => postgres.stop()));
  await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function start(where = directory): Promise<{ postgres: EmbeddedPostgres; db: Database; pid: number }> {
  const postgres = await startEmbeddedPostgres({ directory: where, durable: true });
  running.push(postgres);
  const db = createPool({ address: postgres.owner });
  pools.push(db);
  return { postgres, db, pid: postgres.pid() ?? 0 };
}

const createRow = raw('create table kept (id int); insert into kept values (7)');
const readRow = sql`select id from kept`;

test('what was written is there after a stop and a start, and the stop leaves no process', async () => {
  const { db, postgres, pid } = await start();
  await db.query(createRow);
  await db.end();
  pools.length = 0;
  await postgres.stop();
  running.length = 0;
  expect(isAlive(pid)).toBe(false);
  const again = await start();
  expect(await again.db.query(readRow)).toEqual([{ id: 7 }]);
});

test('a PostgreSQL that is killed comes back by itself with everything that was written', async () => {
  await copyCreated();
  const { db, postgres, pid } = await start();
  await db.query(createRow);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => postgres.pid(), { timeout: 10_000 }).not.toBe(pid);
  const failures: unknown[] = [];
  const readWhenBack = () => db.query(readRow).catch((error: unknown) => void failures.push(error));
  await expect.poll(readWhenBack, { timeout: 10_000 }).toEqual([{ id: 7 }]);
  expect(failures.filter((error) => !(error instanceof DatabaseUnreachable))).toEqual([]);
});

test('a second start on the same directory is refused while the first works on', async () => {
  await copyCreated();
  const other = path.resolve(import.meta.dirname, '../../../test/start-embedded.ts');
  const child = spawn(process.execPath, [other, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await expect(startEmbeddedPostgres({ directory, durable: false })).rejects.toBeInstanceOf(DataDirectoryInUse);
  child.kill('SIGTERM');
  await once(child, 'exit');
});

test('a PostgreSQL on a directory that is not marked as ours is never stopped', async () => {
  await copyCreated();
  const { db, pid } = await start();
  const second = startPostmaster({
    postgres: (await findBinaries()).postgres,
    cluster: path.join(directory, 'postgres'),
    socketDirectory: await mkdtemp(path.join(directory, 's-')),
    runAs: chooseRunAs(),
    durable: false,
    isOurs: async () => false,
  });
  await expect(second).rejects.toThrow('PostgreSQL did not start');
  expect(isAlive(pid)).toBe(true);
  expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test.each(['server', 'server and database'])('the next start recovers after a kill of %s', async (what) => {
  await copyCreated();
  const program = path.resolve(import.meta.dirname, '../../../test/start-embedded.ts');
  const child = spawn(process.execPath, [program, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  if (what === 'server and database') process.kill(Number(line.toString()), 'SIGKILL');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const { db } = await start();
  expect(await db.query(readRow)).toEqual([{ id: 7 }]);
});

test('an interrupted creation of the files does no harm', async () => {
  const program = path.resolve(import.meta.dirname, '../../../test/start-embedded.ts');
  const child = spawn(process.execPath, [program, directory], { stdio: 'ignore' });
  await new Promise((resolve) => setTimeout(resolve, 400));
  child.kill('SIGKILL');
  await once(child, 'exit');
  const { db } = await start();
  expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test('a path that is too long for a socket works all the same', async () => {
  const long = path.join(directory, 'a'.repeat(60), 'b'.repeat(60));
  await copyCreated(long);
  const { db } = await start(long);
  expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test('its log tells of starts and crashes, and nothing of what stands in a row or a statement', async () => {
  await copyCreated();
  await writeFile(
    path.join(directory, 'postgres.log'),
    'DETAIL:  Key (lower(email))=(ada@example.com) already exists.',
  );
  const { db } = await start();
  await db.query(raw('create table people (email text not null); create unique index on people (lower(email))'));
  const address = 'ada@example.com';
  await db.query(sql`insert into people values (${address})`);
  const refused = [
    sql`insert into people values (${address})`,
    sql`insert into people values (${null})`,
    sql`select ${address}::int`,
    raw(`select '${address}'::int`),
    raw(`do $$ begin raise warning '${address}' using detail = '${address}'; raise exception '${address}'; end $$`),
  ];
  for (const statement of refused) await db.query(statement).catch(() => undefined);
  const crashing = raw(`select pg_backend_pid() as pid, '${address}' from pg_sleep(60)`);
  const crashed = db.query(crashing).catch(() => undefined);
  const pid = async () => {
    const found = sql`select pid from pg_stat_activity where state = 'active' and wait_event = 'PgSleep'`;
    const [row] = await db.query<{ pid: number }>(found);
    return row?.pid;
  };
  await expect.poll(pid).toBeDefined();
  process.kill((await pid()) ?? 0, 'SIGKILL');
  await crashed;
  await expect
    .poll(() => db.query(sql`select 1 as one`).catch(() => undefined), { timeout: 20_000 })
    .toEqual([{ one: 1 }]);
  const readLog = async () => {
    const files = (await readdir(directory)).filter((name) => name.endsWith('.log'));
    return (await Promise.all(files.map((name) => readFile(path.join(directory, name), 'utf8')))).join('');
  };
  // The collector writes what it is given some moments after that.
  await expect.poll(readLog, { timeout: 20_000 }).toContain('was terminated by signal 9');
  const log = await readLog();
  expect(log).toContain('database system is ready to accept connections');
  expect(log).not.toContain(address);
});
