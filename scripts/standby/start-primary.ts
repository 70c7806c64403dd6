import { execFile } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBinaries } from '../../server/src/db/embedded/binaries.ts';
import { ownerRole } from '../../server/src/db/embedded/create-cluster.ts';
import { databaseName } from '../../server/src/db/embedded/embedded-postgres.ts';
import { startPostmaster } from '../../server/src/db/embedded/postmaster.ts';
import { chooseRunAs } from '../../server/src/db/embedded/run-as.ts';
import { createSocketDirectory } from '../../server/src/db/embedded/socket-directory.ts';
import type { Address } from '../../server/src/db/pool.ts';
import { appRole } from '../../server/src/db/roles.ts';
import { serverAlone, startServerProcess } from '../server-process.ts';

export type SocketAddress = Extract<Address, { host: string }>;

/** Nothing restarts this primary, and its processes can be stalled or killed, all of them at once. */
export interface Primary {
  readonly owner: SocketAddress;
  readonly app: SocketAddress;
  readonly stall: () => Promise<void>;
  /** Ends the stall: the primary goes on as if nothing had happened. */
  readonly wake: () => void;
  readonly kill: () => Promise<void>;
}

/** Fills a data directory with the tables and the sample town, as a server leaves it. */
export async function prepareData(directory: string): Promise<void> {
  const env = { PORT: '0', SAMPLE_DATA: 'on', LOG_LEVEL: 'silent', DATA_DIR: directory };
  await (await startServerProcess({ ...serverAlone, env })).stop();
}

/** Starts PostgreSQL, durably, on a copy of the prepared data. */
export async function startPrimary(prepared: string, directory: string): Promise<Primary> {
  const runAs = chooseRunAs();
  const cluster = path.join(directory, 'postgres');
  await mkdir(directory, { recursive: true });
  await promisify(execFile)('cp', ['-a', path.join(prepared, 'postgres'), directory]);
  await rm(path.join(cluster, 'postmaster.pid'), { force: true });
  const socket = await createSocketDirectory(directory, runAs);
  const { postgres } = await findBinaries();
  const { process: postmaster } = await startPostmaster({
    postgres,
    cluster,
    socketDirectory: socket.path,
    runAs,
    durable: true,
    isOurs: async () => true,
  });
  const pid = postmaster.pid ?? 0;
  const isGone = () => postmaster.exitCode !== null || postmaster.signalCode !== null;
  let stalled: number[] = [];

  async function stall(): Promise<void> {
    if (isGone() || stalled.length > 0) return;
    // The postmaster comes first, so that it starts nothing more meanwhile.
    process.kill(pid, 'SIGSTOP');
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    stalled = [...children.trim().split(' ').map(Number), pid];
    for (const each of stalled) process.kill(each, 'SIGSTOP');
  }
  const at = (user: string): SocketAddress => ({ host: socket.path, user, database: databaseName });
  return {
    owner: at(ownerRole),
    app: at(appRole),
    stall,
    wake() {
      for (const each of stalled.splice(0)) process.kill(each, 'SIGCONT');
    },
    async kill() {
      if (isGone()) return;
      await stall();
      const maps = await readFile(`/proc/${pid}/maps`, 'utf8');
      for (const each of stalled.splice(0)) process.kill(each, 'SIGKILL');
      // Processes that are killed leave shared memory behind; the next start on the same files would remove it.
      for (const file of new Set(maps.match(/\/dev\/shm\/PostgreSQL\.\d+/g))) await rm(file, { force: true });
    },
  };
}
