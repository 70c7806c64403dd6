import { deriveMenuDish, wholeRecord, type MenuDish } from '@clearplate/domain/menu/menu-dish';
import type { Db } from '../db/db.ts';
import { replaceFacts } from '../db/derived-facts.ts';
import { insertHistory, type Author } from '../db/dish-history.ts';
import { writeDishRows } from '../db/dish-writes.ts';
import { inTurns } from './in-turns.ts';
import { snapshotOf } from './snapshot.ts';

/** A dish as it is stored, under a lock, and as it is to be. `before` null: it came into being in this transaction. */
export interface Edited {
  readonly id: number;
  readonly before: MenuDish | null;
  readonly after: MenuDish;
}

// The history's words for whom imports give way to.
const byHand = new Set(['owner', 'admin']);

// Statements for so many dishes end well within the second that each may take, on a slow disk too.
const atOnce = 200;

function batchesOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / atOnce) }, (_, index) =>
    items.slice(index * atOnce, (index + 1) * atOnce),
  );
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const saysElse = ({ before, after }: Edited): boolean =>
  before === null || !isSame(wholeRecord(before), wholeRecord(after));

async function writeFacts(db: Db, edited: readonly Edited[], now: Date): Promise<void> {
  const derived = await inTurns(edited, ({ id, after }) => ({ id, ...deriveMenuDish(after) }));
  for (const batch of batchesOf(derived)) await replaceFacts(db, batch, false, now);
}

/**
 * Writes what is another than before, with its history and the facts that follow. Gives the ids of those dishes of which
 * something else is said now, or that came onto the menu or went off it: what matters to others in the kitchen.
 */
export async function writeChanged(db: Db, edited: readonly Edited[], author: Author): Promise<number[]> {
  const changed = edited
    .map((each) => ({ each, before: each.before && snapshotOf(each.before), after: snapshotOf(each.after) }))
    .filter(({ before, after }) => !isSame(before, after));
  if (changed.length === 0) return [];
  const isByHand = byHand.has(author.source);
  const writes = changed.map(({ each: { id }, after }) => ({ id, after, byHand: isByHand }));
  for (const batch of batchesOf(writes)) await writeDishRows(db, batch, author);
  const rows = changed.map(({ each: { id }, before, after }) => ({ dish_id: id, before, after }));
  for (const batch of batchesOf(rows)) await insertHistory(db, batch, author);
  const all = changed.map(({ each }) => each);
  await writeFacts(db, all.filter(saysElse), author.now);
  return all.filter((each) => saysElse(each) || each.before?.archived !== each.after.archived).map(({ id }) => id);
}
