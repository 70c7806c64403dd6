import { sayVerdictCounts, type VerdictCounts } from '@clearplate/domain/verdict/restaurant-summary';
import { say } from '../../translations/say.ts';

/** How a restaurant's dishes fit whoever eats. `unknown`: it could not be found out; `unasked`: nobody avoids anything. */
export type Fit = VerdictCounts | 'unknown' | 'unasked';

export function sayFit(fit: Fit): string {
  if (fit === 'unasked') return '';
  if (fit === 'unknown') return say('not checked just now');
  const isEmpty = Object.values(fit).every((count) => count === 0);
  return isEmpty ? say('no menu here yet') : sayVerdictCounts(fit, say);
}
