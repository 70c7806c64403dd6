import type { Verdict } from '@clearplate/domain/verdict';
import type { Db } from './db.ts';
import { sql, type Sql } from './sql.ts';
import { judgedBy, type Judging } from './verdict-sql.ts';

export interface VerdictCount {
  /** null: nothing is avoided. */
  readonly verdict: Verdict | null;
  readonly count: number;
}

/** How many dishes of a menu have each verdict. */
export type MenuCounts = Readonly<Record<Verdict | 'unchecked', number>>;

const counted = (verdict: Verdict): Sql => sql`count(*) filter (where f.verdict = ${verdict})`;

/** A join beside restaurants `r` that gives {@link MenuCounts} as the columns of `menu`; none where they aren't asked for. */
export function judgedMenu(judging: Judging, isAsked = sql`true`): Sql {
  return sql`cross join lateral (
    select ${counted('none_declared')} as none_declared, ${counted('cross_contact')} as cross_contact,
      ${counted('not_verified')} as not_verified, ${counted('avoid')} as avoid,
      count(*) filter (where f.verdict is null) as unchecked
    from (
      select judged.verdict from dish_bits f ${judgedBy(judging)}
      where f.restaurant_id = r.id and not f.is_archived and ${isAsked} offset 0) f) menu`;
}

/** Counts the dishes of each restaurant by their verdicts. */
export function countMenuVerdicts(
  db: Db,
  restaurantIds: readonly number[],
  judging: Judging,
): Promise<(MenuCounts & { readonly id: number })[]> {
  return db.query(sql`
    select r.id, menu.* from unnest(${restaurantIds}::bigint[]) r (id) ${judgedMenu(judging)}`);
}
