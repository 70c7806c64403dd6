import { canonicalDish, type Dish } from '@clearplate/domain/facts/dish';
import type { Db } from '../db/db.ts';
import { insertHistory, type Author } from '../db/dish-history.ts';
import { loadDishes, lockDishes } from './load-dishes.ts';
import { deriveDishes } from './save-dishes.ts';

async function loadDish(db: Db, id: number): Promise<Dish | undefined> {
  const [loaded] = await loadDishes(db, [id]);
  return loaded && canonicalDish(loaded.dish);
}

/**
 * This is the only way to change what diners report about a dish. `change` writes the reports' rows while the dish is
 * locked, and the history and the facts follow, in the caller's transaction. It is no edit of the menu, so it changes
 * neither the menu's version nor what imports may do. Its time is taken under the lock, so nothing was stated in
 * between.
 */
export async function changeReports<Result, By extends Author>(
  db: Db,
  dishId: number,
  authorNow: () => By,
  change: (db: Db, author: By) => Promise<Result>,
): Promise<Result> {
  await lockDishes(db, [dishId]);
  const author = authorNow();
  const before = await loadDish(db, dishId);
  const result = await change(db, author);
  const after = await loadDish(db, dishId);
  if (!before || !after || JSON.stringify(before) === JSON.stringify(after)) return result;
  await insertHistory(db, [{ dish_id: dishId, before, after }], author);
  await deriveDishes(db, [{ id: dishId, dish: after }], author.now);
  return result;
}
