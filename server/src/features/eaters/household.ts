import { mostEaters, type Eater, type EaterAllergen } from '@clearplate/contract/eaters';
import type { Db } from '../../db/db.ts';
import { ensureFirstEater, lockHousehold, noteAvoidingChanged } from '../../db/first-eater.ts';
import { toAllergenList, withKnownStrictness } from './allergen-list.ts';
import {
  deleteEaterRow,
  findAllergens,
  findEater,
  findEaters,
  insertEater,
  letSomebodyEat,
  replaceAllergens,
  updateEating,
} from './eaters.queries.ts';

/** Changes of one household happen one after the other: two screens at once must not lose an allergen. */
function changing<Result>(db: Db, userId: number, change: (db: Db) => Promise<Result>): Promise<Result> {
  return db.transaction(async (transaction) => {
    await lockHousehold(transaction, userId);
    return change(transaction);
  });
}

/** Sets the own allergens by name and gives them as saved. */
export function saveOwnAllergens(db: Db, userId: number, names: readonly string[]): Promise<EaterAllergen[]> {
  return changing(db, userId, async (transaction) => {
    const eaterId = await ensureFirstEater(transaction, userId);
    const before = await findAllergens(transaction, eaterId);
    await replaceAllergens(transaction, eaterId, withKnownStrictness(names, before));
    await noteAvoidingChanged(transaction, userId);
    return findAllergens(transaction, eaterId);
  });
}

/** Sets an eater's allergens and gives them as saved; `undefined` when the eater isn't this person's. */
export function saveEaterAllergens(
  db: Db,
  userId: number,
  id: number,
  allergens: readonly EaterAllergen[],
): Promise<EaterAllergen[] | undefined> {
  return changing(db, userId, async (transaction) => {
    if (!(await findEater(transaction, userId, id))) return undefined;
    await replaceAllergens(transaction, id, toAllergenList(allergens));
    await noteAvoidingChanged(transaction, userId);
    return findAllergens(transaction, id);
  });
}

/** Adds an eater, who eats today; `undefined` when the household is full. */
export function addEater(db: Db, userId: number, name: string): Promise<Eater | undefined> {
  return changing(db, userId, async (transaction) => {
    await ensureFirstEater(transaction, userId);
    const eaters = await findEaters(transaction, userId);
    if (eaters.length >= mostEaters) return undefined;
    return findEater(transaction, userId, await insertEater(transaction, userId, name));
  });
}

/** Removes an eater. Somebody always eats: the first, when all who ate are gone. */
export function removeEater(db: Db, userId: number, id: number): Promise<'removed' | 'unknown' | 'first'> {
  return changing(db, userId, async (transaction) => {
    const eater = await findEater(transaction, userId, id);
    if (!eater) return 'unknown';
    if (eater.is_first) return 'first';
    await deleteEaterRow(transaction, id);
    await letSomebodyEat(transaction, userId);
    await noteAvoidingChanged(transaction, userId);
    return 'removed';
  });
}

/** Chooses who eats today; `undefined` when one of them isn't of this household. */
export function chooseEating(db: Db, userId: number, ids: readonly number[]): Promise<Eater[] | undefined> {
  return changing(db, userId, async (transaction) => {
    const household = new Set((await findEaters(transaction, userId)).map(({ id }) => id));
    if (!ids.every((id) => household.has(id))) return undefined;
    await updateEating(transaction, userId, ids);
    await noteAvoidingChanged(transaction, userId);
    return findEaters(transaction, userId);
  });
}
