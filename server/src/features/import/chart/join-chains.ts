import { findChartsInForce } from '../../../db/charts.ts';
import type { Db } from '../../../db/db.ts';
import { sql } from '../../../db/sql.ts';
import { chartInForce, warnInForce } from '../../../dish-changes/chart-in-force.ts';
import { editByChart } from './edit-by-chart.ts';

/**
 * Adds places to a chain's menu: the current chart warns of their present dishes, also of those that were made or
 * edited by hand. Its denials are about the chain's own dishes, and come with their records. The places of the chains
 * are locked.
 */
export async function joinChains(db: Db, places: readonly number[], now: Date): Promise<void> {
  const author = { source: 'chart' as const, actorId: null, requestId: null, now };
  for (const chart of await findChartsInForce(db, places)) {
    const inForce = chartInForce(chart);
    const dishes = await db.query<{ id: number }>(sql`
      select id from dishes where restaurant_id = any(${chart.restaurantIds}::bigint[]) order by id`);
    await editByChart(
      db,
      dishes.map(({ id }) => id),
      author,
      (loaded) => loaded.map((each) => ({ id: each.id, before: each.dish, after: warnInForce(each, inForce) })),
    );
  }
}
