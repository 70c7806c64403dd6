import { describeVerdictCounts, type VerdictCounts } from '@clearplate/domain/verdict/restaurant-summary';
import { t } from '../../translations/t.ts';

/**
 * Says how a restaurant's dishes suit the eaters. `unknown` if it could not be loaded; `unasked` if nobody avoids
 * anything.
 */
export type Fit = VerdictCounts | 'unknown' | 'unasked';

export function describeFit(fit: Fit): string {
  if (fit === 'unasked') return '';
  if (fit === 'unknown') return t('not checked right now');
  const isEmpty = Object.values(fit).every((count) => count === 0);
  return isEmpty ? t('no menu here yet') : describeVerdictCounts(fit, t);
}
