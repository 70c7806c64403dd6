import { empty, sql, type Sql } from './sql.ts';

/** What restaurants are looked for beside a text and a place. */
export interface RestaurantFilters {
  readonly cuisine?: string | undefined;
  /** Only those that are open at this time. */
  readonly openAt?: Date | undefined;
}

/**
 * Whether the restaurants of `r` are open at a time, by their own clocks; null where their hours aren't known. A span
 * that closes at or before its opening time goes on until the next day: the rule of `extentOf` in the domain.
 */
export function isOpenAt(at: Date): Sql {
  // Where it is how late is worked out once for each restaurant, hence the fence.
  return sql`(select bool_or(case
      when h.weekday = l.today then h.opens <= l.time and (l.time < h.closes or h.closes <= h.opens)
      else h.weekday = l.yesterday and h.closes <= h.opens and l.time < h.closes end)
    from (select t::time as time, extract(dow from t)::int as today, extract(dow from t - interval '1 day')::int as yesterday
      from (select ${at}::timestamptz at time zone r.time_zone as t offset 0) local offset 0) l
    join opening_hours h on h.restaurant_id = r.id)`;
}

/** Conditions on the restaurants of `r`, each going on with "and". */
export function restaurantFilters({ cuisine, openAt }: RestaurantFilters): Sql {
  return sql`${cuisine === undefined ? empty : sql`and lower(r.cuisine) = lower(${cuisine})`}
    ${openAt ? sql`and ${isOpenAt(openAt)}` : empty}`;
}
