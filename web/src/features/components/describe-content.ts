import type { Component } from '@clearplate/contract/components';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { formatList, t } from '../../translations/t.ts';

/** Returns what is known to be in a component, for its card. */
export function describeContent({
  facts,
  ingredients_complete_at: completeAt,
}: Pick<Component, 'facts' | 'ingredients_complete_at'>): string {
  const present = facts.allergens.filter(({ presence }) => presence === 'present');
  const names = formatList(present.map(({ allergen }) => wordOfAllergen(allergen)));
  if (present.length > 0) return t('Contains {what}', { what: names });
  return completeAt === null ? t('Nobody has said all that is in it.') : t('List confirmed as complete');
}
