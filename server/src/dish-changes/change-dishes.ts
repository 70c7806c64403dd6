import type { DishSnapshot } from '@clearplate/domain/dish-snapshot';
import { deriveMenuDish, type MenuDish } from '@clearplate/domain/menu-dish';
import type { Authorized } from '../db/authorized.ts';
import type { Db } from '../db/db.ts';
import { replaceFacts } from '../db/derived-facts.ts';
import { insertHistory, type Author } from '../db/dish-history.ts';
import { lockDishRows, writeDishRows } from '../db/dish-writes.ts';
import type { OwnedRestaurant } from '../db/restaurant-lock.ts';
import { findStoredDishes, menuDishOf } from '../db/stored-dishes.ts';
import { snapshotOf } from './snapshot.ts';

/** What to make of a dish: pure, and run again when the transaction has to. */
export type DishEdit = (dish: MenuDish) => MenuDish;

export interface DishChanges {
  /** By the dish's id. */
  readonly edits: ReadonlyMap<number, DishEdit>;
  /** Those among them that came into being in this very transaction: their history begins here. */
  readonly created?: ReadonlySet<number>;
}

interface Changed {
  readonly id: number;
  readonly isNew: boolean;
  readonly dish: MenuDish;
  readonly before: DishSnapshot;
  readonly after: DishSnapshot;
}

async function editLocked(db: Db, restaurantId: number, { edits, created }: DishChanges): Promise<Changed[]> {
  const ids = [...edits.keys()];
  await lockDishRows(db, ids);
  const stored = await findStoredDishes(db, ids);
  return stored.flatMap((each): Changed[] => {
    const edit = edits.get(each.id);
    if (!edit || each.restaurant_id !== restaurantId) return [];
    const before = menuDishOf(each);
    const dish = edit(before);
    return [
      { id: each.id, isNew: created?.has(each.id) ?? false, dish, before: snapshotOf(before), after: snapshotOf(dish) },
    ];
  });
}

/**
 * The one way to change what is said of dishes by hand: under a lock of their rows it reads what is stored, edits it,
 * and writes the rows, the history and the facts that follow, all in the caller's transaction. Gives the ids of those
 * that are another by now. Dishes of another restaurant are left alone.
 */
export async function changeDishes(
  db: Db,
  restaurant: Authorized<OwnedRestaurant>,
  changes: DishChanges,
  author: Author,
): Promise<number[]> {
  if (changes.edits.size === 0) return [];
  const edited = await editLocked(db, restaurant.id, changes);
  const changed = edited.filter(
    ({ isNew, before, after }) => isNew || JSON.stringify(before) !== JSON.stringify(after),
  );
  if (changed.length === 0) return [];
  await writeDishRows(
    db,
    changed.map(({ id, after }) => ({ id, after, byHand: true })),
    author,
  );
  const rows = changed.map(({ id, isNew, before, after }) => ({ dish_id: id, before: isNew ? null : before, after }));
  await insertHistory(db, rows, author);
  const derived = changed.map(({ id, dish }) => ({ id, ...deriveMenuDish(dish) }));
  await replaceFacts(db, derived, false, author.now);
  return changed.map(({ id }) => id);
}
