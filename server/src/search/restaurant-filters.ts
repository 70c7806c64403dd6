import { empty, sql, type Sql } from '../db/sql.ts';

/** What restaurants are looked for beside a text and a place. */
export interface RestaurantFilters {
  readonly cuisine?: string | undefined;
  /** Only those that are open at this time. */
  readonly openAt?: Date | undefined;
}

/** Of Sunday's first second, from 1970 on, and of a week. */
const [sunday, week] = [259_200, 604_800];

/** Whether the restaurants of `r` are open at a time, by their own clocks; null where their hours aren't known. */
export function isOpenAt(at: Date): Sql {
  const onTheWall = sql`floor(date_part('epoch', ${at}::timestamptz at time zone r.time_zone))::bigint`;
  return sql`r.open_seconds @> ((${onTheWall} - ${sunday}::bigint) % ${week}::bigint)::int`;
}

/** Conditions on the restaurants of `r`, each going on with "and". */
export function restaurantFilters({ cuisine, openAt }: RestaurantFilters): Sql {
  return sql`${cuisine === undefined ? empty : sql`and lower(r.cuisine) = lower(${cuisine})`}
    ${openAt ? sql`and ${isOpenAt(openAt)}` : empty}`;
}
