import type { EaterAllergen } from '@clearplate/contract/eaters';
import { allergensNamed } from '@clearplate/domain/reading/allergen-names';
import type { Allergen } from '@clearplate/domain/facts/allergens';
import { normalise } from '@clearplate/domain/reading/normalise';

/** Changes to single allergens, by key; `undefined` removes one. All others stay. */
export type AllergenChanges = ReadonlyMap<string, EaterAllergen | undefined>;

export const noChanges: AllergenChanges = new Map();

/** Returns the catalogue id for any synonym of an entry; any other name is its own key. */
export function keyOfName(name: string): string {
  const [only, ...more] = allergensNamed(name) ?? [];
  return only !== undefined && more.length === 0 ? only : `name:${normalise(name) || name}`;
}

export type Chosen = ReadonlyMap<string, EaterAllergen>;

/**
 * Returns the list to save. It is applied to the newest list, so that it removes nothing that somebody else just added.
 */
export function applyChanges(saved: readonly EaterAllergen[], changes: AllergenChanges): Chosen {
  const chosen = new Map(saved.map((one) => [keyOfName(one.name), one]));
  for (const [key, change] of changes) {
    if (change) chosen.set(key, change);
    else chosen.delete(key);
  }
  return chosen;
}

/** Returns the changes that differ from what is saved. */
export function effectiveChanges(saved: readonly EaterAllergen[], changes: AllergenChanges): AllergenChanges {
  const before = applyChanges(saved, noChanges);
  return new Map([...changes].filter(([key, change]) => before.get(key)?.strictness !== change?.strictness));
}

/** Returns names outside the catalogue: unknown ones, and those that mean several entries. */
export function otherNames(chosen: Chosen): readonly EaterAllergen[] {
  return [...chosen].filter(([key]) => key.startsWith('name:')).map(([, allergen]) => allergen);
}

export const asChosen = ({ name }: Pick<Allergen, 'name'>): EaterAllergen => ({ name, strictness: 'ask' });
