import { eatersToSend } from './eaters-to-send.ts';
import type { Avoiding } from './use-avoiding.ts';
import type { Question } from '../area/use-list-filters.ts';

/**
 * Returns whether the server may assess a list: we know the eaters and what they avoid or dislike. While a profile is
 * missing it may not, since it would assess for less than they avoid.
 */
export function canAssess({ state, eaters }: Avoiding): boolean {
  return (state === 'guest' || state === 'applied') && eaters.length > 0;
}

/** Returns whether dishes can be counted by verdict, which takes somebody who avoids something. */
export function canCount(avoiding: Avoiding): boolean {
  return canAssess(avoiding) && avoiding.eaters.some(({ avoids }) => avoids.length > 0);
}

const nobody = { eaters: [] };

/**
 * Returns the body of a list call: the eaters, and the position if needed. Without eaters the list comes unassessed.
 */
export function bodyFor({ here }: Pick<Question, 'here'>, avoiding: Avoiding) {
  const who = canAssess(avoiding) ? eatersToSend(avoiding.eaters) : nobody;
  return { ...who, ...(here && { here }) };
}
