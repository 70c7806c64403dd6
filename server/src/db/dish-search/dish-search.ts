import type { Area } from '../area.ts';
import type { RestaurantFilters } from '../restaurant-filters.ts';
import { sql, type Sql } from '../sql.ts';
import type { TextQuery } from '../text-query.ts';
import { stretchByText, stretchOfAll } from './everywhere.ts';
import { stretchInArea } from './in-area.ts';

/** Which dishes are looked for, and where. */
export interface DishSearch extends RestaurantFilters {
  readonly query?: TextQuery | undefined;
  readonly area: Area;
  /** Dishes without a price are left out. */
  readonly maxCents?: number | undefined;
}

/**
 * Where a stretch of what a search finds begins: behind so many dishes where a place is given, so that no cursor tells
 * where somebody is; else behind a key.
 */
export type Start = readonly number[];

/** A part of what a search finds, at most `length` dishes, in the search's own order; the stretches make up the whole. */
export interface Stretch {
  /**
   * Definitions for a "with": `scanned (a, b)`, keys that were looked at, `mostScanned` at most, and
   * `stretch (id, rank, miles, a, b)`, the dishes among them that match. The lower the rank, the better the match.
   */
  readonly definitions: Sql;
  readonly mostScanned: number;
  readonly after: (reached: Reached) => Start | undefined;
}

/** How far a stretch came. The keys are those of the last row. */
export interface Reached {
  readonly scanned: number;
  readonly scannedTo: readonly number[] | null;
  readonly matched: number;
  readonly matchedTo: readonly number[] | null;
}

/** The stretch of a search that begins at `start`, or its first. */
export function stretchOf(search: DishSearch, start: Start | undefined, length: number): Stretch {
  const { area, query } = search;
  if (area.kind !== 'everywhere') return stretchInArea({ ...search, area }, start, length);
  return query ? stretchByText({ ...search, query }, start, length) : stretchOfAll(search, start, length);
}

/** One row that says how far the stretch came. */
export const reached: Sql = sql`select (select count(*) from scanned)::int as scanned,
  (select array[a, b] from scanned order by a desc, b desc limit 1) as "scannedTo",
  (select count(*) from stretch)::int as matched,
  (select array[a, b] from stretch order by a desc, b desc limit 1) as "matchedTo"`;
