import type { Db } from '../../db/db.ts';
import { replaceFacts } from '../../db/derived-facts.ts';
import { insertHistory, type HistoryRow } from '../../db/dish-history.ts';
import { comparable } from '../../db/dish-state.ts';
import { findStoredDishes, type StoredDish } from '../../db/stored-dishes.ts';
import { followKitchens } from '../../dish-changes/follow-kitchens.ts';
import { deleteStatements, insertStatements } from './dish-details.queries.ts';
import { insertDishes, lockDishes, updateDishes } from './dish-import.queries.ts';
import type { Outcome } from './import-report.ts';
import { createDeriver, planDish, type DishTarget, type DishWrite } from './plan-dish.ts';

export interface WriteOptions {
  readonly historySource: 'import' | 'sample';
  readonly now: Date;
}

// Bounds the size of one statement, and with it the memory of a menu that a thousand places share.
const chunkSize = 1000;

export interface DishOutcome {
  readonly outcome: Outcome;
  /** What the record warns of, and the dish that was edited by hand doesn't. */
  readonly unheeded: readonly string[];
}

type Change = DishTarget & DishWrite & { readonly id: number; readonly stored: StoredDish | undefined };

async function findStored(db: Db, targets: readonly DishTarget[]): Promise<Map<string, StoredDish>> {
  const ids = await lockDishes(db, targets);
  const stored = ids.length > 0 ? await findStoredDishes(db, ids) : [];
  return new Map(stored.map((dish) => [`${dish.restaurant_id} ${dish.external_id}`, dish]));
}

function rowOf({ id, restaurant_id, external_id, state, changedAt }: Change) {
  return { id, restaurant_id, external_id, ...state, ingredients_changed_at: changedAt };
}

function historyOf({ id, state, changedAt, stored }: Change): HistoryRow {
  const before = stored && {
    ...comparable(stored.state),
    ingredients_changed_at: stored.ingredients_changed_at?.toISOString() ?? null,
  };
  return { dish_id: id, before: before ?? null, after: { ...state, ingredients_changed_at: changedAt } };
}

async function writeChanges(db: Db, changes: readonly Change[], { historySource, now }: WriteOptions): Promise<void> {
  const fresh = changes.filter(({ kind }) => kind === 'created');
  const updated = changes.filter(({ kind }) => kind === 'updated');
  const known = changes.filter(({ kind }) => kind !== 'created');
  const ids = fresh.length > 0 ? await insertDishes(db, fresh.map(rowOf), now) : [];
  const created = fresh.map((change, index) => ({ ...change, id: ids[index] ?? 0 }));
  if (updated.length > 0) {
    await updateDishes(db, updated.map(rowOf), now);
    await deleteStatements(
      db,
      updated.map(({ id }) => id),
    );
  }
  const said = [...created, ...updated];
  const author = { source: historySource, actorId: null, requestId: null, now };
  if (said.length > 0) {
    await insertStatements(db, said);
    await insertHistory(db, said.map(historyOf), author);
  }
  if (created.length > 0) await replaceFacts(db, created, true, now);
  if (known.length === 0) return;
  await replaceFacts(db, known, false, now);
  await followKitchens(
    db,
    known.map(({ id }) => id),
    author,
  );
}

/** Writes what is new or changed, with its history and its facts, and says for each target which it was. */
export async function writeDishes(
  db: Db,
  targets: readonly DishTarget[],
  options: WriteOptions,
): Promise<DishOutcome[]> {
  const outcomes: DishOutcome[] = [];
  const derive = createDeriver();
  for (let from = 0; from < targets.length; from += chunkSize) {
    const chunk = targets.slice(from, from + chunkSize);
    const storedByKey = await findStored(db, chunk);
    const changes: Change[] = [];
    for (const target of chunk) {
      const stored = storedByKey.get(`${target.restaurant_id} ${target.external_id}`);
      const { outcome, write, unheeded = [] } = planDish(target, stored, derive, options.now);
      if (write) changes.push({ ...target, ...write, id: stored?.id ?? 0, stored });
      outcomes.push({ outcome, unheeded });
    }
    await writeChanges(db, changes, options);
  }
  return outcomes;
}
