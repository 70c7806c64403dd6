import { useQuery } from '@tanstack/react-query';
import { cardTexts, type CardTexts } from '../../translations/chef-card.ts';
import { isFirstLanguage, type Language } from '../../translations/languages.ts';

export interface CardTextsQuery {
  readonly status: 'pending' | 'error' | 'success';
  readonly value: CardTexts | undefined;
}

/** What the card is written with in a language. Most of them come, with their letters, when they are chosen. */
export function useCardTexts(language: Language): CardTextsQuery {
  const isFirst = isFirstLanguage(language);
  const others = useQuery({
    queryKey: ['cardTexts'],
    queryFn: async () => (await import('./other-texts.ts')).otherCardTexts,
    enabled: !isFirst,
    staleTime: Infinity,
    networkMode: 'always',
  });
  if (isFirst) return { status: 'success', value: cardTexts[language] };
  return { status: others.status, value: others.data?.[language] };
}
