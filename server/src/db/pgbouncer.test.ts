import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { pgbouncer, type Pooler, startPgBouncer } from '../../test/start-pgbouncer.ts';
import { urlOf } from '../../test/start-replica.ts';
import { onDatabase } from '../../test/test-databases.ts';
import { DatabaseTimeout, DatabaseUnreachable, StatementCancelled } from './database-errors.ts';
import { type Databases, openDatabases } from './open-databases.ts';
import { appRole } from './roles.ts';
import { sql } from './sql.ts';

const cluster = inject('testDatabases').owner;
const missing = existsSync(pgbouncer) ? undefined : 'PgBouncer is not installed (Debian’s package pgbouncer)';
const reason = 'connectionString' in cluster ? 'PgBouncer is tested with the embedded PostgreSQL' : missing;

describe.skipIf(reason)(`behind PgBouncer in transaction mode${reason === undefined ? '' : `: ${reason}`}`, () => {
  let database: TestDatabase;
  let pooler: Pooler;
  let databases: Databases;
  beforeAll(async () => {
    database = await createTestDatabase({ fresh: true });
    const [row] = await database.owner.query<{ name: string }>(sql`select current_database() as name`);
    const direct = onDatabase(cluster, row!.name) as { host: string; user: string; database: string };
    pooler = await startPgBouncer(direct.host, appRole);
    const pooled = { ...direct, user: appRole, host: pooler.host };
    databases = await openDatabases(
      {
        dataDirectory: '',
        databaseUrl: `${urlOf(pooled)}?port=6432`,
        migrationDatabaseUrl: urlOf(direct),
        preparedStatements: false,
      },
      () => undefined,
    );
  });
  afterAll(async () => {
    await databases?.close();
    await pooler?.stop();
    await database?.end();
  });

  it('more requests than connections are all answered, each with its own answer', async () => {
    const { app } = databases;
    const numbers = Array.from({ length: 60 }, (_, index) => index);
    const answers = await Promise.all(
      numbers.map((number) =>
        number % 2 === 0
          ? app.query<{ number: number }>(sql`select ${number}::int as number, pg_sleep(0.002)`)
          : app.transaction(async (db) => {
              await db.query(sql`select set_config('clearplate.test', ${String(number)}, true)`);
              return db.query<{ number: number }>(sql`select current_setting('clearplate.test')::int as number`);
            }),
      ),
    );
    expect(answers.map(([row]) => row?.number)).toEqual(numbers);
    const [used] = await database.owner.query<{ connections: number }>(sql`
      select count(*) as connections from pg_stat_activity where datname = current_database() and usename = ${appRole}`);
    expect(used?.connections).toBeLessThanOrEqual(3 + 5);
  });

  it('the time limit holds there, and a reader who leaves ends the query behind it', async () => {
    const limits = await Promise.all(
      Array.from({ length: 12 }, () =>
        databases.app.query(sql`select current_setting('statement_timeout') as "limit", pg_sleep(0.01)`),
      ),
    );
    // It holds on every one of the pooler's connections, those included that it opened before the limit was set.
    expect(new Set(limits.map(([row]) => (row as { limit: string }).limit))).toEqual(new Set(['2s']));
    // On a busy machine the client's own limit, half a second later, may be noticed first.
    const overlong = await databases.app.query(sql`select pg_sleep(${3})`).catch((error: unknown) => error);
    expect([DatabaseTimeout, DatabaseUnreachable].some((limit) => overlong instanceof limit)).toBe(true);
    const leaving = new AbortController();
    const slow = databases.app.cancellable(leaving.signal).query(sql`select pg_sleep(${1.9}), 'left by its reader'`);
    const running = () =>
      database.owner.query(sql`select 1 as one from pg_stat_activity
        where datname = current_database() and state = 'active' and query like '%left by its reader%'
          and pid <> pg_backend_pid()`);
    await expect.poll(running, { interval: 20, timeout: 1800 }).toEqual([{ one: 1 }]);
    leaving.abort();
    await expect(slow).rejects.toBeInstanceOf(StatementCancelled);
    await expect.poll(running, { interval: 20 }).toEqual([]);
    expect(await databases.app.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });
});
