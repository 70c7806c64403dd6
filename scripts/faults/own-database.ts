import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../../server/src/db/db.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/src/db/embedded/embedded-postgres.ts';
import { createPool } from '../../server/src/db/pool.ts';
import { fillDataDirectory } from '../prepared-data/prepared-data.ts';
import { serverAlone, type ServerProcess, startServerProcess } from '../server-process.ts';

/** This is a durable copy of the prepared database, which outlives the servers that are started on it. */
export interface OwnDatabase {
  readonly postgres: EmbeddedPostgres;
  readonly owner: Database;
  readonly startServer: () => Promise<ServerProcess>;
  readonly close: () => Promise<void>;
}

export async function openOwnDatabase(): Promise<OwnDatabase> {
  const directory = await mkdtemp(path.join(tmpdir(), 'clearplate-faults-'));
  await fillDataDirectory(path.join(directory, 'database'));
  const postgres = await startEmbeddedPostgres({ directory: path.join(directory, 'database'), durable: true });
  const owner = createPool({ address: postgres.owner, size: 2 });
  const { host, user } = postgres.owner as { host: string; user: string };
  const env = {
    PORT: '0',
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'silent',
    DATA_DIR: path.join(directory, 'server'),
    DATABASE_URL: `postgres://${user}@${encodeURIComponent(host)}/clearplate`,
  };
  return {
    postgres,
    owner,
    startServer: () => startServerProcess({ ...serverAlone, env }),
    async close() {
      await owner.end();
      await postgres.stop();
      await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
