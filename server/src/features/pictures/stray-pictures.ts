import type { Context } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import type { JobHandlers } from '../../jobs/job-queue.ts';
import { pictureUrl, type PictureStore } from '../../pictures/picture-store.ts';
import { findUsedPictures } from './pictures.queries.ts';

// A picture is stored a moment before something refers to it.
const graceHours = 24;
const atOnce = 500;

async function deleteUnused(db: Db, pictures: PictureStore, names: readonly string[]): Promise<number> {
  const used = new Set(await findUsedPictures(db, names.map(pictureUrl)));
  const strays = names.filter((name) => !used.has(pictureUrl(name)));
  for (const name of strays) await pictures.delete(name);
  return strays.length;
}

/**
 * Deletes pictures that nothing refers to, and returns how many. A crash or a failing store leaves them between two
 * steps, and they may show people whose accounts are gone.
 */
export async function deleteStrayPictures(db: Db, pictures: PictureStore, now: Date): Promise<number> {
  const before = now.getTime() - graceHours * 3_600_000;
  let deleted = 0;
  let names: string[] = [];
  for await (const { name, storedAt } of pictures.list()) {
    if (storedAt.getTime() < before) names.push(name);
    if (names.length < atOnce) continue;
    deleted += await deleteUnused(db, pictures, names);
    names = [];
  }
  return deleted + (await deleteUnused(db, pictures, names));
}

/** Returns the background work of pictures. */
export function pictureJobs({ db, pictures, now }: Context): Pick<JobHandlers, 'stray-pictures'> {
  return {
    async 'stray-pictures'() {
      await deleteStrayPictures(db, pictures, now());
    },
  };
}
