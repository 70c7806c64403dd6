import { execFile } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** This is a separate disk that can be filled to its last byte. */
export interface SmallDisk {
  readonly directory: string;
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
  unmount(): Promise<void>;
}

/** Mounts a disk in memory. If that isn't possible here, returns a string that says why. */
export async function mountSmallDisk(directory: string, megabytes: number): Promise<SmallDisk | string> {
  await mkdir(directory, { recursive: true });
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory]);
  } catch (error) {
    return `a small disk can't be mounted here: ${error instanceof Error ? error.message.trim() : String(error)}`;
  }
  const ballast = path.join(directory, 'ballast');
  return {
    directory,
    async fill() {
      const file = await open(ballast, 'w');
      try {
        for (const bytes of [1_000_000, 4096]) await writeUntilFull(file, Buffer.alloc(bytes));
      } finally {
        await file.close();
      }
    },
    makeRoom: () => rm(ballast, { force: true }),
    unmount: async () => void (await run('umount', [directory])),
  };
}

async function writeUntilFull(file: Awaited<ReturnType<typeof open>>, bytes: Buffer): Promise<void> {
  try {
    for (;;) if ((await file.write(bytes)).bytesWritten < bytes.length) return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
