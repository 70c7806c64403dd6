import { useQuery } from '@tanstack/react-query';
import { cardTexts, type CardTexts } from '../../translations/chef-card.ts';
import { isFirstLanguage, type Language } from '../../translations/languages.ts';

export interface CardTextsQuery {
  readonly status: 'pending' | 'error' | 'success';
  readonly value: CardTexts | undefined;
}

/** Returns the card's texts in a language. Most languages load lazily, with their fonts, when they are chosen. */
export function useCardTexts(language: Language): CardTextsQuery {
  const isFirst = isFirstLanguage(language);
  const others = useQuery({
    queryKey: ['cardTexts'],
    queryFn: async () => (await import('./other-texts.ts')).otherCardTexts,
    enabled: !isFirst,
    staleTime: Infinity,
  });
  if (isFirst) return { status: 'success', value: cardTexts[language] };
  return { status: others.status, value: others.data?.[language] };
}
