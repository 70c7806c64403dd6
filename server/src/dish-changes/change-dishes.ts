import type { Dish } from '@clearplate/domain/facts/dish';
import { normalise } from '@clearplate/domain/reading/normalise';
import type { Authorized } from '../db/authorized.ts';
import { findChartsInForce } from '../db/charts.ts';
import type { Db } from '../db/db.ts';
import type { Author } from '../db/dish-history.ts';
import type { OwnedRestaurant } from '../db/restaurant-lock.ts';
import { chartInForce, warnInForce } from './chart-in-force.ts';
import { followKitchens } from './follow-kitchens.ts';
import { loadDishes, lockDishes, type LoadedDish } from './load-dishes.ts';
import { saveDishes, type EditedDish } from './save-dishes.ts';

/** Returns the edited dish. It is pure, because the transaction may have to run it again. */
export type EditDish = (dish: Dish) => Dish;

export interface DishChanges {
  /** Holds the edits by the id of their dish. */
  readonly edits: ReadonlyMap<number, EditDish>;
  /** Holds the ids of those that were created in this transaction. Their history begins here. */
  readonly created?: ReadonlySet<number>;
}

/** A dish that was made by hand, or renamed, is warned of by the chart of its chain from its first day on. */
async function followChartOf(
  db: Db,
  restaurantId: number,
  loaded: readonly LoadedDish[],
  edited: readonly EditedDish[],
): Promise<readonly EditedDish[]> {
  const isNamed = ({ before, after }: EditedDish) => !before || normalise(before.name) !== normalise(after.name);
  if (!edited.some(isNamed)) return edited;
  const [chart] = await findChartsInForce(db, [restaurantId]);
  if (!chart) return edited;
  const inForce = chartInForce(chart);
  const keys = new Map(loaded.map(({ id, externalId }) => [id, externalId]));
  return edited.map((each) => {
    if (!isNamed(each)) return each;
    const externalId = keys.get(each.id) ?? null;
    return { ...each, after: warnInForce({ dish: each.after, externalId }, inForce) };
  });
}

/**
 * This is the only way to change by hand what is said of dishes. It locks their rows, loads them, edits them, and saves
 * them with the history and the facts that follow, also for the dishes that share their kitchen, all in the caller's
 * transaction. The caller has locked the restaurant, so that its chain's current chart stays the same. Dishes of
 * another restaurant are left alone.
 */
export async function changeDishes(
  db: Db,
  restaurant: Authorized<OwnedRestaurant>,
  { edits, created }: DishChanges,
  author: Author,
): Promise<void> {
  const ids = [...edits.keys()];
  if (ids.length === 0) return;
  await lockDishes(db, ids);
  const loaded = (await loadDishes(db, ids)).filter(({ restaurantId }) => restaurantId === restaurant.id);
  const edited = loaded.map(({ id, dish }): EditedDish => {
    const edit = edits.get(id);
    return { id, before: created?.has(id) ? null : dish, after: edit ? edit(dish) : dish };
  });
  const followed = await followChartOf(db, restaurant.id, loaded, edited);
  const changed = await saveDishes(db, followed, author);
  if (changed.length > 0) await followKitchens(db, changed, author);
}
