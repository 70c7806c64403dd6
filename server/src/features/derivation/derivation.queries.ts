import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

/** Is a dish with the version that its facts were derived under, which is the order of the work and of an index. */
export interface ScanPosition {
  readonly version: string;
  readonly id: number;
}

export interface Outdated {
  /** Is the current version. Its many rows are never read: versions below and above it are two ranges. */
  readonly version: string;
  readonly side: 'below' | 'above';
  readonly after: ScanPosition;
  readonly limit: number;
}

/** Returns the start of each range. */
export function startOf({ version, side }: Pick<Outdated, 'version' | 'side'>): ScanPosition {
  return side === 'below' ? { version: '', id: 0 } : { version, id: Number.MAX_SAFE_INTEGER };
}

/**
 * Locks the next dishes whose facts another version of the lexicon made. Dishes that somebody else edits or derives are
 * left out. So are those that were derived before the lock succeeded. The dishes can be put into carts all the while.
 */
export function lockOutdated(db: Db, { version, side, after, limit }: Outdated): Promise<ScanPosition[]> {
  return db.query(sql`
    select f.lexicon_version as version, f.dish_id as id from dish_facts f join dishes d on d.id = f.dish_id
    where (f.lexicon_version, f.dish_id) > (${after.version}, ${after.id})
      and ${side === 'below' ? sql`f.lexicon_version < ${version}` : sql`f.lexicon_version > ${version}`}
    order by f.lexicon_version, f.dish_id limit ${limit}
    for no key update of f, d skip locked`);
}

/** Returns the lexicon's version of the server that started last. */
export async function findVersionInForce(db: Db): Promise<string | undefined> {
  const [row] = await db.query<{ version: string }>(sql`select version from reference_versions where name = 'lexicon'`);
  return row?.version;
}
