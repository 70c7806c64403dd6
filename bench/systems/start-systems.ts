import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverAlone, startServerProcess } from '../../scripts/server-process.ts';
import type { floor, OtherSystem } from './systems.ts';

export interface RunningSystem {
  readonly name: string;
  readonly url: string;
  readonly buildSeconds: number;
  readonly pid: number;
  /** Returns the megabytes that its process uses now, plus PostgreSQL's if the system uses it. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Returns the same with its child processes. */
async function residentWithChildren(pid: number | undefined): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const pids = [pid, ...children.split(' ').filter(Boolean).map(Number)];
  return (await Promise.all(pids.map(residentMegabytes))).reduce((sum, each) => sum + each, 0);
}

/** Starts the real server as in production, on a data directory. */
export async function startApp(dataDirectory: string): Promise<RunningSystem> {
  // This variable makes the server end with the process that started it.
  const env = {
    npm_lifecycle_event: 'bench',
    DATA_DIR: dataDirectory,
    SAMPLE_DATA: 'off',
    PORT: '0',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  };
  const server = await startServerProcess({ ...serverAlone, env });
  return {
    name: 'Clearplate',
    url: server.url,
    buildSeconds: 0,
    pid: server.process.pid ?? 0,
    memory: () => residentMegabytes(server.process.pid),
    stop: async () => void (await server.stop()),
  };
}

export interface RunningPostgres {
  /** The folder of its socket. */
  readonly socket: string;
  readonly pid: number;
}

/** Finds a server's PostgreSQL: lines one and five of its own file have its pid and socket folder. */
export async function findPostgres(dataDirectory: string): Promise<RunningPostgres> {
  const file = await readFile(path.join(dataDirectory, 'postgres/postmaster.pid'), 'utf8');
  const lines = file.split('\n').map((line) => line.trim());
  const socket = lines[4] ?? '';
  if (socket === '') throw new Error(`No PostgreSQL is running on ${dataDirectory}.`);
  return { socket, pid: Number(lines[0]) };
}

async function untilReady(child: ChildProcess, name: string): Promise<{ url: string; buildSeconds: number }> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, url] = /ready at (http:\S+)\n/.exec(output) ?? [];
      if (url !== undefined) resolve({ url, buildSeconds: Number(/built in ([\d.]+) s/.exec(output)?.[1] ?? 0) });
    });
    child.once('close', (code) => reject(new Error(`${name} exited with code ${code}`)));
  });
}

/** Starts another system, or the floor, in a separate process on the app's PostgreSQL. */
export async function startOther(name: OtherSystem | typeof floor, socket: string): Promise<RunningSystem> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clearplate-bench-'));
  const file = path.join(import.meta.dirname, 'serve.ts');
  const child = spawn(process.execPath, ['--max-old-space-size=12288', file, name, socket, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('close', resolve));
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM')) await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const ready = await untilReady(child, name).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { name, ...ready, pid: child.pid ?? 0, memory: () => residentWithChildren(child.pid), stop };
}
