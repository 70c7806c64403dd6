import type { Db } from '../../db/db.ts';
import { DatabaseTimeout, DatabaseUnreachable } from '../../db/database-errors.ts';
import { followKitchens } from '../../dish-changes/follow-kitchens.ts';
import { loadDishes } from '../../dish-changes/load-dishes.ts';
import { deriveDishes, type Derive } from '../../dish-changes/save-dishes.ts';
import { lockOutdated, type Outdated, type ScanPosition } from './derivation.queries.ts';

/** Is the outcome for some dishes. `last` is after which the work continues, or `undefined` at its end. */
export interface BatchOutcome {
  readonly derived: number;
  /** Lists dishes that can't be derived. They keep their facts, which clear nothing. */
  readonly failed: readonly number[];
  readonly last: ScanPosition | undefined;
}

/** Reads the whole record while it is locked, so that no edit is missed or overwritten. */
async function deriveLocked(db: Db, outdated: Outdated, derive: Derive, now: Date): Promise<BatchOutcome> {
  const places = await lockOutdated(db, outdated);
  const ids = places.map(({ id }) => id);
  if (ids.length === 0) return { derived: 0, failed: [], last: undefined };
  const dishes = await loadDishes(db, ids);
  await deriveDishes(db, dishes, now, derive);
  await followKitchens(db, ids, { source: 'kitchen', actorId: null, requestId: null, now });
  return { derived: dishes.length, failed: [], last: places.at(-1) };
}

const isPassing = (error: unknown): boolean => error instanceof DatabaseUnreachable || error instanceof DatabaseTimeout;

/**
 * Derives the next dishes in one transaction. If one of them can't be derived, or the database refuses its facts, the
 * first is tried alone, and so on, so that the others don't wait for it. Throws only if the database fails.
 */
export async function deriveBatch(db: Db, outdated: Outdated, derive: Derive, now: Date): Promise<BatchOutcome> {
  try {
    return await db.transaction((transaction) => deriveLocked(transaction, outdated, derive, now));
  } catch (error) {
    if (isPassing(error)) throw error;
    if (outdated.limit > 1) return deriveBatch(db, { ...outdated, limit: 1 }, derive, now);
    const [alone] = await db.transaction((transaction) => lockOutdated(transaction, outdated));
    return { derived: 0, failed: alone ? [alone.id] : [], last: alone };
  }
}
