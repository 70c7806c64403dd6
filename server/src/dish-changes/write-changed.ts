import { deriveMenuDish, type MenuDish } from '@clearplate/domain/menu-dish';
import type { Db } from '../db/db.ts';
import { replaceFacts } from '../db/derived-facts.ts';
import { insertHistory, type Author } from '../db/dish-history.ts';
import { writeDishRows } from '../db/dish-writes.ts';
import { snapshotOf } from './snapshot.ts';

/** A dish as it is stored, under a lock, and as it is to be. `before` null: it came into being in this transaction. */
export interface Edited {
  readonly id: number;
  readonly before: MenuDish | null;
  readonly after: MenuDish;
}

// The history's words for whom imports give way to.
const byHand = new Set(['owner', 'admin']);

/** Writes what is another than before, with its history and the facts that follow. Gives the ids of those dishes. */
export async function writeChanged(db: Db, edited: readonly Edited[], author: Author): Promise<number[]> {
  const changed = edited
    .map(({ id, before, after: dish }) => {
      return { id, dish, before: before && snapshotOf(before), after: snapshotOf(dish) };
    })
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  if (changed.length === 0) return [];
  const isByHand = byHand.has(author.source);
  const writes = changed.map(({ id, after }) => ({ id, after, byHand: isByHand }));
  await writeDishRows(db, writes, author);
  const rows = changed.map(({ id, before, after }) => ({ dish_id: id, before, after }));
  await insertHistory(db, rows, author);
  const derived = changed.map(({ id, dish }) => ({ id, ...deriveMenuDish(dish) }));
  await replaceFacts(db, derived, false, author.now);
  return changed.map(({ id }) => id);
}
