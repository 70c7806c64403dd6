import { findChartsInForce } from '../../../db/charts.ts';
import type { Db } from '../../../db/db.ts';
import { sql } from '../../../db/sql.ts';
import { chartInForce, warnInForce } from '../../../dish-changes/chart-in-force.ts';
import { followKitchens } from '../../../dish-changes/follow-kitchens.ts';
import { loadDishes, lockDishes } from '../../../dish-changes/load-dishes.ts';
import { saveDishes, type EditedDish } from '../../../dish-changes/save-dishes.ts';
import { createDeriver } from '../plan-dish.ts';

// Bounds the memory of places with long menus.
const chunkSize = 1000;

/**
 * Places that share a chain's menu from now on: the chart in force warns of the dishes that they have, those that were made
 * or edited by hand included. What it denies is of the chain's own dishes, and comes with their records. The places of the
 * chains are locked.
 */
export async function joinChains(db: Db, places: readonly number[], now: Date): Promise<void> {
  const author = { source: 'chart' as const, actorId: null, requestId: null, now };
  for (const chart of await findChartsInForce(db, places)) {
    const inForce = chartInForce(chart);
    const derive = createDeriver();
    const dishes = await db.query<{ id: number }>(sql`
      select id from dishes where restaurant_id = any(${chart.restaurantIds}::bigint[]) order by id`);
    for (let from = 0; from < dishes.length; from += chunkSize) {
      const ids = dishes.slice(from, from + chunkSize).map(({ id }) => id);
      await lockDishes(db, ids);
      const edited = (await loadDishes(db, ids)).map((each): EditedDish => ({
        id: each.id,
        before: each.dish,
        after: warnInForce(each, inForce),
      }));
      const changed = await saveDishes(db, edited, author, derive);
      if (changed.length > 0) await followKitchens(db, changed, author);
    }
  }
}
