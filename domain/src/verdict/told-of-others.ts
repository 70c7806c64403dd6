import type { Avoidance } from './eater.ts';
import { concerns } from './told-relation.ts';
import { warns, type Told } from './told.ts';
import type { Cause } from './verdict.ts';

/**
 * Returns whether what others share puts a line in question: its dish is said to be without what somebody minds, or isn't
 * verified, whatever is stated of its traces.
 */
export const canBeDoubted = ({ verdict, avoidance }: Pick<Cause, 'verdict' | 'avoidance'>): boolean =>
  (verdict === 'none_declared' || verdict === 'not_verified') && avoidance.strictness !== 'fine';

/**
 * Returns the notes which say that other dishes of the restaurant share oil or pans with what is avoided. They put this
 * dish in doubt. Nobody was asked whether they hold for this one, and no other note removes them.
 */
export const sharedByOthers = (told: readonly Told[], dish: number, avoidance: Avoidance): readonly Told[] =>
  told.filter(
    (one) => one.kind === 'shared_equipment' && warns(one) && !one.dishes.includes(dish) && concerns(one, avoidance),
  );
