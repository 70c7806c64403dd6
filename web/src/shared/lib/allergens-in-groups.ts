import { ancestorsOf, type AllergenId } from '@clearplate/domain/facts/allergens';
import { wordOfAllergen } from './allergen-words.ts';

/**
 * Returns the words of these allergens, a group together with its named members: "gluten (wheat)", "soy". Each appears
 * once, in the order of the first that is named.
 */
export function wordsInGroups(ids: readonly AllergenId[]): readonly string[] {
  const widestOf = (id: AllergenId) => ancestorsOf(id).findLast((group) => ids.includes(group)) ?? id;
  return [...Map.groupBy(ids, widestOf)].map(([group, all]) => {
    const members = all.filter((id) => id !== group).map(wordOfAllergen);
    return members.length === 0 ? wordOfAllergen(group) : `${wordOfAllergen(group)} (${members.join(', ')})`;
  });
}
