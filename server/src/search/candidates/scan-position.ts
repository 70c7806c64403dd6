import { sql, type Sql } from '../../db/sql.ts';

/** How far a batch came. The keys are those of the last row; null where a batch begins behind a number of dishes. */
export interface ScanPosition {
  readonly scanned: number;
  readonly scannedTo: readonly number[] | null;
  readonly matched: number;
  readonly matchedTo: readonly number[] | null;
}

/** One row that says how far a batch came that goes by keys, which are columns of both `scanned` and `batch`. */
export function positionByKeys(keys: Sql): Sql {
  return sql`select (select count(*) from scanned)::int as scanned,
    (select array[${keys}] from scanned order by row(${keys}) desc limit 1) as "scannedTo",
    (select count(*) from batch)::int as matched,
    (select array[${keys}] from batch order by row(${keys}) desc limit 1) as "matchedTo"`;
}

/** The same where all that was looked at matches and only its number counts, unless nobody asks for it. */
export function positionByNumber(isAsked = sql`true`): Sql {
  return sql`select 0 as scanned, null::bigint[] as "scannedTo",
    case when ${isAsked} then (select count(*) from batch)::int else 0 end as matched, null::bigint[] as "matchedTo"`;
}
