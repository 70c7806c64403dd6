import type { Area } from '../../db/area.ts';
import type { RestaurantFilters } from '../restaurant-filters.ts';
import type { Sql } from '../../db/sql.ts';
import type { TextQuery } from '../text-query.ts';
import { batchByText, batchOfAll } from './everywhere.ts';
import { batchInArea } from './in-area.ts';
import type { ScanPosition } from './scan-position.ts';

/** Which dishes are looked for, and where. */
export interface DishSearch extends RestaurantFilters {
  readonly query?: TextQuery | undefined;
  readonly area: Area;
  /** Dishes without a price are left out. */
  readonly maxCents?: number | undefined;
  /** With a text, dishes that are known to hold one of these allergens are left out: bits as `dish_bits.present` has them. */
  readonly without?: bigint | undefined;
  /** Dishes with variants are not left out for that. */
  readonly withVariants?: boolean | undefined;
}

/**
 * Where a batch of what a search finds begins: behind so many dishes where a place is given, so that no cursor tells
 * where somebody is; else behind a key.
 */
export type Start = readonly number[];

/** A part of what a search finds, at most `length` dishes, in the search's own order; the batches make up the whole. */
export interface CandidateBatch {
  /**
   * Definitions for a "with", of which one is `batch (id, rank, miles, present)`: the dishes that match among those
   * that were looked at, `mostScanned` at most. The lower the rank, the better the match; `present` has their allergens as
   * `dish_bits` does, or null.
   */
  readonly definitions: Sql;
  /**
   * A statement over them of one row: a {@link ScanPosition}. Where it isn't asked for (a condition), because the page is full,
   * a batch needn't be found to its end.
   */
  readonly reached: (isAsked?: Sql) => Sql;
  readonly mostScanned: number;
  readonly after: (reached: ScanPosition) => Start | undefined;
}

/** Batches that are found together: `batch` has their dishes one batch after the other, `length` of each. */
export interface CandidateBatches extends CandidateBatch {
  readonly count: number;
  readonly startOf: (number: number) => Start | undefined;
}

/** The batch of a search that begins at `start`, or its first. */
export function batchOf(search: DishSearch, start: Start | undefined, length: number): CandidateBatch {
  const { area, query } = search;
  if (area.kind !== 'everywhere') return batchInArea({ ...search, area }, start, length);
  return query ? batchByText({ ...search, query }, start, length) : batchOfAll(search, start, length);
}

/**
 * That batch and those after it, `most` at most, where finding more costs next to nothing: an area's matches are all
 * put in order anyway.
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
