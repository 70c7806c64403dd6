import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readConfig, type Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { DataDirectoryInUse } from '../db/embedded/data-lock.ts';
import { databaseName } from '../db/embedded/embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { readMigrations } from '../db/migration-files.ts';
import { openDatabases } from '../db/open-databases.ts';
import { createPool } from '../db/pool.ts';
import { checkRights } from '../db/rights.ts';
import { appRole } from '../db/roles.ts';
import { sql } from '../db/sql.ts';
import { syncReferenceData } from '../features/catalogue/sync-reference-data.ts';

export interface CommandDatabase {
  readonly db: Db;
  close(): Promise<void>;
}

type Log = (line: string) => void;

const migrationsDirectory = path.resolve(import.meta.dirname, '../../migrations');

async function openOwn(config: Config, log: Log): Promise<CommandDatabase> {
  const databases = await openDatabases(config, log);
  try {
    const migrations = await readMigrations(migrationsDirectory);
    await migrate(databases.owner, { migrations, log, afterwards: (db) => syncReferenceData(db) });
    await databases.closeOwner();
    await checkRights(databases.app, migrations);
  } catch (error) {
    await databases.close();
    throw error;
  }
  return { db: databases.app, close: () => databases.close() };
}

/** The fifth line of PostgreSQL's own file says where its socket lies. */
export async function findSocket(dataDirectory: string): Promise<string | undefined> {
  const file = await readFile(path.join(dataDirectory, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  return file.split('\n')[4]?.trim() || undefined;
}

/** Returns the embedded database of a running server, which has migrated it; `undefined` while it isn't ready. */
async function joinRunning(config: Config): Promise<CommandDatabase | undefined> {
  const host = await findSocket(config.dataDirectory);
  if (host === undefined) return undefined;
  const pool = createPool({ address: { host, user: appRole, database: databaseName }, size: 2 });
  try {
    await pool.query(sql`select 1 from restaurants limit 1`);
    return { db: pool, close: () => pool.end() };
  } catch {
    await pool.end();
    return undefined;
  }
}

/** Opens the settings' database and migrates it, or joins the embedded database of a running server. */
export async function openCommandDatabase(config: Config, log: Log): Promise<CommandDatabase> {
  try {
    return await openOwn(config, log);
  } catch (error) {
    if (!(error instanceof DataDirectoryInUse)) throw error;
    const running = await joinRunning(config);
    if (running) return running;
    throw new DataDirectoryInUse(`${error.message} Or wait until it is ready, and try again then.`, { cause: error });
  }
}

/** Runs work on the settings' database, and closes it however that ends. */
export async function withCommandDatabase<Result>(
  work: (db: Db, config: Config) => Promise<Result>,
  log: Log = () => undefined,
): Promise<Result> {
  const config = readConfig(process.env, process.cwd());
  const database = await openCommandDatabase(config, log);
  try {
    return await work(database.db, config);
  } finally {
    await database.close();
  }
}
