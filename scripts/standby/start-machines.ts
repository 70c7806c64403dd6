import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '../../server/src/db/pool.ts';
import type { Database, Db } from '../../server/src/db/db.ts';
import { appRole } from '../../server/src/db/roles.ts';
import { raw, sql } from '../../server/src/db/sql.ts';
import { openSession } from '../../server/src/http/session.ts';
import type { Closers } from '../../server/src/lifecycle.ts';
import { buildUser } from '../../server/test/builders.ts';
import { type Pooler, startPgBouncer } from '../../server/test/start-pgbouncer.ts';
import { startReplica, urlOf } from '../../server/test/start-replica.ts';
import { serverAlone, type ServerProcess, startServerProcess } from '../server-process.ts';
import { type Primary, type SocketAddress, startPrimary } from './start-primary.ts';

/** Has two servers behind PgBouncer, a primary, and a standby that also answers public reads. */
export interface Machines {
  readonly primary: Primary;
  readonly standby: { readonly db: Db; readonly host: string };
  readonly pooler: Pooler;
  readonly servers: readonly ServerProcess[];
  /** The people who write have these tokens. */
  readonly tokens: readonly string[];
  /**
   * Asks for a mail, and returns whether one of the servers sent it, which shows that their background work goes on.
   */
  readonly sendMail: () => Promise<boolean>;
  /** Stops sending the primary's log to the standby, like a network that no longer accepts anything. */
  readonly holdStandbyBack: () => Promise<void>;
}

/** Nobody may send more than a few changes at once, and each has room for 50 addresses. */
const people = 40;

/** PgBouncer has this many connections for both servers. */
const connections = 12;

async function until(isTrue: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`This took more than 20 s: ${what}`);
    await sleep(50);
  }
}

const filesIn = (folder: string): Promise<string[]> => readdir(path.join(folder, 'mail')).catch(() => []);

async function replicate(primary: Db, synchronous: boolean): Promise<void> {
  if (synchronous) {
    await primary.query(raw(`alter system set synchronous_standby_names = '*'`));
    await primary.query(raw('select pg_reload_conf()'));
  }
  const state = synchronous ? 'sync' : 'async';
  const follows = sql`select 1 from pg_stat_replication where state = 'streaming' and sync_state = ${state}`;
  await until(async () => (await primary.query(follows)).length === 1, `the standby follows, ${state}`);
}

type Where = { readonly prepared: string; readonly directory: string; readonly synchronous: boolean };

function openPool(address: SocketAddress, closers: Closers): Database {
  const pool = createPool({ address, statementTimeout: 0, size: 2 });
  closers.add(() => pool.end());
  return pool;
}

async function startServers(
  folders: string[],
  env: Record<string, string>,
  closers: Closers,
): Promise<ServerProcess[]> {
  const servers: ServerProcess[] = [];
  for (const folder of folders) {
    const server = await startServerProcess({ ...serverAlone, env: { ...env, DATA_DIR: folder } });
    closers.add(() => server.stop());
    servers.push(server);
  }
  for (const server of servers) {
    const isUsed = async () => server.output().includes('The replica answers public reads');
    await until(isUsed, 'the standby answers public reads');
  }
  return servers;
}

async function sendMail(url: string | undefined, email: string | undefined, folders: string[]): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email_address: email });
  await fetch(`${url}/api/auth/forgot-password`, { method: 'POST', headers, body });
  const isSent = async () => (await Promise.all(folders.map(filesIn))).flat().length > 0;
  return until(isSent, 'a mail is sent').then(
    () => true,
    () => false,
  );
}

/**
 * Starts everything in a folder, each part with its closer, so that nothing is left behind if a later one fails to
 * start.
 */
export async function startMachines({ prepared, directory, synchronous }: Where, closers: Closers): Promise<Machines> {
  const primary = await startPrimary(prepared, path.join(directory, 'primary'));
  closers.add(() => primary.kill());
  const owner = openPool(primary.owner, closers);
  const users = await Promise.all(Array.from({ length: people }, () => buildUser(owner)));
  const tokens = await Promise.all(users.map(({ id }) => openSession(owner, id, new Date())));
  const standby = await startReplica(primary, true);
  closers.add(() => standby.stop());
  const standbyOwner = standby.owner as SocketAddress;
  await replicate(owner, synchronous);
  const pooler = await startPgBouncer(primary.owner.host, appRole, connections);
  closers.add(() => pooler.stop());
  const env = {
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: `${urlOf({ ...primary.app, host: pooler.host })}?port=6432`,
    MIGRATION_DATABASE_URL: urlOf(primary.owner),
    PREPARED_STATEMENTS: 'off',
    DATABASE_REPLICA_URL: standby.url,
  };
  const folders = ['one', 'other'].map((name) => path.join(directory, name));
  const servers = await startServers(folders, env, closers);
  return {
    primary,
    standby: { db: openPool(standbyOwner, closers), host: standbyOwner.host },
    pooler,
    servers,
    tokens,
    sendMail: () => sendMail(servers[0]?.url, users[0]?.email, folders),
    async holdStandbyBack() {
      const [sender] = await owner.query<{ pid: number }>(sql`select pid from pg_stat_replication`);
      if (sender) process.kill(sender.pid, 'SIGSTOP');
    },
  };
}
