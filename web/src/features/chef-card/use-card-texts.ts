import { later, useLater, type Later } from '../../shared/lib/later.tsx';
import { cardTexts, type CardTexts } from '../../translations/chef-card.ts';
import { isFirstLanguage, type Language } from '../../translations/languages.ts';

const others = later(async () => (await import('./other-texts.ts')).otherCardTexts);

export interface CardTextsQuery {
  readonly status: ReturnType<Later<unknown>['status']>;
  readonly value: CardTexts | undefined;
}

/** What the card is written with in a language. */
export function useCardTexts(language: Language): CardTextsQuery {
  const other = useLater(others, !isFirstLanguage(language));
  if (isFirstLanguage(language)) return { status: 'ready', value: cardTexts[language] };
  return { status: other.status, value: other.value?.[language] };
}
