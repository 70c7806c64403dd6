import { ancestorsOf, descendantsOf, type AllergenId } from './allergens.ts';

/**
 * Returns what somebody can no longer report of a dish, in any words, after these were dismissed. A group warns of its
 * members and a member of its group, so either would bring the other back.
 */
export function withRelated(dismissed: readonly AllergenId[]): ReadonlySet<AllergenId> {
  return new Set(dismissed.flatMap((one) => [one, ...ancestorsOf(one), ...descendantsOf(one)]));
}
