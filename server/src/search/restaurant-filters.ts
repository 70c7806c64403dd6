import { empty, sql, type Sql } from '../db/sql.ts';

/** Filters restaurants beside a text and a place. */
export interface RestaurantFilters {
  readonly cuisine?: string | undefined;
  /** Asks for only restaurants that are open at this time. */
  readonly openAt?: Date | undefined;
}

/** These are in seconds: the first one of a Sunday since 1970, and the length of a week. */
const [sunday, week] = [259_200, 604_800];

/**
 * Returns SQL that says whether the restaurants of `r` are open at a time, by their own clocks; null if their hours are
 * unknown.
 */
export function isOpenAt(at: Date): Sql {
  const onTheWall = sql`floor(date_part('epoch', ${at}::timestamptz at time zone r.time_zone))::bigint`;
  return sql`r.open_seconds @> ((${onTheWall} - ${sunday}::bigint) % ${week}::bigint)::int`;
}

/** Returns conditions on the restaurants of `r`, each of which continues with "and". */
export function restaurantFilters({ cuisine, openAt }: RestaurantFilters): Sql {
  return sql`${cuisine === undefined ? empty : sql`and lower(r.cuisine) = lower(${cuisine})`}
    ${openAt ? sql`and ${isOpenAt(openAt)}` : empty}`;
}
