import { sql, type Sql } from '../../db/sql.ts';

/** Says how far a batch came. The keys are those of the last row; null if batches begin after a number of dishes. */
export interface ScanPosition {
  readonly scanned: number;
  readonly scannedTo: readonly number[] | null;
  readonly matched: number;
  readonly matchedTo: readonly number[] | null;
}

/**
 * Returns one row with the position of a batch that continues by keys. These are columns of both `scanned` and `batch`,
 * whose rows are in their order: sorting thousands to get the last one would cost more than finding them.
 */
export function positionByKeys(keys: Sql): Sql {
  return sql`select counted.scanned, counted.matched,
      (select array[${keys}] from scanned offset greatest(counted.scanned - 1, 0) limit 1) as "scannedTo",
      (select array[${keys}] from batch offset greatest(counted.matched - 1, 0) limit 1) as "matchedTo"
    from (select (select count(*) from scanned)::int as scanned, (select count(*) from batch)::int as matched) counted`;
}

/** Returns the same if everything that was scanned matches and only its number counts, unless nobody needs it. */
export function positionByNumber(isAsked = sql`true`): Sql {
  return sql`select 0 as scanned, null::bigint[] as "scannedTo",
    case when ${isAsked} then (select count(*) from batch)::int else 0 end as matched, null::bigint[] as "matchedTo"`;
}
