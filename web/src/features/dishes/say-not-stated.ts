import { findAllergen, us9 } from '@clearplate/domain/allergens';
import type { DishFacts, Presence } from '@clearplate/domain/dish-facts';

/** So many names are read; more are a wall. */
const namesSaid = 3;

/** Whether a statement of that date still holds. */
export type IsCurrent = (at: string | null) => boolean;

/**
 * Which of the nine nobody stated of late, beside what is said to be there: a list of some clears none of
 * the others.
 */
export function sayNotStated(facts: DishFacts, isCurrent: IsCurrent): string {
  const byId = new Map(facts.allergens.map((fact) => [fact.allergen, fact]));
  const isThere = (presence: Presence = 'none') => presence !== 'none' && presence !== 'estimated';
  const others = us9.filter((id) => !isThere(byId.get(id)?.presence));
  const open = others.filter((id) => !isCurrent(byId.get(id)?.coveredAt ?? null));
  const words = open.map((id) => findAllergen(id)?.word ?? id);
  if (words.length === 0) return '';
  if (words.length <= namesSaid) {
    const last = words.length > 1 ? ` and ${words.at(-1)}` : '';
    return `Not stated: ${words.slice(0, Math.max(1, words.length - 1)).join(', ')}${last}.`;
  }
  if (words.length === others.length) return 'Not stated: the others.';
  return `Not stated: ${words.slice(0, namesSaid - 1).join(', ')} and others.`;
}
