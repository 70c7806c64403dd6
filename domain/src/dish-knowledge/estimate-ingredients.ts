import type { EstimatedIngredient } from '../facts/dish.ts';
import { expectIngredients, type NamedDish } from './expect-ingredients.ts';
import { shareOf } from './shares.ts';

export interface OwnEstimate extends EstimatedIngredient {
  /** Whether the dish's name or description names the ingredient; if not, it is only usual in such dishes. */
  readonly isNamed: boolean;
}

/**
 * Estimates the ingredients of a dish from its name and description alone: likeliest first, at most 20. A probability
 * is the share of dishes for which such an estimate is right. The dish may contain others too: estimates warn and never
 * clear.
 */
export function estimateIngredients(dish: NamedDish): OwnEstimate[] {
  return expectIngredients(dish).map(({ name, ground }) => ({
    name,
    probability: shareOf(ground),
    isNamed: ground === 'named' || ground === 'described',
  }));
}
