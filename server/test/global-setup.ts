import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/db/embedded/embedded-postgres.ts';
import type { Db } from '../src/db/db.ts';
import { migrate } from '../src/db/migrate.ts';
import { readMigrations } from '../src/db/migration-files.ts';
import { createPool, type Address } from '../src/db/pool.ts';
import { appRole, ensureAppRole } from '../src/db/roles.ts';
import { raw, sql } from '../src/db/sql.ts';
import { prepareJobs } from '../src/jobs/prepare-jobs.ts';
import { onDatabase, unhurried, type TestDatabases } from './test-databases.ts';

type Cluster = { owner: Address; app: Address; role?: string; stop(): Promise<void> };

async function startTemporaryCluster(): Promise<Cluster> {
  const directory = await mkdtemp(path.join(tmpdir(), 'clearplate-test-'));
  const remove = () => rmSync(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  let postgres: EmbeddedPostgres | undefined;
  // An interrupted run gets no chance to wait for anything.
  const abandon = () => {
    const pid = postgres?.pid();
    if (pid !== undefined) process.kill(pid, 'SIGQUIT');
    remove();
  };
  process.once('exit', abandon);
  postgres = await startEmbeddedPostgres({ directory, durable: false });
  const { owner, app, stop } = postgres;
  return {
    owner,
    app,
    async stop() {
      process.off('exit', abandon);
      await stop();
      remove();
    },
  };
}

function clusterAt(connectionString: string): Cluster {
  const address = { connectionString };
  return { owner: address, app: address, role: appRole, stop: async () => undefined };
}

const referenceData = new URL('../src/features/catalogue/sync-reference-data.ts', import.meta.url);

async function fillTemplate(db: Db): Promise<void> {
  await prepareJobs(db);
  if (!existsSync(referenceData)) return;
  const module = (await import(referenceData.href)) as { syncReferenceData(db: Db): Promise<void> };
  await db.transaction((transaction) => module.syncReferenceData(transaction));
}

async function createTemplate({ owner, template, role }: TestDatabases): Promise<void> {
  const admin = createPool({ address: onDatabase(owner, 'postgres'), ...unhurried, size: 1 });
  try {
    const [user] = await admin.query<{ login: string }>(sql`select session_user as login`);
    await ensureAppRole(admin, role === undefined ? appRole : (user?.login ?? ''));
    await admin.query(raw(`create database ${template}`));
  } finally {
    await admin.end();
  }
  const pool = createPool({ address: onDatabase(owner, template), ...unhurried, size: 1 });
  try {
    const migrations = await readMigrations(path.resolve(import.meta.dirname, '../migrations'));
    await migrate(pool, { migrations, afterwards: fillTemplate });
  } finally {
    await pool.end();
  }
}

async function dropDatabases({ owner, prefix }: TestDatabases): Promise<void> {
  const admin = createPool({ address: onDatabase(owner, 'postgres'), ...unhurried, size: 1 });
  try {
    const mine = await admin.query<{ name: string }>(
      sql`select datname as name from pg_database where starts_with(datname, ${prefix})`,
    );
    for (const { name } of mine) await admin.query(raw(`drop database ${name} with (force)`));
  } finally {
    await admin.end();
  }
}

/** One PostgreSQL for the whole run with one migrated template; on DATABASE_URL databases of the run's own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['DATABASE_URL'];
  const cluster = url === undefined ? await startTemporaryCluster() : clusterAt(url);
  const { owner, app, role } = cluster;
  const prefix = `clearplate_test_${randomBytes(4).toString('hex')}_`;
  const databases: TestDatabases = {
    owner,
    app,
    template: `${prefix}template`,
    prefix,
    ...(role !== undefined && { role }),
  };
  const teardown = async () => {
    if (url !== undefined) await dropDatabases(databases);
    await cluster.stop();
  };
  try {
    await createTemplate(databases);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('testDatabases', databases);
  return teardown;
}
