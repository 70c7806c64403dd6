import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, statSync } from 'node:fs';
import { open, readFile, realpath } from 'node:fs/promises';
import { totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ownerRole } from './create-cluster.ts';
import type { RunAs } from './run-as.ts';
import { StartRefused } from '../start-refused.ts';

type PidFile = { pid: number; socketDirectory: string };

async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const socketDirectory = lines[4]?.trim();
  return pid > 0 && socketDirectory ? { pid, socketDirectory } : undefined;
}

async function servesCluster(socketDirectory: string, cluster: string): Promise<boolean> {
  const client = new pg.Client({
    host: socketDirectory,
    user: ownerRole,
    database: 'postgres',
    connectionTimeoutMillis: 1000,
    query_timeout: 1000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ directory: string }>("select current_setting('data_directory') as directory");
    return rows[0] !== undefined && (await realpath(rows[0].directory)) === (await realpath(cluster));
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Asks a PostgreSQL that outlived its server to stop. Its process id alone proves nothing, because another program may
 * have it by now. Its answer on the socket of these very files does.
 */
async function stopOrphan(cluster: string): Promise<void> {
  const found = await readPidFile(cluster);
  if (found && (await servesCluster(found.socketDirectory, cluster))) process.kill(found.pid, 'SIGINT');
}

export type PostmasterOptions = {
  postgres: string;
  cluster: string;
  socketDirectory: string;
  runAs: RunAs;
  /** If off, a power cut may lose the files. Only tests do so. */
  durable: boolean;
  /** Returns whether the data directory is still locked by us. */
  isOurs(): Promise<boolean>;
};

export type Postmaster = { process: ChildProcess; exited: Promise<void> };

const attempts = 50;
const largestLog = 5_000_000;

/** Gives PostgreSQL a quarter of the memory for pages, as its manual advises. Unused pages take no memory. */
function sharedMegabytes(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.round(Math.min(4096, Math.max(128, memory / 4 / 1024 / 1024)));
}

const logFile = ({ cluster }: PostmasterOptions) => path.join(path.dirname(cluster), 'database.log');

/**
 * The log outlives the rows, so it must not contain their values. PostgreSQL quotes values in its errors and warnings,
 * and statements and rows below them. `log` leaves both out; the server's own log has the codes of failed statements.
 * Starts, recoveries, crashes and fatal errors stay, each with its first line only.
 */
const withoutValues = [
  'log_min_messages=log',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_statement=none',
  'log_min_duration_statement=-1',
  'log_min_duration_sample=-1',
  'log_transaction_sample_rate=0',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
];

function spawnPostmaster(options: PostmasterOptions): Postmaster {
  const { postgres, cluster, socketDirectory, runAs, durable } = options;
  const settings = ['listen_addresses=', 'unix_socket_permissions=0700', 'timezone=UTC', ...withoutValues];
  if (durable) settings.push(`shared_buffers=${sharedMegabytes()}MB`);
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const command = [postgres, '-D', cluster, '-k', socketDirectory, ...settings.flatMap((each) => ['-c', each])];
  const [program = '', ...args] = [...runAs.prefix, ...command];
  const file = logFile(options);
  const tooLong = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestLog;
  const log = openSync(file, tooLong ? 'w' : 'a', 0o600);
  const child = spawn(program, args, {
    // It gets a process group of its own, because Ctrl-C in the terminal is for the server, which stops the database
    // last.
    detached: true,
    stdio: ['ignore', log, log],
    ...(runAs.uid !== undefined && { uid: runAs.uid, gid: runAs.uid }),
  });
  closeSync(log);
  const exited = Promise.race([once(child, 'exit'), once(child, 'error')]).then(() => undefined);
  return { process: child, exited };
}

const hasExited = ({ process: child }: Postmaster) =>
  child.exitCode !== null || child.signalCode !== null || child.pid === undefined;

async function answers(host: string): Promise<boolean> {
  const client = new pg.Client({ host, user: ownerRole, database: 'postgres', connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

// Recovery after a crash may take long; it ends by itself, one way or the other.
async function becomesReady(postmaster: Postmaster, options: PostmasterOptions): Promise<boolean> {
  while (!hasExited(postmaster)) {
    if (await answers(options.socketDirectory)) return true;
    await Promise.race([sleep(25), postmaster.exited]);
  }
  return false;
}

async function logSince(options: PostmasterOptions, position: number): Promise<string> {
  const file = await open(logFile(options), 'r');
  try {
    const { size } = await file.stat();
    const start = position > size ? 0 : position;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
    return buffer.toString('utf8', 0, bytesRead).trim();
  } finally {
    await file.close();
  }
}

const stillHeld = /lock file "[^"]*" already exists|pre-existing shared memory block/;

/** Starts PostgreSQL and returns when it answers; waits for one that is still going down on the same files. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    const position = statSync(logFile(options), { throwIfNoEntry: false })?.size ?? 0;
    const postmaster = spawnPostmaster(options);
    if (await becomesReady(postmaster, options)) return postmaster;
    const reason = await logSince(options, position);
    if (attempt === attempts || !stillHeld.test(reason)) throw new StartRefused(`PostgreSQL did not start:\n${reason}`);
    if (attempt % 10 === 0 && (await options.isOurs())) await stopOrphan(options.cluster);
    await sleep(100);
  }
}

/** Stops PostgreSQL; connections that are still open are closed. */
export async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  for (const [signal, timeoutMs] of [
    ['SIGINT', 8000],
    ['SIGQUIT', 2000],
    ['SIGKILL', 2000],
  ] as const) {
    if (hasExited(postmaster)) return;
    postmaster.process.kill(signal);
    const waiting = new AbortController();
    await Promise.race([
      postmaster.exited,
      sleep(timeoutMs, undefined, { signal: waiting.signal }).catch(() => undefined),
    ]);
    waiting.abort();
  }
}
