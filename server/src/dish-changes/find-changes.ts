import { changesBetween, type DishChange } from '@clearplate/domain/menu/dish-changes';
import { readDish } from '@clearplate/domain/facts/dish';
import type { Db } from '../db/db.ts';
import { findHistorySince, type HistoryMark, type HistorySource, type StoredEntry } from '../db/dish-history.ts';

/** Says what happened to a dish at one time. */
export interface ChangedAt {
  /** Is the entry's id in the history, from which to ask next time. */
  readonly id: number;
  readonly dishId: number;
  /** Is in ISO 8601, UTC. */
  readonly at: string;
  readonly source: HistorySource;
  readonly changes: readonly DishChange[];
}

export function readEntry({ id, dishId, at, source, before, after }: StoredEntry): ChangedAt {
  const changes = changesBetween(before && readDish(before), after && readDish(after));
  return { id, dishId, at: at.toISOString(), source, changes };
}

/**
 * Returns what changed about dishes since the marks, oldest first. Entries that changed nothing for people are left
 * out.
 */
export async function findChangesSince(db: Db, marks: readonly HistoryMark[]): Promise<ChangedAt[]> {
  if (marks.length === 0) return [];
  return (await findHistorySince(db, marks)).map(readEntry).filter(({ changes }) => changes.length > 0);
}
