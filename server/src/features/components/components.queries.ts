import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

/** What is open about each dish of a menu; archived dishes ask nothing. */
export function findFactsOfMenu(
  db: Db,
  restaurantId: number,
): Promise<{ readonly id: number; readonly facts: { readonly opaque: readonly string[] } }[]> {
  return db.query(sql`
    select d.id, json_build_object('opaque',
      case when d.archived_at is null then f.facts -> 'opaque' else '[]' end) as facts
    from dishes d join dish_facts f on f.dish_id = d.id where d.restaurant_id = ${restaurantId}
    order by d.position, d.id`);
}
