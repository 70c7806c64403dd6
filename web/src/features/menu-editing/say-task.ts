import { findAllergen, type AllergenId } from '@clearplate/domain/allergens';
import type { MenuTask } from '@clearplate/domain/contradictions';

/** How many quotes stand in one sentence. */
const quotesSaid = 3;

export const wordFor = (id: AllergenId): string => findAllergen(id)?.word ?? id;
export const nameFor = (id: AllergenId): string => findAllergen(id)?.name ?? id;

const join = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const quote = (words: readonly string[]): string => join(words.slice(0, quotesSaid).map((word) => `“${word}”`));

/** "“ghee” is milk", "“naan” usually has milk". */
function sayWords({ allergen, words, sure }: MenuTask): string {
  const many = words.length > 1;
  if (sure) return `${quote(words)} ${many ? 'mean' : 'means'} ${wordFor(allergen)}`;
  return `${quote(words)} usually ${many ? 'have' : 'has'} ${wordFor(allergen)}`;
}

/** A statement that the dish's own words speak against: "“ghee” means milk, but milk is stated absent." */
export function sayContradiction(task: MenuTask): string {
  const { allergen, words, declared } = task;
  const against = words.length > 0 ? sayWords(task) : `It is stated to contain ${join(declared.map(wordFor))}`;
  return `${against}, but ${wordFor(allergen)} is stated absent.`;
}

/** "“naan” usually has milk. Is there really none?" */
export const sayDoubt = (task: MenuTask): string => `${sayWords(task)}. Is there really none in this dish?`;

/** What nobody has stated yet: "“ghee” means milk. Nothing is stated about milk." */
export function sayUnstated(task: MenuTask): string {
  const told = task.words.length > 0 ? sayWords(task) : `It is stated to contain ${join(task.declared.map(wordFor))}`;
  return `${told}. Nothing is stated about ${wordFor(task.allergen)}.`;
}

/** "milk, egg and fish". */
export const sayAllergens = (ids: readonly AllergenId[]): string => join(ids.map(wordFor));

export function sayNumber(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
