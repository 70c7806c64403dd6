import type { Verdict } from '@clearplate/domain/verdict';
import type { Db } from './db.ts';
import { sql } from './sql.ts';
import { judgedBy, type Judging } from './verdict-sql.ts';

export interface VerdictCount {
  /** null: nothing is avoided. */
  readonly verdict: Verdict | null;
  readonly count: number;
}

/** Counts the dishes of each restaurant by their verdicts. */
export function countMenuVerdicts(
  db: Db,
  restaurantIds: readonly number[],
  judging: Judging,
): Promise<(VerdictCount & { restaurantId: number })[]> {
  return db.query(sql`
    select d.restaurant_id as "restaurantId", judged.verdict, count(*) as count
    from dishes d join dish_facts f on f.dish_id = d.id ${judgedBy(judging)}
    where d.restaurant_id = any(${restaurantIds}::bigint[]) and d.archived_at is null
    group by d.restaurant_id, judged.verdict`);
}
