import { sharedByOthers } from './told-of-others.ts';
import type { Told } from './told.ts';
import type { Cause } from './verdict.ts';

type IsDoubted = (dish: { readonly id: number }, cause: Cause) => boolean;

/**
 * Finds where it is in doubt that a dish has no traces, as it is stated: others were said to share oil or pans. Whatever was noted
 * of the dish itself by now stands below its question. `undefined` if nothing was said.
 */
export function doubtTraces(told: readonly Told[]): IsDoubted | undefined {
  if (told.length === 0) return undefined;
  return ({ id }, { verdict, avoidance }) =>
    verdict === 'none_declared' && avoidance.strictness !== 'fine' && sharedByOthers(told, id, avoidance).length > 0;
}
