import type { Verdict } from '@clearplate/domain/verdict';
import type { Db } from './db.ts';
import { sql, type Sql } from './sql.ts';
import { judgedBy, type Judging } from './verdict-sql.ts';

export interface VerdictCount {
  /** null: nothing is avoided. */
  readonly verdict: Verdict | null;
  readonly count: number;
}

export type MenuCounts = Readonly<Record<Verdict | 'unchecked' | 'restaurantId', number>>;

const counted = (verdict: Verdict): Sql => sql`count(*) filter (where f.verdict = ${verdict})`;

/** Counts the dishes of each restaurant by their verdicts, in the order of the index: nothing has to be sorted. */
export function countMenuVerdicts(db: Db, restaurantIds: readonly number[], judging: Judging): Promise<MenuCounts[]> {
  return db.query(sql`
    select f.restaurant_id as "restaurantId", ${counted('none_declared')} as none_declared,
      ${counted('cross_contact')} as cross_contact, ${counted('not_verified')} as not_verified,
      ${counted('avoid')} as avoid, count(*) filter (where f.verdict is null) as unchecked
    from (
      select f.restaurant_id, judged.verdict from dish_bits f ${judgedBy(judging)}
      where f.restaurant_id = any(${restaurantIds}::bigint[]) and not f.is_archived offset 0) f
    group by f.restaurant_id`);
}
