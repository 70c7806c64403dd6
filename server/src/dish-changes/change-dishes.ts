import type { MenuDish } from '@clearplate/domain/menu/menu-dish';
import type { Authorized } from '../db/authorized.ts';
import type { Db } from '../db/db.ts';
import type { Author } from '../db/dish-history.ts';
import { lockDishRows } from '../db/dish-writes.ts';
import type { OwnedRestaurant } from '../db/restaurant-lock.ts';
import { findStoredDishes, menuDishOf } from '../db/stored-dishes.ts';
import { followKitchens } from './follow-kitchens.ts';
import { writeChanged, type Edited } from './write-changed.ts';

/** What to make of a dish: pure, and run again when the transaction has to. */
export type DishEdit = (dish: MenuDish) => MenuDish;

export interface DishChanges {
  /** By the dish's id. */
  readonly edits: ReadonlyMap<number, DishEdit>;
  /** Those among them that came into being in this very transaction: their history begins here. */
  readonly created?: ReadonlySet<number>;
}

/**
 * The one way to change what is said of dishes by hand: under a lock of their rows it reads what is stored, edits it,
 * and writes the rows, the history and the facts that follow, for them and for what shares their kitchen, all in the
 * caller's transaction. Dishes of another restaurant are left alone.
 */
export async function changeDishes(
  db: Db,
  restaurant: Authorized<OwnedRestaurant>,
  { edits, created }: DishChanges,
  author: Author,
): Promise<void> {
  const ids = [...edits.keys()];
  if (ids.length === 0) return;
  await lockDishRows(db, ids);
  const stored = (await findStoredDishes(db, ids)).filter(({ restaurant_id }) => restaurant_id === restaurant.id);
  const edited = stored.map((each): Edited => {
    const dish = menuDishOf(each);
    const edit = edits.get(each.id);
    return { id: each.id, before: created?.has(each.id) ? null : dish, after: edit ? edit(dish) : dish };
  });
  const changed = await writeChanged(db, edited, author);
  if (changed.length > 0) await followKitchens(db, changed, author);
}
