import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import type { Database, Db } from './db.ts';
import { migrate } from './migrate.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import { raw, sql } from './sql.ts';
import { StartRefused } from './start-refused.ts';

const ours = path.resolve(import.meta.dirname, '../../migrations');

const migration = (version: number, text: string): Migration => ({
  version,
  name: `${String(version).padStart(4, '0')}-step`,
  checksum: `checksum of ${text}`,
  text,
});
const first = migration(1, 'create table first (id int)');
const second = migration(2, 'create table second (id int); insert into second values (1)');

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ fresh: true });
  await database.owner.query(raw('drop schema public cascade; create schema public'));
});
afterEach(() => database.end());

const findTables = async () => {
  const rows = await database.owner.query<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
};

test('our own migrations run from nothing, and a second run does nothing', async () => {
  const migrations = await readMigrations(ours);
  expect(await migrate(database.owner, { migrations })).toEqual(migrations.map(({ name }) => name));
  expect(await migrate(database.owner, { migrations })).toEqual([]);
});

test.each([
  ['may make no table', undefined, /The login (\S+) isn't allowed.*\n.*\n  grant create on database/],
  ['does not own the tables', 'users', /The tables belong to \S+: set MIGRATION_DATABASE_URL/],
])('a login that %s is told what to do', async (_, table, told) => {
  const login = `login_${randomBytes(4).toString('hex')}`;
  if (table) await database.owner.query(raw(`create table ${table} (id int)`));
  await database.owner.query(raw(`create role ${login}`));
  try {
    const refused = database.owner.session(async (db) => {
      await db.query(raw(`set session authorization ${login}`));
      const asLogin = { ...database.owner, session: (work: (db: Db) => Promise<unknown>) => work(db) } as Database;
      try {
        await migrate(asLogin, { migrations: [first] });
      } finally {
        await db.query(raw('reset session authorization'));
      }
    });
    await expect(refused).rejects.toThrow(StartRefused);
    await expect(refused).rejects.toThrow(told);
  } finally {
    await database.owner.query(raw(`drop role ${login}`));
  }
});

test('two servers that start at once run each migration once and prepare the data one after the other', async () => {
  let inside = 0;
  let most = 0;
  const afterwards = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await database.owner.query(sql`select pg_sleep(0.2)`);
    inside -= 1;
  };
  const both = await Promise.all(
    [1, 2].map(() => migrate(database.owner, { migrations: [first, second], afterwards })),
  );
  expect(both.flat().toSorted()).toEqual(['0001-step', '0002-step']);
  expect(most).toBe(1);
});

test('a migration that fails leaves nothing, and the ones before it stay', async () => {
  const broken = migration(2, 'create table half (id int); select 1 / 0');
  await expect(migrate(database.owner, { migrations: [first, broken] })).rejects.toThrow('division by zero');
  expect(await findTables()).toEqual(['first', 'schema_migrations']);
  expect(await migrate(database.owner, { migrations: [first, second] })).toEqual(['0002-step']);
});

test('what runs afterwards fails without losing the migrations', async () => {
  const afterwards = async () => {
    throw new Error('no data');
  };
  await expect(migrate(database.owner, { migrations: [first], afterwards })).rejects.toThrow('no data');
  expect(await migrate(database.owner, { migrations: [first] })).toEqual([]);
});

test('a database of a newer version is refused and left alone', async () => {
  await migrate(database.owner, { migrations: [first, second] });
  const older = migrate(database.owner, { migrations: [first], afterwards: async () => expect.unreachable() });
  await expect(older).rejects.toThrow(/0002-step.*newer version/);
});

test('a migration that was changed after it ran is refused', async () => {
  await migrate(database.owner, { migrations: [first] });
  const changed = { ...first, checksum: 'another' };
  await expect(migrate(database.owner, { migrations: [changed] })).rejects.toThrow('0001-step was changed');
});

test('a migration that was slipped in before one that has run is refused', async () => {
  await migrate(database.owner, { migrations: [first, migration(3, 'select 1')] });
  const late = migrate(database.owner, { migrations: [first, second, migration(3, 'select 1')] });
  await expect(late).rejects.toThrow('0002-step has a lower number');
});
