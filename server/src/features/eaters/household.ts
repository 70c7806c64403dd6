import { type Eater, type EaterAllergen, mostEaters } from '@clearplate/contract/eaters';
import type { Db } from '../../db/db.ts';
import { ensureFirstEater, lockHousehold, noteAvoidingChanged } from '../../db/first-eater.ts';
import { allergens } from '@clearplate/domain/facts/allergens';
import { allergensNamed } from '@clearplate/domain/reading/allergen-names';
import { meaningOf } from '@clearplate/domain/reading/name-meaning';
import { foldName } from '@clearplate/domain/verdict/eater-names';
import {
  deleteEaterRow,
  findAllergens,
  findEater,
  findEaters,
  insertEater,
  letSomebodyEat,
  replaceAllergens,
  updateEaterName,
  updateEating,
} from './eaters.queries.ts';

const strictest = ['fine', 'ask', 'dangerous'] as const;
const nameOf = new Map(allergens.map(({ id, name }) => [id, name]));

/** Returns the catalogue's name if the given one means just that. Any other name stays as typed. */
function catalogueName(name: string): string {
  const [only, ...more] = allergensNamed(name) ?? [];
  return (only !== undefined && more.length === 0 && nameOf.get(only)) || name;
}

/** Merges names with one meaning. The greater of two strictnesses counts. */
function toAllergenList(given: readonly EaterAllergen[]): EaterAllergen[] {
  const kept = new Map<string, EaterAllergen>();
  for (const { name, strictness } of given) {
    const meaning = meaningOf(name);
    const before = kept.get(meaning);
    const level = Math.max(strictest.indexOf(strictness), before ? strictest.indexOf(before.strictness) : 0);
    kept.set(meaning, { name: before?.name ?? catalogueName(name), strictness: strictest[level] ?? strictness });
  }
  return [...kept.values()];
}

/** Gives names the strictness that they had. New ones get the default, to ask. */
function withKnownStrictness(names: readonly string[], known: readonly EaterAllergen[]): EaterAllergen[] {
  const had = new Map(known.map(({ name, strictness }) => [meaningOf(name), strictness]));
  return toAllergenList(names.map((name) => ({ name, strictness: had.get(meaningOf(name)) ?? 'ask' })));
}

/** Runs changes of one household one after the other, so that two screens at once lose no allergen. */
function changing<Result>(db: Db, userId: number, change: (db: Db) => Promise<Result>): Promise<Result> {
  return db.transaction(async (transaction) => {
    await lockHousehold(transaction, userId);
    return change(transaction);
  });
}

/** Sets the account's own allergens by name and returns them as saved. */
export function saveOwnAllergens(db: Db, userId: number, names: readonly string[]): Promise<EaterAllergen[]> {
  return changing(db, userId, async (transaction) => {
    const eaterId = await ensureFirstEater(transaction, userId);
    const before = await findAllergens(transaction, eaterId);
    await replaceAllergens(transaction, eaterId, withKnownStrictness(names, before));
    await noteAvoidingChanged(transaction, userId);
    return findAllergens(transaction, eaterId);
  });
}

/** Sets an eater's allergens and returns them as saved; `undefined` if the eater isn't this person's. */
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

const isTaken = (name: string, eaters: readonly Eater[]): boolean =>
  eaters.some((eater) => foldName(eater.name) === foldName(name));

/** Adds an eater, who eats today, unless the household is full or has an eater of that name. */
export function addEater(db: Db, userId: number, name: string): Promise<Eater | 'full' | 'taken'> {
  return changing(db, userId, async (transaction) => {
    await ensureFirstEater(transaction, userId);
    const eaters = await findEaters(transaction, userId);
    if (eaters.length >= mostEaters) return 'full';
    if (isTaken(name, eaters)) return 'taken';
    const added = await findEater(transaction, userId, await insertEater(transaction, userId, name));
    if (!added) throw new Error('The new eater is not there');
    return added;
  });
}

/** Renames an eater, unless another one has that name; `undefined` if the eater isn't this person's. */
export function renameEater(db: Db, userId: number, id: number, name: string): Promise<Eater | 'taken' | undefined> {
  return changing(db, userId, async (transaction) => {
    const others = (await findEaters(transaction, userId)).filter((eater) => eater.id !== id);
    if (isTaken(name, others)) return (await findEater(transaction, userId, id)) && 'taken';
    await updateEaterName(transaction, userId, id, name);
    return findEater(transaction, userId, id);
  });
}

/** Removes an eater. If nobody is left who eats, the first eater does. */
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

/** Sets who eats today; `undefined` if one of them isn't in this household. */
export function chooseEating(db: Db, userId: number, ids: readonly number[]): Promise<Eater[] | undefined> {
  return changing(db, userId, async (transaction) => {
    const household = new Set((await findEaters(transaction, userId)).map(({ id }) => id));
    if (!ids.every((id) => household.has(id))) return undefined;
    await updateEating(transaction, userId, ids);
    await noteAvoidingChanged(transaction, userId);
    return findEaters(transaction, userId);
  });
}
