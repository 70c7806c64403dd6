import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import { giveTo, type RunAs } from './run-as.ts';
import { StartRefused } from '../start-refused.ts';

/** Is the embedded database's superuser, who owns the tables and runs the migrations. */
export const ownerRole = 'clearplate_owner';

const majorVersion = '18';

async function run(command: string[], runAs: RunAs): Promise<void> {
  const [program = '', ...args] = [...runAs.prefix, ...command];
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...(runAs.uid !== undefined && { uid: runAs.uid, gid: runAs.uid }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new StartRefused(`PostgreSQL's ${path.basename(command[0] ?? '')} failed:\n${output.trim()}`);
}

async function checkVersion(directory: string): Promise<boolean> {
  const version = await readFile(path.join(directory, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) return false;
  if (version.trim() !== majorVersion)
    throw new StartRefused(
      `${directory} was made by PostgreSQL ${version.trim()}; this version of Clearplate brings ${majorVersion}.`,
    );
  return true;
}

// The process that was creating one may still be ending, so we try for a while.
async function removeUnfinished(directory: string): Promise<void> {
  const parent = path.dirname(directory);
  const names = (await readdir(parent)).filter((name) => name.startsWith(`${path.basename(directory)}.init-`));
  const options = { recursive: true, force: true, maxRetries: 50, retryDelay: 100 };
  await Promise.all(names.map((name) => rm(path.join(parent, name), options)));
}

export type ClusterOptions = { directory: string; binaries: Binaries; runAs: RunAs; sync: boolean };

/**
 * Creates the database's files unless they exist. An interrupted creation leaves nothing that could be mistaken for a
 * finished one.
 */
export async function createCluster({ directory, binaries, runAs, sync }: ClusterOptions): Promise<void> {
  if (await checkVersion(directory)) return giveTo(runAs, directory);
  await removeUnfinished(directory);
  const building = `${directory}.init-${process.pid}`;
  await mkdir(building, { recursive: true, mode: 0o700 });
  await giveTo(runAs, building);
  // PostgreSQL's own collation is the same on every computer and every release of its C library.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  const access = [`--username=${ownerRole}`, '--auth=trust', '--no-instructions'];
  await run([binaries.initdb, '-D', building, ...locale, ...access, ...(sync ? [] : ['--no-sync'])], runAs);
  await rename(building, directory);
}
