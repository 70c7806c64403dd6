import type { Avoidance } from './eater.ts';
import { concerns } from './told-relation.ts';
import { warns, type Told } from './told.ts';

/**
 * Returns what was said at a dish's restaurant of other dishes, that they share oil or pans with what is avoided: what puts the
 * dish in question. Whether it holds for this one nobody was asked, and no other note takes it away.
 */
export const sharedByOthers = (told: readonly Told[], dish: number, avoidance: Avoidance): readonly Told[] =>
  told.filter(
    (one) => one.kind === 'shared_equipment' && warns(one) && !one.dishes.includes(dish) && concerns(one, avoidance),
  );
