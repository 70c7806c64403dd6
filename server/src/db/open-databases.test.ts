import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { onDatabase } from '../../test/test-databases.ts';
import { DatabaseTimeout, DatabaseUnreachable } from './database-errors.ts';
import type { Db } from './db.ts';
import { setLoginDefaults } from './login-defaults.ts';
import type { Databases } from './open-databases.ts';
import { openDatabases } from './open-databases.ts';
import { createPool } from './pool.ts';
import { raw, sql } from './sql.ts';

const whoAmI = sql`select session_user as login, current_user as role`;

let database: TestDatabase;
let login: string;
let name: string;
const opened: Databases[] = [];
const told: string[] = [];

beforeEach(async () => {
  told.length = 0;
  database = await createTestDatabase({ fresh: true });
  login = `login_${randomBytes(4).toString('hex')}`;
  await database.owner.query(raw(`create role ${login} login password 'secret'`));
  const [row] = await database.owner.query<{ name: string }>(sql`select current_database() as name`);
  name = row?.name ?? '';
  await database.owner.query(raw(`grant create, connect on database ${name} to ${login}`));
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
  await database.owner.query(raw(`drop owned by ${login}; drop role ${login}`));
  await database.end();
});

/** Returns the address of the test's database as an operator writes it, for a login. */
function urlFor(user: string): string {
  const address = onDatabase(inject('testDatabases').owner, name);
  if ('connectionString' in address) {
    const url = new URL(address.connectionString);
    url.username = user;
    url.password = 'secret';
    return url.href;
  }
  return `postgres://${user}:secret@${encodeURIComponent(address.host)}/${name}`;
}

async function open(settings: { databaseUrl: string; migrationDatabaseUrl?: string; preparedStatements?: boolean }) {
  const databases = await openDatabases(
    { dataDirectory: '', migrationDatabaseUrl: undefined, preparedStatements: true, ...settings },
    (line) => told.push(line),
  );
  opened.push(databases);
  return databases;
}

async function ownerUrl(): Promise<string> {
  const address = onDatabase(inject('testDatabases').owner, name);
  return 'connectionString' in address ? address.connectionString : urlFor(address.user);
}

test('one login that may take on the role works as the server role, and migrates as itself', async () => {
  await database.owner.query(raw(`grant clearplate_app to ${login}`));
  const { app, owner } = await open({ databaseUrl: urlFor(login) });
  expect(await app.query(whoAmI)).toEqual([{ login, role: 'clearplate_app' }]);
  expect(await owner.query(whoAmI)).toEqual([{ login, role: login }]);
});

test('one login that may not take on the role is refused with the SQL that an administrator runs', async () => {
  const refused = open({ databaseUrl: urlFor(login) });
  await expect(refused).rejects.toThrow(`grant clearplate_app to "${login}";`);
});

test('one login that may hand out the role gives it to itself', async (context) => {
  const [server] = await database.owner.query<{ version: number }>(
    sql`select current_setting('server_version_num')::int as version`,
  );
  context.skip((server?.version ?? 0) < 160_000, 'PostgreSQL 15 knows no membership without taking on the role');
  await database.owner.query(raw(`grant clearplate_app to ${login} with admin true, set false, inherit false`));
  const { app } = await open({ databaseUrl: urlFor(login) });
  expect(await app.query(whoAmI)).toEqual([{ login, role: 'clearplate_app' }]);
});

test('with a login of its own for migrations the other one is given the role', async () => {
  const { app } = await open({ databaseUrl: urlFor(login), migrationDatabaseUrl: await ownerUrl() });
  expect(await app.query(whoAmI)).toEqual([{ login, role: 'clearplate_app' }]);
  await expect(app.query(raw('create table intruder ()'))).rejects.toMatchObject({ code: '42501' });
});

test('behind a pooler the login works by the rights that it inherits', async () => {
  const migrationDatabaseUrl = await ownerUrl();
  const { app } = await open({ databaseUrl: urlFor(login), migrationDatabaseUrl, preparedStatements: false });
  expect(await app.query(whoAmI)).toEqual([{ login, role: login }]);
  expect(await app.query(sql`select count(*) as known from allergens where id = ${'milk'}`)).toEqual([{ known: 1 }]);
  expect(await app.query(sql`select count(*) as prepared from pg_prepared_statements`)).toEqual([{ prepared: 0 }]);
});

const settings = sql`select current_setting('statement_timeout') as timeout, current_setting('timezone') as zone`;

test('behind a pooler the login has the time limit and the time zone in this database, and only there', async () => {
  const migrationDatabaseUrl = await ownerUrl();
  await database.owner.query(raw(`alter database ${name} set timezone = 'America/New_York'`));
  const { app } = await open({ databaseUrl: urlFor(login), migrationDatabaseUrl, preparedStatements: false });
  expect(await app.query(settings)).toEqual([{ timeout: '2s', zone: 'UTC' }]);
  await expect(app.query(sql`select pg_sleep(2.2)`)).rejects.toBeInstanceOf(DatabaseTimeout);
  expect(told).toEqual([]);
  const rows = await database.owner.query(sql`
    select s.setdatabase = d.oid as here, s.setconfig from pg_db_role_setting s
    left join pg_database d on d.datname = ${name} where s.setrole = ${login}::regrole`);
  expect(rows).toEqual([{ here: true, setconfig: ['statement_timeout=2000', 'TimeZone=UTC'] }]);
});

test('behind a pooler the login sets them itself where the migrating one may not', async () => {
  const migrator = `${login}_migrator`;
  await database.owner.query(raw(`create role ${migrator} login password 'secret'; grant clearplate_app to ${login}`));
  try {
    const migrationDatabaseUrl = urlFor(migrator);
    const { app } = await open({ databaseUrl: urlFor(login), migrationDatabaseUrl, preparedStatements: false });
    expect(await app.query(settings)).toEqual([{ timeout: '2s', zone: 'UTC' }]);
    expect(told).toEqual([]);
  } finally {
    await Promise.all(opened.splice(0).map((each) => each.close()));
    await database.owner.query(raw(`drop role ${migrator}`));
  }
});

test('defaults that nobody may set are named with the SQL that sets them', async () => {
  const refuses: Db = { ...database.owner, transaction: () => Promise.reject(new Error('permission denied')) };
  await setLoginDefaults({ owner: refuses, login: refuses, check: refuses }, login, (line) => told.push(line));
  const where = `alter role "${login}" in database "${name}" set`;
  expect(told).toEqual([expect.stringContaining(`  ${where} statement_timeout = 2000;\n  ${where} timezone = 'UTC';`)]);
});

test('a pooler that hands out connections that have just ended is asked again, and not for ever', async () => {
  let left = 3;
  const answers = [{ timeout: '2s', zone: 'UTC' }];
  const query = (() => {
    left -= 1;
    return left < 0 ? Promise.resolve(answers) : Promise.reject(new DatabaseUnreachable('terminating connection'));
  }) as Db['query'];
  const { owner } = database;
  await setLoginDefaults({ owner, login: owner, check: { ...owner, query } }, login, (line) => told.push(line));
  expect([left, told]).toEqual([-1, []]);
  left = 100;
  const started = setLoginDefaults({ owner, login: owner, check: { ...owner, query } }, login, () => undefined);
  await expect(started).rejects.toBeInstanceOf(DatabaseUnreachable);
});

test.each([true, false])('no connection of the owner is left once it is closed, prepared: %s', async (prepared) => {
  const ownerAddress = new URL(await ownerUrl());
  ownerAddress.searchParams.set('application_name', 'migrator');
  const databases = await open({
    databaseUrl: urlFor(login),
    migrationDatabaseUrl: ownerAddress.href,
    preparedStatements: prepared,
  });
  const owners = () =>
    database.owner.query(sql`
      select application_name as name from pg_stat_activity where datname = ${name} and application_name = 'migrator'`);
  await databases.owner.query(sql`select 1`);
  expect(await owners()).not.toEqual([]);
  await databases.closeOwner();
  await expect.poll(owners).toEqual([]);
  expect(await databases.app.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test('a database that does not exist is refused by the name of the setting', async () => {
  const url = (await ownerUrl()).replace(name, 'no_such_database');
  await expect(open({ databaseUrl: url })).rejects.toThrow(/^DATABASE_URL: .*no_such_database/);
});

test('a pool that lost its server fails as unreachable within its patience and heals', async () => {
  const pool = createPool({ address: onDatabase(inject('testDatabases').owner, name) });
  await pool.query(sql`select 1`);
  await database.owner.query(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and pid <> pg_backend_pid()`,
  );
  const read = () => pool.query(sql`select 1 as one`).catch(() => undefined);
  await expect.poll(read).toEqual([{ one: 1 }]);
  await pool.end();
});
