import { sql, type Sql } from '../../db/sql.ts';

/** How far a batch came. The keys are those of the last row; null where a batch begins behind a number of dishes. */
export interface ScanPosition {
  readonly scanned: number;
  readonly scannedTo: readonly number[] | null;
  readonly matched: number;
  readonly matchedTo: readonly number[] | null;
}

/**
 * One row that says how far a batch came that goes by keys, which are columns of both `scanned` and `batch`, and in whose order the rows
 * of both stand: to sort thousands for the last of them would cost more than to find them.
 */
export function positionByKeys(keys: Sql): Sql {
  return sql`select counted.scanned, counted.matched,
      (select array[${keys}] from scanned offset greatest(counted.scanned - 1, 0) limit 1) as "scannedTo",
      (select array[${keys}] from batch offset greatest(counted.matched - 1, 0) limit 1) as "matchedTo"
    from (select (select count(*) from scanned)::int as scanned, (select count(*) from batch)::int as matched) counted`;
}

/** The same where all that was looked at matches and only its number counts, unless nobody asks for it. */
export function positionByNumber(isAsked = sql`true`): Sql {
  return sql`select 0 as scanned, null::bigint[] as "scannedTo",
    case when ${isAsked} then (select count(*) from batch)::int else 0 end as matched, null::bigint[] as "matchedTo"`;
}
