import type { Area } from '../../db/area.ts';
import type { RestaurantFilters } from '../restaurant-filters.ts';
import type { Sql } from '../../db/sql.ts';
import type { TextQuery } from '../text-query.ts';
import { batchByText, batchOfAll } from './everywhere.ts';
import { batchInArea } from './in-area.ts';
import type { ScanPosition } from './scan-position.ts';

/** Says which dishes are searched for, and where. */
export interface DishSearch extends RestaurantFilters {
  readonly query?: TextQuery | undefined;
  readonly area: Area;
  /** Dishes without a price are left out. */
  readonly maxCents?: number | undefined;
  /**
   * With a text, dishes that are known to contain one of these allergens are left out. They are bits as in
   * `dish_bits.present`.
   */
  readonly without?: bigint | undefined;
  /** Says whether dishes with variants are kept nevertheless. */
  readonly withVariants?: boolean | undefined;
}

/**
 * Says where a batch of a search's results begins. Around a place it is a number of dishes to skip, so that no cursor
 * tells where somebody is. Otherwise it is a key.
 */
export type Start = readonly number[];

/**
 * Is a section of a search's results, at most `length` dishes, in the search's own order. All batches make up the
 * whole.
 */
export interface CandidateBatch {
  /**
   * Holds definitions for a "with", one of which is `batch (id, rank, miles, present)`: the matching dishes among those
   * that were scanned, at most `mostScanned`. The lower the rank, the better the match. `present` has their allergens
   * as in `dish_bits`, or null.
   */
  readonly definitions: Sql;
  /**
   * Returns a statement over them that returns one row, a {@link ScanPosition}. If nobody needs it (a condition),
   * because the page is full, a batch needn't be completed.
   */
  readonly reached: (isAsked?: Sql) => Sql;
  readonly mostScanned: number;
  readonly after: (reached: ScanPosition) => Start | undefined;
}

/** Holds batches that are found together: `batch` has their dishes, batch after batch, `length` of each. */
export interface CandidateBatches extends CandidateBatch {
  readonly count: number;
  readonly startOf: (number: number) => Start | undefined;
}

/** Returns the batch of a search that begins at `start`, or its first. */
export function batchOf(search: DishSearch, start: Start | undefined, length: number): CandidateBatch {
  const { area, query } = search;
  if (area.kind !== 'everywhere') return batchInArea({ ...search, area }, start, length);
  return query ? batchByText({ ...search, query }, start, length) : batchOfAll(search, start, length);
}

/**
 * Returns that batch and those after it, at most `most`, if more of them cost next to nothing: an area's matches are
 * all sorted anyway.
 */
export function batchesFrom(
  search: DishSearch,
  start: Start | undefined,
  length: number,
  most: number,
): CandidateBatches {
  const count = search.area.kind === 'everywhere' || !search.query ? 1 : most;
  const [passed = 0] = start ?? [];
  const startOf = (number: number) => (number === 0 ? start : [passed + number * length]);
  return { ...batchOf(search, start, length * count), count, startOf };
}
