import type { PublicReport } from '@clearplate/contract/reports';
import { formatDate } from '@clearplate/domain/facts/instants';
import { t } from '../../translations/t.ts';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';

type Said = Pick<PublicReport, 'kind' | 'allergens' | 'reported_at'>;

/** Returns "Reaction to sesame reported 3 Nov 2026". It never says that sesame is in the dish, which nobody knows. */
export function describeReport({ kind, allergens, reported_at }: Said): string {
  const on = formatDate(reported_at, t);
  if (kind === 'wrong') return t('A diner said {on} that something here looks wrong', { on });
  const words = allergens.map(({ allergen }) => wordOfAllergen(allergen)).join(', ');
  if (kind === 'told') return t('A diner was told that it contains {words}, reported {on}', { words, on });
  if (allergens.length === 0) return t('Reaction reported {on}. Cause not known', { on });
  return t('Reaction to {words} reported {on}', { words, on });
}
