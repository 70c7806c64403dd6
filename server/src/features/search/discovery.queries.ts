import type { Restaurant } from '@clearplate/contract/restaurants';
import { restaurantsIn, type Area } from '../../db/area.ts';
import type { Db } from '../../db/db.ts';
import { assessedMenu, type MenuCounts } from '../../search/menu-verdicts.ts';
import { isOpenAt, restaurantFilters, type RestaurantFilters } from '../../search/restaurant-filters.ts';
import { restaurantColumns } from '../../db/restaurant-rows.ts';
import { empty, sql, type Sql } from '../../db/sql.ts';
import { tsQuery, type TextQuery } from '../../search/text-query.ts';
import { rankOf } from '../../search/text-search.ts';
import type { Assessing } from '../../search/verdict-sql.ts';

/** Says which restaurants are wanted. */
export interface Wanted extends RestaurantFilters {
  readonly query?: TextQuery | undefined;
  /** Asks for restaurants with at least one dish that costs no more. */
  readonly maxCents?: number | undefined;
}

/**
 * Is the row after which a list continues. Around a place it is the number of rows passed, because a distance would
 * tell where the place is.
 */
export type After = { readonly passed: number } | { readonly rank: number; readonly id: number };

export interface RestaurantPage extends Wanted {
  readonly area: Area;
  /** Restaurants of this zip code are left out. */
  readonly outside?: string | undefined;
  readonly now: Date;
  readonly after?: After | undefined;
  readonly limit: number;
}

export type FoundRow = Restaurant & {
  readonly rank: number;
  readonly distance_miles: number | null;
  readonly open_now: boolean | null;
};

/** Returns conditions on the restaurants of `r`, each of which continues with "and". */
export function wanted({ query, maxCents, ...filters }: Wanted): Sql {
  return sql`${query ? sql`and r.search @@ ${tsQuery(query)}` : empty} ${restaurantFilters(filters)}
    ${
      maxCents === undefined
        ? empty
        : sql`and exists (select 1 from dishes d
      where d.restaurant_id = r.id and d.archived_at is null and d.price_cents <= ${maxCents})`
    }`;
}

/** Returns the order: nearest first; without a place the best matches, or the oldest. */
function rankIn({ query, area }: RestaurantPage): Sql {
  if (area.kind === 'around') return sql`h.miles`;
  return query ? sql`-${rankOf(sql`r.search`, tsQuery(query))}` : sql`0::float8`;
}

/** Returns SQL for the restaurants that match, as `id`, `rank` and `miles`. */
function matching(page: RestaurantPage): Sql {
  const { area, outside, query } = page;
  const conditions = sql`${outside === undefined ? empty : sql`and r.pin <> ${outside}`} ${wanted(page)}`;
  const isRankedByText = query && area.kind !== 'around';
  return sql`select h.id, ${rankIn(page)} as rank, h.miles from (${restaurantsIn(area, conditions)}) h
    ${isRankedByText ? sql`join restaurants r on r.id = h.id` : empty}`;
}

function goOn(after: After | undefined): Sql {
  return after && 'id' in after ? sql`where (m.rank, m.id) > (${after.rank}::float8, ${after.id}::bigint)` : empty;
}

/** Loads one row more than the limit if there is a next page. The others have their menus' verdicts. */
export function findRestaurantPage(
  db: Db,
  page: RestaurantPage,
  assessing: Assessing,
): Promise<(FoundRow & MenuCounts)[]> {
  const { now, after, limit } = page;
  return db.query(sql`
    select ${restaurantColumns}, found.rank, found.miles as distance_miles, ${isOpenAt(now)} as open_now, menu.* from (
      select *, row_number() over () as place from (select * from (${matching(page)}) m ${goOn(after)}
        order by m.rank, m.id offset ${after && 'passed' in after ? after.passed : 0} limit ${limit + 1}) m) found
    join restaurants r on r.id = found.id ${assessedMenu(assessing, sql`found.place <= ${limit}::int`)}
    order by found.place`);
}

/** Returns the most frequent first. */
export function findCuisines(db: Db, limit: number): Promise<{ cuisine: string }[]> {
  return db.query(sql`
    select min(cuisine) as cuisine from restaurants where cuisine <> ''
    group by lower(cuisine) order by count(*) desc, lower(cuisine) limit ${limit}`);
}
