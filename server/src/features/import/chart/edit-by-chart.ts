import type { Db } from '../../../db/db.ts';
import type { Author } from '../../../db/dish-history.ts';
import { followKitchens } from '../../../dish-changes/follow-kitchens.ts';
import { loadDishes, lockDishes, type LoadedDish } from '../../../dish-changes/load-dishes.ts';
import { saveDishes, type EditedDish } from '../../../dish-changes/save-dishes.ts';
import { createDeriver } from '../plan-dish.ts';

// This bounds the memory for long menus, and for one that a thousand places share.
const chunkSize = 1000;

/**
 * Edits the dishes that a chart is about, in slices, with those that share their kitchen, in the caller's transaction.
 * `ids` ascend. Returns how many dishes say something else now.
 */
export async function editByChart(
  db: Db,
  ids: readonly number[],
  author: Author,
  edit: (loaded: readonly LoadedDish[]) => readonly EditedDish[] | Promise<readonly EditedDish[]>,
): Promise<number> {
  const derive = createDeriver();
  let written = 0;
  for (let from = 0; from < ids.length; from += chunkSize) {
    const chunk = ids.slice(from, from + chunkSize);
    await lockDishes(db, chunk);
    const changed = await saveDishes(db, await edit(await loadDishes(db, chunk)), author, derive);
    if (changed.length > 0) await followKitchens(db, changed, author);
    written += changed.length;
  }
  return written;
}
