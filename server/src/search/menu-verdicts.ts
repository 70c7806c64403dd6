import type { Verdict } from '@clearplate/domain/verdict/verdict';
import type { Db } from '../db/db.ts';
import { empty, sql, type Sql } from '../db/sql.ts';
import { countedAs, assessedBy, type Assessing } from './verdict-sql.ts';

/** Says as what a menu's dishes are counted. `unchecked`: nothing is avoided. */
export type CountedAs = Verdict | 'unchecked' | 'disliked' | 'with_change';

export interface VerdictCount {
  readonly kind: CountedAs;
  readonly count: number;
}

/** Says how many dishes of a menu belong to each. */
export type MenuCounts = Readonly<Record<Exclude<CountedAs, 'with_change'>, number>> & {
  readonly with_change?: number;
};

const counted = (as: CountedAs): Sql => sql`count(*) filter (where f.counted_as = ${as})`;

/**
 * Returns a join to restaurants `r` that adds {@link MenuCounts} as the columns of `menu`; none if nobody asked for
 * them.
 */
export function assessedMenu(assessing: Assessing, isAsked = sql`true`): Sql {
  return sql`cross join lateral (
    select ${counted('none_declared')} as none_declared, ${counted('cross_contact')} as cross_contact,
      ${counted('not_verified')} as not_verified, ${counted('avoid')} as avoid,
      ${counted('unchecked')} as unchecked, ${counted('disliked')} as disliked
      ${assessing.withChange === true ? sql`, ${counted('with_change')} as with_change` : empty}
    from (
      select ${countedAs} as counted_as from dish_bits f ${assessedBy(assessing)}
      where f.restaurant_id = r.id and not f.is_archived and ${isAsked} offset 0) f) menu`;
}

/** Counts the dishes of each restaurant by their verdicts. */
export function countMenuVerdicts(
  db: Db,
  restaurantIds: readonly number[],
  assessing: Assessing,
): Promise<(MenuCounts & { readonly id: number })[]> {
  return db.query(sql`
    select r.id, menu.* from unnest(${restaurantIds}::bigint[]) r (id) ${assessedMenu(assessing)}`);
}
