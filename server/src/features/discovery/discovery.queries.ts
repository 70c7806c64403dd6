import type { MapBounds } from '@clearplate/contract/discovery';
import type { Restaurant } from '@clearplate/contract/restaurants';
import { inArea, milesAway, type Area } from '../../db/area.ts';
import type { Db } from '../../db/db.ts';
import { isOpenAt, restaurantFilters, type RestaurantFilters } from '../../db/restaurant-filters.ts';
import { restaurantColumns } from '../../db/restaurant-rows.ts';
import { empty, sql, type Sql } from '../../db/sql.ts';
import { rankOf, textQuery } from '../../db/text-search.ts';

/** Which restaurants. */
export interface Wanted extends RestaurantFilters {
  readonly text?: string | undefined;
  /** With at least one dish that costs no more. */
  readonly maxCents?: number | undefined;
}

export interface RestaurantPage extends Wanted {
  readonly area: Area;
  readonly now: Date;
  readonly after?: readonly [rank: number, id: number] | undefined;
  readonly limit: number;
}

export type FoundRow = Restaurant & {
  readonly rank: number;
  readonly distance_miles: number | null;
  readonly open_now: boolean | null;
};

function wanted({ text, maxCents, ...filters }: Wanted): Sql {
  return sql`${text === undefined ? empty : sql`and r.search @@ ${textQuery(text)}`} ${restaurantFilters(filters)}
    ${
      maxCents === undefined
        ? empty
        : sql`and exists (select 1 from dishes d
      where d.restaurant_id = r.id and d.archived_at is null and d.price_cents <= ${maxCents})`
    }`;
}

/** The nearest first; the best matches where no place is given, or the oldest. */
function rankIn({ text, area }: RestaurantPage): Sql {
  if (area.kind === 'around') return sql`round((${milesAway(area)})::numeric, 4)`;
  return text === undefined ? sql`0::numeric` : sql`-${rankOf(sql`r.search`, textQuery(text))}`;
}

/** One row more than the limit when there is a next page. */
export function findRestaurantPage(db: Db, page: RestaurantPage): Promise<FoundRow[]> {
  const { area, now, after, limit } = page;
  return db.query(sql`
    select ${restaurantColumns}, found.rank, found.distance_miles, ${isOpenAt(now)} as open_now from (
      select * from (
        select r.id, ${rankIn(page)} as rank, ${milesAway(area)} as distance_miles from restaurants r
        where true ${inArea(area)} ${wanted(page)}) h
      ${after ? sql`where (h.rank, h.id) > (${after[0]}::numeric, ${after[1]}::bigint)` : empty}
      order by h.rank, h.id limit ${limit + 1}) found
    join restaurants r on r.id = found.id order by found.rank, found.id`);
}

/** The most frequent first. */
export function findCuisines(db: Db, limit: number): Promise<{ cuisine: string }[]> {
  return db.query(sql`
    select min(cuisine) as cuisine from restaurants where cuisine <> ''
    group by lower(cuisine) order by count(*) desc, lower(cuisine) limit ${limit}`);
}

export interface MarkRow {
  readonly lat: number;
  readonly lng: number;
  readonly ids: number[];
  readonly restaurants: number;
  readonly name: string;
  readonly cuisine: string;
}

function inBounds({ north, south, west, east }: MapBounds): Sql {
  const between =
    west <= east ? sql`r.lng between ${west} and ${east}` : sql`(r.lng >= ${west}::float8 or r.lng <= ${east}::float8)`;
  return sql`r.lat between ${south} and ${north} and ${between}`;
}

/**
 * What stands in each square of a grid whose squares have this many degrees of longitude, the fullest first. A square
 * has the same height on the map everywhere: its latitudes go by Mercator's projection. `ids` are the first few.
 */
export function findMarks(
  db: Db,
  {
    bounds,
    degrees,
    most,
    mostIds,
    ...which
  }: Wanted & { bounds: MapBounds; degrees: number; most: number; mostIds: number },
): Promise<MarkRow[]> {
  return db.query(sql`
    select avg(lat) as lat, avg(lng) as lng, (array_agg(id order by id))[1:${mostIds}::int] as ids,
      count(*) as restaurants, min(name) as name, min(cuisine) as cuisine
    from (
      select r.id, r.lat, r.lng, r.name, r.cuisine, floor(r.lng / ${degrees}::float8) as column,
        floor(degrees(ln(tan(radians(45 + least(greatest(r.lat, -85), 85) / 2)))) / ${degrees}::float8) as row
      from restaurants r where ${inBounds(bounds)} ${wanted(which)}) placed
    group by placed.column, placed.row order by count(*) desc, min(id) limit ${most}`);
}
