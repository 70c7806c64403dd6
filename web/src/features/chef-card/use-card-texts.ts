import { cardTexts } from '../../translations/chef-card.ts';
import type { Language } from '../../translations/languages.ts';
import { useKitchenTexts, type CardTextsQuery } from './use-kitchen-texts.ts';

/** Returns the card's texts in a language, English among them. */
export function useCardTexts(language: Language): CardTextsQuery {
  const others = useKitchenTexts(language);
  return language === 'en' ? { status: 'success', value: cardTexts.en } : others;
}
