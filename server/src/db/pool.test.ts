import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { onDatabase } from '../../test/test-databases.ts';
import { DatabaseTimeout, DatabaseUnreachable, violatedConstraint } from './database-errors.ts';
import { createPool } from './pool.ts';
import { raw, sql } from './sql.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ fresh: true });
});
afterAll(() => database.end());

test('values arrive as numbers, plain dates and instants', async () => {
  const [row] = await database.app.query(sql`
    select 9007199254740991::bigint as id, 2.50::numeric as price, array[1::bigint, 2] as ids,
      date '2024-02-29' as day, timestamptz '2024-02-29T12:00:00Z' as at`);
  expect(row).toEqual({
    id: 9_007_199_254_740_991,
    price: 2.5,
    ids: [1, 2],
    day: '2024-02-29',
    at: new Date('2024-02-29T12:00:00Z'),
  });
});

test('the server works under its own role, which may not change tables', async () => {
  const [row] = await database.app.query<{ role: string }>(sql`select current_user as role`);
  expect(row?.role).toBe('clearplate_app');
  await expect(database.app.query(raw('create table intruder ()'))).rejects.toMatchObject({ code: '42501' });
});

test('what serves requests plans a statement once, and long work as the database thinks best', async () => {
  const setting = sql`select current_setting('plan_cache_mode') as mode`;
  const long = createPool({ address: onDatabase(inject('testDatabases').owner, 'postgres'), statementTimeout: 0 });
  const modes = [await database.app.query(setting), await long.query(setting)];
  await long.end();
  expect(modes).toEqual([[{ mode: 'force_generic_plan' }], [{ mode: 'auto' }]]);
});

test('a statement beyond its limit ends as a timeout and the pool goes on', async () => {
  const slow = database.app.transaction((db) => db.query(sql`select pg_sleep(${5})`), { statementTimeout: 100 });
  await expect(slow).rejects.toBeInstanceOf(DatabaseTimeout);
  expect(await database.app.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test('a failed transaction leaves nothing, a failed savepoint only its own part', async () => {
  await database.owner.query(raw('create table noted (name text constraint noted_once unique)'));
  await database.owner.transaction(async (db) => {
    await db.query(sql`insert into noted values (${'kept'})`);
    const inner = db.transaction((nested) => nested.query(sql`insert into noted values (${'kept'})`));
    const error = await inner.catch((reason: unknown) => reason);
    expect(violatedConstraint(error)).toBe('noted_once');
  });
  const failing = database.owner.transaction(async (db) => {
    await db.query(sql`insert into noted values (${'lost'})`);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await database.owner.query(sql`select name from noted`)).toEqual([{ name: 'kept' }]);
});

test('transactions that deadlock are run again until both are through', async () => {
  await database.owner.query(raw("create table account as select * from (values ('a', 0), ('b', 0)) t(name, value)"));
  const add = (names: string[]) =>
    database.owner.transaction(async (db) => {
      for (const name of names) {
        await db.query(sql`update account set value = value + 1 where name = ${name}`);
        await db.query(sql`select pg_sleep(${0.1})`);
      }
    });
  await Promise.all([add(['a', 'b']), add(['b', 'a'])]);
  expect(await database.owner.query(sql`select value from account`)).toEqual([{ value: 2 }, { value: 2 }]);
});

test('a connection that dies between two statements fails the next one, and the process goes on', async () => {
  const transaction = database.app.transaction(async (db) => {
    const [row] = await db.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await database.owner.query(sql`select pg_terminate_backend(${row?.pid ?? 0})`);
    await sleep(100);
    await db.query(sql`select 1`);
  });
  await expect(transaction).rejects.toBeInstanceOf(DatabaseUnreachable);
  expect(await database.app.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test('a statement prepared before its table changed still runs', async () => {
  await database.owner.query(raw('create table shape (id int); insert into shape values (1)'));
  const read = () => database.owner.query(sql`select * from shape where id = ${1}`);
  await read();
  await database.owner.query(raw('alter table shape add column name text'));
  expect(await read()).toEqual([{ id: 1, name: null }]);
});

test('ending a statement that has just ended never ends the next one on its connection', async () => {
  const [row] = await database.owner.query<{ name: string }>(sql`select current_database() as name`);
  const pool = createPool({ address: onDatabase(inject('testDatabases').app, row!.name), size: 1 });
  const ends: string[] = [];
  for (let round = 0; round < 60; round += 1) {
    const leaving = new AbortController();
    const left = pool.cancellable(leaving.signal).query(sql`select pg_sleep(${0.001})`);
    const stayed = pool.query(sql`select pg_sleep(${0.003})`);
    await sleep(round % 4);
    leaving.abort();
    ends.push(
      await left.then(
        () => 'done',
        (error: unknown) => (error as Error).name,
      ),
    );
    await stayed;
  }
  await pool.end();
  expect(ends).toContain('StatementCancelled');
});
