import type { Db } from '../../../db/db.ts';
import { loadDishes, type LoadedDish } from '../../../dish-changes/load-dishes.ts';
import { findMenuIds } from '../menu.queries.ts';

/** Loads a menu in its order, archived dishes included, with the import's keys. */
export async function loadMenu(db: Db, restaurantId: number): Promise<LoadedDish[]> {
  const ids = await findMenuIds(db, restaurantId);
  const loaded = new Map((await loadDishes(db, ids)).map((dish) => [dish.id, dish]));
  return ids.flatMap((id) => loaded.get(id) ?? []);
}
