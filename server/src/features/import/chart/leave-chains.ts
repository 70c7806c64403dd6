import { withdrawChart } from '@clearplate/domain/menu/follow-chart';
import type { Db } from '../../../db/db.ts';
import { sql } from '../../../db/sql.ts';
import { followKitchens } from '../../../dish-changes/follow-kitchens.ts';
import { loadDishes, lockDishes } from '../../../dish-changes/load-dishes.ts';
import { saveDishes, type EditedDish } from '../../../dish-changes/save-dishes.ts';
import { createDeriver } from '../plan-dish.ts';

// Bounds the memory of places with long menus.
const chunkSize = 1000;

/**
 * Places that no longer share their chain's menu, each with the menu that it shares now: the chain's chart denies nothing
 * of their dishes any more. What it warned of stays. A place's own edits keep it in no chain.
 */
export async function leaveChains(db: Db, menus: ReadonlyMap<number, string | null>, now: Date): Promise<void> {
  const places = [...menus.keys()];
  await db.query(sql`
    update restaurants r set menu_key = given.menu_key, version = r.version + 1
    from unnest(${places}::bigint[], ${[...menus.values()]}::text[]) as given (id, menu_key)
    where r.id = given.id and r.menu_key is distinct from given.menu_key`);
  const dishes = await db.query<{ id: number }>(sql`
    select id from dishes d where restaurant_id = any(${places}::bigint[]) and exists (
      select from allergen_statements s where s.dish_id = d.id and s.source = 'published') order by id`);
  const derive = createDeriver();
  const author = { source: 'chart' as const, actorId: null, requestId: null, now };
  for (let from = 0; from < dishes.length; from += chunkSize) {
    const ids = dishes.slice(from, from + chunkSize).map(({ id }) => id);
    await lockDishes(db, ids);
    const edited = (await loadDishes(db, ids)).map(({ id, dish }): EditedDish => ({
      id,
      before: dish,
      // Of no one day: all that any chart of the chain denied goes.
      after: withdrawChart(dish, { at: now.toISOString(), byMistake: false }),
    }));
    const changed = await saveDishes(db, edited, author, derive);
    if (changed.length > 0) await followKitchens(db, changed, author);
  }
}
