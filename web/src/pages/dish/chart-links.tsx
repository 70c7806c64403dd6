import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { formatDate } from '@clearplate/domain/facts/instants';
import { webAddress } from '../../shared/lib/web-address.ts';
import { t } from '../../translations/t.ts';

/** Links to each document that the chain's statements about a dish come from, with its date. */
export function ChartLinks({ facts }: { facts: DishFacts }) {
  const days = new Map<string, string>();
  for (const { evidence } of facts.allergens)
    for (const one of evidence) {
      const url = one.kind === 'declared' && one.source === 'published' ? webAddress(one.address ?? null) : undefined;
      if (url && 'at' in one && (one.at ?? '') >= (days.get(url.href) ?? '')) days.set(url.href, one.at ?? '');
    }
  return [...days].map(([href, at]) => (
    <p key={href}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {at === '' ? t('The chain’s chart') : t('The chain’s chart, {day}', { day: formatDate(at, t) })}
        <span className="visually-hidden"> {t('(opens in a new tab)')}</span>
      </a>
    </p>
  ));
}
