import { allergens, descendantsOf, type AllergenId } from '@clearplate/domain/facts/allergens';
import { isWarnedItself } from '@clearplate/domain/facts/brought';
import type { AllergenFact, DishFacts } from '@clearplate/domain/facts/dish-facts';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { t } from '../../translations/t.ts';

/**
 * Names the members of a group that a dish has, and those that it may have: "wheat, spelt, perhaps oat". Which is never
 * guessed: "not said which" where only the group is known. Expects a group that the dish `has`, or that it may have.
 */
export function nameMembers(facts: DishFacts, group: AllergenId, has: boolean): string {
  const members = descendantsOf(group);
  // A warning of the group alone reaches each member, and names none.
  const wordsOf = (wanted: (fact: AllergenFact) => boolean) =>
    allergens
      .filter(({ id }) => members.includes(id))
      .flatMap(({ id }) =>
        facts.allergens.filter((fact) => fact.allergen === id && isWarnedItself(fact) && wanted(fact)),
      )
      .map(({ allergen }) => wordOfAllergen(allergen));
  const sure = wordsOf(({ presence }) => presence === 'present');
  const possible = wordsOf(({ presence }) => presence === 'possible' || presence === 'reported');
  const perhaps = has ? possible.map((what) => t('perhaps {what}', { what })) : possible;
  const isOpen = has ? sure.length === 0 : possible.length === 0;
  return [...(isOpen ? [t('not said which')] : []), ...sure, ...perhaps].join(', ');
}
