import { t } from '../../translations/t.ts';

/** Returns "0.8 mi" or "12 mi"; a place next door is not "0.0 mi". */
export function formatDistance(miles: number): string {
  if (miles < 0.1) return t('under 0.1 mi');
  return miles < 9.95 ? t('{miles} mi', { miles: miles.toFixed(1) }) : t('{round} mi', { round: Math.round(miles) });
}
