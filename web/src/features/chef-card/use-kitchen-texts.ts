import { useQuery } from '@tanstack/react-query';
import type { CardTexts } from '../../translations/chef-card.ts';
import { es } from '../../translations/chef-card/es.ts';
import { es as spanishTerms } from '../../translations/allergen-terms/es.ts';
import { isFirstLanguage, type Language } from '../../translations/languages.ts';

export interface CardTextsQuery {
  readonly status: 'pending' | 'error' | 'success';
  readonly value: CardTexts | undefined;
}

const spanish: CardTexts = { words: es, allergens: spanishTerms };

/**
 * Returns what a kitchen reads below the English, so nothing if it reads English. Most languages load lazily, with
 * their fonts, when they are chosen.
 */
export function useKitchenTexts(language: Language): CardTextsQuery {
  const others = useQuery({
    queryKey: ['cardTexts'],
    queryFn: async () => (await import('./other-texts.ts')).otherCardTexts,
    enabled: !isFirstLanguage(language),
    staleTime: Infinity,
  });
  if (isFirstLanguage(language)) return { status: 'success', value: language === 'es' ? spanish : undefined };
  return { status: others.status, value: others.data?.[language] };
}
