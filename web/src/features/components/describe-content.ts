import type { Component } from '@clearplate/contract/components';
import { isOwnListCurrent, type ListedComponent } from '@clearplate/domain/facts/own-list';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { wordsInGroups } from '../../shared/lib/allergens-in-groups.ts';
import { formatList, t } from '../../translations/t.ts';

/** Returns what is known to be in a component, for its card. */
export function describeContent(
  component: Pick<Component, 'facts'> & ListedComponent,
  context: StandingContext,
): string {
  const { facts, ingredients_complete_at: completeAt } = component;
  const present = facts.allergens.filter(({ presence }) => presence === 'present');
  const names = formatList(wordsInGroups(present.map(({ allergen }) => allergen)));
  if (present.length > 0) return t('Contains {what}', { what: names });
  if (isOwnListCurrent(component, context)) return t('List confirmed as complete');
  return completeAt === null
    ? t('Nobody has said all that is in it.')
    : t('That its list is complete counts no longer: confirm it again.');
}
