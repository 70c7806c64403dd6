import { assessAllergen } from './assess-allergen.ts';
import { assessIngredient, assessUnknown } from './assess-ingredient.ts';
import type { DishFacts } from '../facts/dish-facts.ts';
import type { Avoidance } from './eater.ts';
import type { AssessContext } from './verdict.ts';
import type { Line } from './verdict-line.ts';

export function assessAvoidance(
  facts: DishFacts,
  avoidance: Avoidance,
  context: AssessContext,
  withPoints = true,
): Line {
  switch (avoidance.kind) {
    case 'allergen':
      return assessAllergen(facts, avoidance.allergen, avoidance.strictness, context, withPoints);
    case 'ingredient':
      return assessIngredient(facts, avoidance, context);
    default:
      return assessUnknown(facts, avoidance.name);
  }
}
