import { deriveMenuDish } from '@clearplate/domain/menu/menu-dish';
import type { Db } from '../db/db.ts';
import { replaceFacts } from '../db/derived-facts.ts';
import { insertHistory, type Author } from '../db/dish-history.ts';
import { lockDishRows } from '../db/dish-writes.ts';
import { findStoredDishes, menuDishOf } from '../db/stored-dishes.ts';
import { snapshotOf } from './snapshot.ts';

async function readDish(db: Db, dishId: number) {
  const [stored] = await findStoredDishes(db, [dishId]);
  return stored && menuDishOf(stored);
}

/**
 * The one way to change what diners report of a dish: `change` writes the reports' rows under the lock of the dish, and
 * the history and the facts follow, in the caller's transaction. It is no edit of the menu: neither its version nor
 * what imports may do changes.
 */
export async function changeReports<Result>(
  db: Db,
  dishId: number,
  author: Author,
  change: (db: Db) => Promise<Result>,
): Promise<Result> {
  await lockDishRows(db, [dishId]);
  const dish = await readDish(db, dishId);
  const result = await change(db);
  const changed = await readDish(db, dishId);
  if (!dish || !changed) return result;
  const [before, after] = [snapshotOf(dish), snapshotOf(changed)];
  if (JSON.stringify(before) === JSON.stringify(after)) return result;
  await insertHistory(db, [{ dish_id: dishId, before, after }], author);
  await replaceFacts(db, [{ id: dishId, ...deriveMenuDish(changed) }], false, author.now);
  return result;
}
