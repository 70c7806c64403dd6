import { canBeDoubted, sharedByOthers } from './told-of-others.ts';
import type { Told } from './told.ts';
import type { Cause } from './verdict.ts';

/**
 * Returns a function that finds where traces are in doubt, because other dishes were said to share oil or pans: on a
 * dish that is said to be without them, and on one that isn't verified, whose mark "told, not stated" waits for an
 * answer. A note about the dish itself doesn't change that.
 */
export const doubtTraces =
  (told: readonly Told[]) =>
  ({ id }: { readonly id: number }, cause: Cause): boolean =>
    canBeDoubted(cause) && sharedByOthers(told, id, cause.avoidance).length > 0;
