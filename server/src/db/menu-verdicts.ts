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
    select f.restaurant_id as "restaurantId", judged.verdict, count(*) as count from dish_bits f ${judgedBy(judging)}
    where f.restaurant_id = any(${restaurantIds}::bigint[]) and not f.is_archived
    group by f.restaurant_id, judged.verdict`);
}
