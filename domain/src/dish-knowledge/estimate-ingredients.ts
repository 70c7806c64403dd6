import type { EstimatedIngredient } from '../facts/dish.ts';
import { expectIngredients, type NamedDish } from './expect-ingredients.ts';
import { shareOf } from './shares.ts';

export interface OwnEstimate extends EstimatedIngredient {
  /** The dish's name or description names it; otherwise it is usual in such dishes. */
  readonly isNamed: boolean;
}

/**
 * What a dish is probably made of, from its name and description alone: likeliest first, at most 20. A
 * probability is the share of dishes for which such an estimate is right. What isn't among them may be in
 * the dish all the same: estimates warn and never clear.
 */
export function estimateIngredients(dish: NamedDish): OwnEstimate[] {
  return expectIngredients(dish).map(({ name, ground }) => ({
    name,
    probability: shareOf(ground),
    isNamed: ground === 'named' || ground === 'described',
  }));
}
