import { chance } from './chance.ts';
import type { TableDish } from './tables/read-dishes.ts';

export interface Estimate {
  readonly name: string;
  readonly probability: number;
}

/**
 * Guesses as they would be made from the dish's name: what comes first in the list is likely, what
 * comes last is a long shot; one in eight is missed altogether. Most likely first.
 */
export function estimatesOf(dish: TableDish, id: string): Estimate[] {
  const count = dish.ingredients.length;
  return dish.ingredients
    .map((ingredient, index) => ({
      name: ingredient.replace(/ \(.*\)$/, ''),
      probability: probabilityOf(index / count, chance(id, ingredient)),
    }))
    .filter(({ name }, index) => index < 2 || chance(id, name, 'missed') > 0.125)
    .toSorted((a, b) => b.probability - a.probability);
}

function probabilityOf(place: number, luck: number): number {
  return Math.round(Math.max(0.06, 0.97 - 0.85 * place - 0.22 * luck) * 100) / 100;
}
