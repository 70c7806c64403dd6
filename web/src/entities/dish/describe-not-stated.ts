import { us9 } from '@clearplate/domain/facts/allergens';
import type { DishFacts, Presence } from '@clearplate/domain/facts/dish-facts';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { t, formatList } from '../../translations/t.ts';

/** We list at most this many names; more would be too long to read. */
const namesSaid = 3;

/** Returns whether a statement of that date still holds. */
export type IsCurrent = (at: string | null) => boolean;

/**
 * Says which of the nine major allergens have no current statement, because clearing some clears none of the others.
 */
export function describeNotStated(facts: DishFacts, isCurrent: IsCurrent): string {
  const byId = new Map(facts.allergens.map((fact) => [fact.allergen, fact]));
  const isThere = (presence: Presence = 'none') => presence !== 'none' && presence !== 'estimated';
  const others = us9.filter((id) => !isThere(byId.get(id)?.presence));
  const open = others.filter((id) => !isCurrent(byId.get(id)?.coveredAt ?? null));
  const words = open.map((id) => wordOfAllergen(id));
  if (words.length === 0) return '';
  if (words.length <= namesSaid) return t('Nothing said of {names}.', { names: formatList(words) });
  if (words.length === others.length) return t('Nothing said of the others.');
  return t('Nothing said of {names} and others.', { names: words.slice(0, namesSaid - 1).join(', ') });
}
