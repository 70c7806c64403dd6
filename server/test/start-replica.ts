import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBinaries } from '../src/db/embedded/binaries.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/db/embedded/embedded-postgres.ts';
import { startPostmaster, stopPostmaster } from '../src/db/embedded/postmaster.ts';
import { chooseRunAs } from '../src/db/embedded/run-as.ts';
import { createSocketDirectory } from '../src/db/embedded/socket-directory.ts';
import { type Address, createPool } from '../src/db/pool.ts';
import { raw, sql } from '../src/db/sql.ts';

export interface Replica {
  /** Its database as the owner. */
  readonly owner: Address;
  /** The same for the server's own login, as a setting. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The setting for a database on a socket. */
export function urlOf(address: Address): string {
  if ('connectionString' in address) return address.connectionString;
  const { host, user, database } = address;
  return `postgres://${user}@${encodeURIComponent(host)}/${database}`;
}

/** What must not come along: it belongs to the running primary. */
const notCopied = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal']);

// The way of PostgreSQL's manual for a backup by hand: start, copy the files, stop, keep the label.
async function copyCluster(owner: Address, to: string): Promise<void> {
  const pool = createPool({ address: owner, statementTimeout: 0, size: 1 });
  try {
    await pool.session(async (db) => {
      const [row] = await db.query<{ from: string }>(sql`select current_setting('data_directory') as "from"`);
      const from = row!.from;
      await db.query(raw(`select pg_backup_start('replica', true)`));
      await cp(from, to, { recursive: true, filter: (file) => !notCopied.has(path.relative(from, file)) });
      await mkdir(path.join(to, 'pg_wal'), { mode: 0o700 });
      const [label] = await db.query<{ text: string }>(sql`select labelfile as text from pg_backup_stop(false)`);
      await writeFile(path.join(to, 'backup_label'), label!.text);
    });
  } finally {
    await pool.end();
  }
}

/** Copies a running primary and follows it. */
export async function startReplica(
  primary: Pick<EmbeddedPostgres, 'owner' | 'app'>,
  durable = false,
): Promise<Replica> {
  if ('connectionString' in primary.owner) throw new Error('The embedded database is on a socket');
  const directory = await mkdtemp(path.join(tmpdir(), 'clearplate-replica-'));
  const cluster = path.join(directory, 'postgres');
  const runAs = chooseRunAs();
  await copyCluster(primary.owner, cluster);
  const { host, user } = primary.owner;
  await writeFile(path.join(cluster, 'postgresql.auto.conf'), `primary_conninfo = 'host=${host} user=${user}'\n`);
  await writeFile(path.join(cluster, 'standby.signal'), '');
  const socket = await createSocketDirectory(directory, runAs);
  const { postgres } = await findBinaries();
  const isOurs = async () => true;
  const process = await startPostmaster({
    postgres,
    cluster,
    socketDirectory: socket.path,
    runAs,
    durable,
    isOurs,
  });
  const at = (address: Address) => ({ ...address, host: socket.path }) as Address;
  return {
    owner: at(primary.owner),
    url: urlOf(at(primary.app)),
    async stop() {
      await stopPostmaster(process);
      await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

export interface ReplicatedDatabase {
  readonly primary: EmbeddedPostgres;
  /** Copies the primary as it is then, and follows it. */
  readonly startReplica: () => Promise<Replica>;
  readonly stop: () => Promise<void>;
}

/** A database of its own that can be replicated by PostgreSQL's own streaming. */
export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const directory = await mkdtemp(path.join(tmpdir(), 'clearplate-primary-'));
  const primary = await startEmbeddedPostgres({ directory, durable: false });
  const replicas: Replica[] = [];
  return {
    primary,
    async startReplica() {
      const replica = await startReplica(primary);
      replicas.push(replica);
      return replica;
    },
    async stop() {
      await Promise.all(replicas.map((replica) => replica.stop()));
      await primary.stop();
      await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}
