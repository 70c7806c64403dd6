import { ingredients } from '../lexicon/lexicon.ts';
import { animal } from '../lexicon/reading-words.ts';

/** These come from animals and have no allergen. */
const flesh: ReadonlySet<string> = new Set([
  'meat',
  'poultry',
  'game',
  'offal',
  'fish',
  'honey',
  'gelatin',
  'collagen',
]);

const known = new Map<string, boolean>();

/**
 * Returns whether a term comes from animals: by what it always is, or because it always contains an allergen of
 * animals.
 */
export function isOfAnimals(term: string): boolean {
  const before = known.get(term);
  if (before !== undefined) return before;
  const ingredient = ingredients.get(term);
  const found =
    ingredient !== undefined &&
    (ingredient.terms.some((each) => flesh.has(each)) ||
      animal.some((allergen) => ingredient.implies.get(allergen) === 'always'));
  known.set(term, found);
  return found;
}
