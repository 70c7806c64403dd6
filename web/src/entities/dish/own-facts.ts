import type { AllergenFact, DishFacts } from '@clearplate/domain/facts/dish-facts';

/**
 * The facts that say something of their own. Left out are the members that merely follow from what is
 * said about their group ("crab" from "crustacean shellfish"), unless they are there for sure.
 */
export function ownFacts(facts: DishFacts): readonly AllergenFact[] {
  return facts.allergens.filter(
    ({ presence, evidence }) => presence === 'present' || evidence.some((one) => one.via === undefined),
  );
}
