import { chmod, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPool, type Address } from '../pool.ts';
import { appRole } from '../roles.ts';
import { raw, sql } from '../sql.ts';
import { findBinaries } from './binaries.ts';
import { createCluster, ownerRole } from './create-cluster.ts';
import { lockDataDirectory } from './data-lock.ts';
import { type Postmaster, type PostmasterOptions, startPostmaster, stopPostmaster } from './postmaster.ts';
import { chooseRunAs, requireAccess } from './run-as.ts';
import { createSocketDirectory } from './socket-directory.ts';

export type EmbeddedOptions = {
  /** Is the data directory; the database's files lie in its folder `postgres`. */
  directory: string;
  /** Is off in tests, which makes it faster, and a power cut may lose the data. */
  durable?: boolean;
  log?: (line: string) => void;
};

export type EmbeddedPostgres = {
  /** Is the login that owns the tables. */
  owner: Address;
  /** Is the login that the server works under. */
  app: Address;
  /** Returns the process id of PostgreSQL at this moment. */
  pid(): number | undefined;
  stop: () => Promise<void>;
};

export const databaseName = 'clearplate';

// If PostgreSQL ends without being asked to, it is started again, so that the server heals by itself.
async function supervise(options: PostmasterOptions, log: (line: string) => void) {
  let stopping = false;
  let postmaster = await startPostmaster(options);

  async function watch(): Promise<void> {
    for (;;) {
      await postmaster.exited;
      if (stopping) return;
      log('PostgreSQL ended unexpectedly; starting it again');
      await restart();
    }
  }
  async function restart(): Promise<void> {
    while (!stopping) {
      try {
        postmaster = await startPostmaster(options);
        return;
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await sleep(1000);
      }
    }
  }
  const watching = watch();
  return {
    current: (): Postmaster => postmaster,
    async stop(): Promise<void> {
      stopping = true;
      await stopPostmaster(postmaster);
      await watching;
      // PostgreSQL was just being started when we were told to stop.
      await stopPostmaster(postmaster);
    },
  };
}

async function createDatabase(address: Address): Promise<void> {
  const pool = createPool({ address, statementTimeout: 0, size: 1 });
  try {
    const found = await pool.query(sql`select 1 from pg_database where datname = ${databaseName}`);
    if (found.length === 0) await pool.query(raw(`create database ${databaseName}`));
  } finally {
    await pool.end();
  }
}

// Only its owner may look into it. If root starts us, PostgreSQL may run as another user, now or later. That user must
// be able to pass through, and finds nothing else there that it may open.
async function makeDataDirectory(directory: string): Promise<void> {
  const first = await mkdir(directory, { recursive: true, mode: 0o700 });
  if (first === undefined || process.getuid?.() !== 0) return;
  for (let made = directory; made.startsWith(first); made = path.dirname(made)) await chmod(made, 0o711);
}

/** Starts the bundled PostgreSQL on the files of a data directory, and creates them if need be. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { durable = true, log = () => undefined } = options;
  const directory = path.resolve(options.directory);
  await makeDataDirectory(directory);
  const lock = await lockDataDirectory(directory);
  try {
    // Older releases wrote this log, in which PostgreSQL quoted rows.
    await rm(path.join(directory, 'postgres.log'), { force: true });
    const binaries = await findBinaries();
    const runAs = chooseRunAs();
    for (const needed of [directory, path.dirname(binaries.postgres)]) requireAccess(runAs, needed);
    const cluster = path.join(directory, 'postgres');
    await createCluster({ directory: cluster, binaries, runAs, sync: durable });
    const socket = await createSocketDirectory(directory, runAs);
    const postgres = binaries.postgres;
    const isOurs = () => lock.isOurs();
    const supervised = await supervise(
      { postgres, cluster, socketDirectory: socket.path, runAs, durable, isOurs },
      log,
    );
    const stop = async () => {
      await supervised.stop();
      await socket.remove();
      await lock.release();
    };
    const address = (user: string, database: string) => ({ host: socket.path, user, database });
    await createDatabase(address(ownerRole, 'postgres')).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return {
      owner: address(ownerRole, databaseName),
      app: address(appRole, databaseName),
      pid: () => supervised.current().process.pid,
      stop,
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
