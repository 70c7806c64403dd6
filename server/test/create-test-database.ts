import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { errorCode } from '../src/db/database-errors.ts';
import type { Database } from '../src/db/db.ts';
import { createPool } from '../src/db/pool.ts';
import { raw } from '../src/db/sql.ts';
import { onDatabase, unhurried, type TestDatabases } from './test-databases.ts';

export type TestDatabase = {
  /** Owns the tables and may do everything. */
  owner: Database;
  /** The role that the server works under. */
  app: Database;
  /** Closes both; a fresh database is dropped as well. */
  end(): Promise<void>;
};

const duplicateDatabase = '42P04';

async function onTemplate(databases: TestDatabases, statement: string): Promise<void> {
  const admin = createPool({ address: onDatabase(databases.owner, 'postgres'), ...unhurried, size: 1 });
  try {
    await admin.query(raw(statement));
  } finally {
    await admin.end();
  }
}

async function clone(databases: TestDatabases, name: string): Promise<void> {
  const statement = `create database ${name} template ${databases.template} strategy wal_log`;
  await onTemplate(databases, statement).catch((error: unknown) => {
    if (errorCode(error) !== duplicateDatabase) throw error;
  });
}

/**
 * Returns a migrated database on a real PostgreSQL. The files that run in one worker share one, so a test makes parents
 * of its own and assumes neither an empty table nor an order; `fresh` gives one that nobody else uses. With `limited`,
 * the role that the server works under has as little time as in production.
 */
export async function createTestDatabase({
  fresh = false,
  limited = false,
}: { fresh?: boolean | undefined; limited?: boolean | undefined } = {}): Promise<TestDatabase> {
  const databases = inject('testDatabases');
  const { prefix } = databases;
  const name = fresh
    ? `${prefix}${randomBytes(6).toString('hex')}`
    : `${prefix}worker_${process.env['VITEST_POOL_ID'] ?? '0'}`;
  await clone(databases, name);
  const owner = createPool({ address: onDatabase(databases.owner, name), ...unhurried, size: 3 });
  const app = createPool({
    address: onDatabase(databases.app, name),
    ...(!limited && unhurried),
    size: 5,
    ...(databases.role !== undefined && { role: databases.role }),
  });
  return {
    owner,
    app,
    async end() {
      await Promise.all([owner.end(), app.end()]);
      if (fresh) await onTemplate(databases, `drop database if exists ${name} with (force)`);
    },
  };
}
