import { allergens, descendantsOf, type AllergenId } from '@clearplate/domain/facts/allergens';
import { isWarnedItself } from '@clearplate/domain/facts/brought';
import type { AllergenFact, DishFacts } from '@clearplate/domain/facts/dish-facts';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { t } from '../../translations/t.ts';

/** Returns whether the member itself is stated, or one that is a kind of it, and not only its group. */
const isStated = ({ allergen, evidence }: AllergenFact): boolean =>
  evidence.some(
    (one) =>
      one.kind === 'declared' &&
      one.level === 'contains' &&
      (one.via === undefined || descendantsOf(allergen).includes(one.via)),
  );

/**
 * Names the members of a group that a dish has, and those that it may have: "wheat, spelt, perhaps oat". Which is never
 * guessed: "not said which" where only the group is known. Beside a group that is stated, "wheat (c)" is read from the
 * dish's words.
 */
export function nameMembers(facts: DishFacts, group: AllergenId, level: 'contains' | 'read' | 'may_contain'): string {
  const members = descendantsOf(group);
  // A warning of the group alone reaches each member, and names none.
  const named = allergens.flatMap(({ id }) =>
    facts.allergens.filter((fact) => fact.allergen === id && members.includes(id) && isWarnedItself(fact)),
  );
  const sure = named.filter(({ presence }) => presence === 'present');
  const possible = named.filter(({ presence }) => presence === 'possible' || presence === 'reported');
  const words = sure.map((fact) => {
    const what = wordOfAllergen(fact.allergen);
    return level === 'contains' && !isStated(fact) ? t('{what} (c)', { what }) : what;
  });
  const perhaps = possible.map(({ allergen }) => {
    const what = wordOfAllergen(allergen);
    return level === 'may_contain' ? what : t('perhaps {what}', { what });
  });
  const isOpen = (level === 'may_contain' ? possible : sure).length === 0;
  return [...(isOpen ? [t('not said which')] : []), ...words, ...perhaps].join(', ');
}
