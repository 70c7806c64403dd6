import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkedName, isPictureName, PictureStoreFailed, type PictureStore } from './picture-store.ts';

async function tried<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new PictureStoreFailed('The picture folder can’t be read or written', { cause });
  }
}

/** Returns the work's result; `undefined` if the file doesn't exist. */
function ifThere<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  return tried(() =>
    work().catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    }),
  );
}

// The file is on the disk before it gets its name, so that a crash leaves either the whole picture or none.
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function putFile(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = path.join(folder, `.${randomUUID()}.part`);
  try {
    await writeWhole(unfinished, bytes);
    await rename(unfinished, path.join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Stores pictures as files in one folder, which is created with the first of them. */
export function createFolderPictureStore(folder: string): PictureStore {
  const fileOf = (name: string) => path.join(folder, checkedName(name));
  return {
    async put(name, bytes) {
      const checked = checkedName(name);
      await tried(() => putFile(folder, checked, bytes));
    },
    async get(name) {
      const file = fileOf(name);
      return ifThere(() => readFile(file));
    },
    async delete(name) {
      const file = fileOf(name);
      await tried(() => rm(file, { force: true }));
    },
    async *list() {
      for (const name of (await ifThere(() => readdir(folder))) ?? []) {
        const found = isPictureName(name) ? await ifThere(() => stat(fileOf(name))) : undefined;
        if (found) yield { name, storedAt: found.mtime };
      }
    },
  };
}
