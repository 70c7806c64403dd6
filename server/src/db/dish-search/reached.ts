import { sql, type Sql } from '../sql.ts';

/** How far a stretch came. The keys are those of the last row; null where a stretch begins behind a number of dishes. */
export interface Reached {
  readonly scanned: number;
  readonly scannedTo: readonly number[] | null;
  readonly matched: number;
  readonly matchedTo: readonly number[] | null;
}

/** One row that says how far a stretch came that goes by keys. */
export const reachedByKeys: Sql = sql`select (select count(*) from scanned)::int as scanned,
  (select array[a, b] from scanned order by a desc, b desc limit 1) as "scannedTo",
  (select count(*) from stretch)::int as matched,
  (select array[a, b] from stretch order by a desc, b desc limit 1) as "matchedTo"`;

/** The same where all that was looked at matches and only its number counts. */
export const reachedByNumber: Sql = sql`select 0 as scanned, null::bigint[] as "scannedTo",
  (select count(*) from stretch)::int as matched, null::bigint[] as "matchedTo"`;
