import { createHash, randomUUID } from 'node:crypto';
import { link, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAlive, startOf } from './process-identity.ts';

/** Another process works on this data directory. */
export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse';
}

export type DataLock = {
  /** Returns whether the directory is still marked as ours. */
  isOurs(): Promise<boolean>;
  release(): Promise<void>;
};

type Holder = { pid: number; start?: string };

const attempts = 20;

function read(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}

function holderOf(mark: string): Holder | undefined {
  try {
    const holder = JSON.parse(mark) as Holder;
    return Number.isSafeInteger(holder.pid) && holder.pid > 0 ? holder : undefined;
  } catch {
    return undefined;
  }
}

function isHolding({ pid, start }: Holder): boolean {
  return pid !== process.pid && isAlive(pid) && (start === undefined || start === startOf(pid));
}

function refuseIfHeld(mark: string, directory: string): void {
  const holder = holderOf(mark);
  if (holder && isHolding(holder))
    throw new DataDirectoryInUse(
      `Clearplate already runs on ${directory} (process ${holder.pid}). Stop it first, or set DATA_DIR to another folder.`,
    );
}

/** Gives a file a second name, unless that name is taken. */
async function linkNew(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Returns the file name of a mark's successor. No two processes can both have it. */
export function successorOf(file: string, mark: string): string {
  return `${file}.after-${createHash('sha256').update(mark).digest('hex').slice(0, 16)}`;
}

/**
 * Replaces a stale mark with our own; `false` if another process did so meanwhile. The first process to become the
 * stale mark's successor may replace it, or, if that one died while doing so, its own successor.
 */
async function takeOver(own: string, file: string, stale: string, directory: string): Promise<boolean> {
  for (let mark = stale; ;) {
    const successor = successorOf(file, mark);
    if (await linkNew(own, successor)) {
      // Successors are removed only after the mark was replaced, so the claim holds as long as the mark does.
      if ((await read(file)) === stale) break;
      await rm(successor, { force: true });
      return false;
    }
    const next = await read(successor);
    if (next === undefined) return false;
    refuseIfHeld(next, directory);
    mark = next;
  }
  await rename(own, file);
  return true;
}

/** Removes what processes left that died while claiming the directory. */
async function clearAway(file: string): Promise<void> {
  const parent = path.dirname(file);
  for (const name of await readdir(parent)) {
    const found = path.join(parent, name);
    if (found.startsWith(`${file}.after-`)) await rm(found, { force: true });
    if (!found.startsWith(`${file}.own-`)) continue;
    const holder = holderOf((await read(found)) ?? '');
    if (holder && holder.pid !== process.pid && !isHolding(holder)) await rm(found, { force: true });
  }
}

async function acquire(own: string, file: string, directory: string): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (await linkNew(own, file)) return;
    const mark = await read(file);
    if (mark === undefined) continue;
    refuseIfHeld(mark, directory);
    if (await takeOver(own, file, mark, directory)) return clearAway(file);
  }
  throw new DataDirectoryInUse(`Several processes are starting on ${directory} at once. Try again.`);
}

/**
 * Marks the data directory as ours, and takes over the mark of a process that is gone. If several processes try at
 * once, one succeeds. All marks differ, so that none is mistaken for a later one.
 */
export async function lockDataDirectory(directory: string): Promise<DataLock> {
  const file = path.join(directory, 'server.pid');
  const start = startOf(process.pid);
  const id = randomUUID();
  const mark = JSON.stringify({ pid: process.pid, ...(start !== undefined && { start }), id });
  // The file is written before it gets its name, so that nobody reads half a mark.
  const own = `${file}.own-${id}`;
  await writeFile(own, mark, { flag: 'wx', mode: 0o600 });
  try {
    await acquire(own, file, directory);
  } finally {
    await rm(own, { force: true });
  }
  const isOurs = async () => (await read(file)) === mark;
  return {
    isOurs,
    async release() {
      if (await isOurs()) await rm(file, { force: true });
    },
  };
}
