import type { Avoidance } from './eater.ts';
import { concerns } from './told-relation.ts';
import { reassures, warns, type Told } from './told.ts';

/**
 * Returns what was said at a dish's restaurant of other dishes, that they share oil or pans with what is avoided, unless it was
 * said of this one that it doesn't. Whether it holds for this one nobody was asked.
 */
export function sharedByOthers(told: readonly Told[], dish: number, avoidance: Avoidance): readonly Told[] {
  const concerned = told.filter((one) => one.kind === 'shared_equipment' && concerns(one, avoidance));
  const isDenied = concerned.some((one) => reassures(one) && one.dishes.includes(dish));
  return isDenied ? [] : concerned.filter((one) => warns(one) && !one.dishes.includes(dish));
}
