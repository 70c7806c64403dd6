import path from 'node:path';
import type { Database, Db } from '../../server/src/db/db.ts';
import { startEmbeddedPostgres } from '../../server/src/db/embedded/embedded-postgres.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { readMigrations } from '../../server/src/db/migration-files.ts';
import { createPool } from '../../server/src/db/pool.ts';
import { appRole, ensureAppRole } from '../../server/src/db/roles.ts';
import { syncReferenceData } from '../../server/src/features/catalogue/sync-reference-data.ts';
import { prepareJobs } from '../../server/src/jobs/prepare-jobs.ts';

export const migrationsDirectory = path.resolve(import.meta.dirname, '../../server/migrations');

export interface OpenDatabase {
  readonly owner: Database;
  readonly app: Database;
  close(): Promise<void>;
}

async function prepare(db: Db): Promise<void> {
  await prepareJobs(db);
  await db.transaction((transaction) => syncReferenceData(transaction));
}

/** Creates a migrated database without dishes in a directory, and opens it for filling. */
export async function openEmpty(directory: string, log: (line: string) => void): Promise<OpenDatabase> {
  const postgres = await startEmbeddedPostgres({ directory, durable: false, log });
  const owner = createPool({ address: postgres.owner, statementTimeout: 0, size: 2 });
  const app = createPool({ address: postgres.app, statementTimeout: 0 });
  const close = async () => {
    await Promise.all([owner.end(), app.end()]);
    await postgres.stop();
  };
  try {
    await ensureAppRole(owner, appRole);
    await migrate(owner, { migrations: await readMigrations(migrationsDirectory), afterwards: prepare, log });
    return { owner, app, close };
  } catch (error) {
    await close();
    throw error;
  }
}
