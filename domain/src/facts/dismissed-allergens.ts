import { ancestorsOf, descendantsOf, type AllergenId } from './allergens.ts';

/**
 * Returns what somebody can't report of a dish any more, in any words, after these were dismissed: a group warns of its
 * members and a member of its group, so that either would bring the other back.
 */
export function withRelated(dismissed: readonly AllergenId[]): ReadonlySet<AllergenId> {
  return new Set(dismissed.flatMap((one) => [one, ...ancestorsOf(one), ...descendantsOf(one)]));
}
