import { eatersToSend } from './eaters-to-send.ts';
import type { Avoiding } from './use-avoiding.ts';
import type { Question } from '../area/use-list-filters.ts';

/**
 * Whether the server may assess a list: it is known for whom, and that they avoid something, or would rather not eat it. While their
 * profile is missing it may not, since it would assess for less than they avoid.
 */
export function canAssess({ state, eaters }: Avoiding): boolean {
  return (state === 'guest' || state === 'applied') && eaters.length > 0;
}

/** Whether dishes can be counted by their verdicts: who avoids nothing is in no count. */
export function canCount(avoiding: Avoiding): boolean {
  return canAssess(avoiding) && avoiding.eaters.some(({ avoids }) => avoids.length > 0);
}

const nobody = { eaters: [] };

/** Who eats, and where they are where that is asked for. Without anybody a list comes whole and unassessed. */
export function bodyFor({ here }: Pick<Question, 'here'>, avoiding: Avoiding) {
  const who = canAssess(avoiding) ? eatersToSend(avoiding.eaters) : nobody;
  return { ...who, ...(here && { here }) };
}
