import type { AllergenFact, DishFacts } from '@clearplate/domain/facts/dish-facts';

/**
 * Returns the facts with evidence of their own. Members that merely follow from a statement about their group ("crab"
 * from "crustacean shellfish") are left out unless they are surely there.
 */
export function ownFacts(facts: DishFacts): readonly AllergenFact[] {
  return facts.allergens.filter(
    ({ presence, evidence }) => presence === 'present' || evidence.some((one) => one.via === undefined),
  );
}
