import { randomUUID } from 'node:crypto';
import { mkdir, opendir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkedName, isPictureName, type PictureStore } from './picture-store.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function ifThere<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

// On the disk before it has its name: a crash leaves either the whole picture or none.
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o640);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Pictures as files of one folder, which is made with the first of them. */
export function createFolderPictureStore(folder: string): PictureStore {
  const fileOf = (name: string) => path.join(folder, checkedName(name));
  return {
    async put(name, bytes) {
      const file = fileOf(name);
      await mkdir(folder, { recursive: true });
      const unfinished = path.join(folder, `.${randomUUID()}.part`);
      try {
        await writeWhole(unfinished, bytes);
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: (name) => ifThere(() => readFile(fileOf(name))),
    delete: (name) => rm(fileOf(name), { force: true }),
    async *list() {
      const entries = await ifThere(() => opendir(folder));
      for await (const { name } of entries ?? []) if (isPictureName(name)) yield name;
    },
  };
}
