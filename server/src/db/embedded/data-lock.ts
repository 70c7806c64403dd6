import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, startOf } from './process-identity.ts';

/** Another process works on this data directory. */
export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse';
}

type Holder = { pid: number; start?: string };

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function isHolding({ pid, start }: Holder): boolean {
  return pid !== process.pid && isAlive(pid) && (start === undefined || start === startOf(pid));
}

/**
 * Marks the data directory as ours, taking over the mark of a process that is gone. This is for a clear message;
 * that never two databases run on the same files is guarded by PostgreSQL's own lock besides.
 */
export async function lockDataDirectory(directory: string): Promise<() => Promise<void>> {
  const file = path.join(directory, 'server.pid');
  const start = startOf(process.pid);
  const mark = JSON.stringify({ pid: process.pid, ...(start !== undefined && { start }) });
  for (let attempt = 1; ; attempt += 1) {
    try {
      await writeFile(file, mark, { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt === 5) throw error;
    }
    const holder = await readHolder(file);
    if (holder && isHolding(holder))
      throw new DataDirectoryInUse(
        `Clearplate already runs on ${directory} (process ${holder.pid}). Stop it first, or set DATA_DIR to another folder.`,
      );
    // A mark that can't be read yet may be one that is being written.
    if (holder || attempt > 2) await rm(file, { force: true });
    else await sleep(50);
  }
}
