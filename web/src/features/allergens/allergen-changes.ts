import type { EaterAllergen } from '@clearplate/contract/eaters';
import { allergensNamed } from '@clearplate/domain/reading/allergen-names';
import type { Allergen } from '@clearplate/domain/facts/allergens';
import { normalise } from '@clearplate/domain/reading/normalise';

/** What is to become of single allergens, by key; `undefined` takes one off. All others stay. */
export type AllergenChanges = ReadonlyMap<string, EaterAllergen | undefined>;

export const noChanges: AllergenChanges = new Map();

/** An entry of the catalogue whatever it is called; any other name is its own key. */
export function keyOfName(name: string): string {
  const [only, ...more] = allergensNamed(name) ?? [];
  return only !== undefined && more.length === 0 ? only : `name:${normalise(name) || name}`;
}

export type Chosen = ReadonlyMap<string, EaterAllergen>;

/** The list as it will be saved. Applied to the newest list, it takes off nothing that somebody else just added. */
export function applyChanges(saved: readonly EaterAllergen[], changes: AllergenChanges): Chosen {
  const chosen = new Map(saved.map((one) => [keyOfName(one.name), one]));
  for (const [key, change] of changes) {
    if (change) chosen.set(key, change);
    else chosen.delete(key);
  }
  return chosen;
}

/** Changes that leave something other than what is saved. */
export function effectiveChanges(saved: readonly EaterAllergen[], changes: AllergenChanges): AllergenChanges {
  const before = applyChanges(saved, noChanges);
  return new Map([...changes].filter(([key, change]) => before.get(key)?.strictness !== change?.strictness));
}

/** Names beside the catalogue: those that nobody knows, and those that mean several entries of it. */
export function otherNames(chosen: Chosen): readonly EaterAllergen[] {
  return [...chosen].filter(([key]) => key.startsWith('name:')).map(([, allergen]) => allergen);
}

export const asChosen = ({ name }: Pick<Allergen, 'name'>): EaterAllergen => ({ name, strictness: 'ask' });
