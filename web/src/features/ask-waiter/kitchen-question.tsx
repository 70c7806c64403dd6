import type { MenuQuestion } from '@clearplate/domain/verdict/menu-questions';
import type { CardTexts } from '../../translations/chef-card.ts';
import { languages, type Language } from '../../translations/languages.ts';
import { spokenLanguage } from '../../translations/t.ts';

/** Returns a question as a kitchen reads it, or `undefined` for one that has no words in other languages. */
function describeForKitchen(
  { question, named }: Pick<MenuQuestion<unknown>, 'question' | 'named'>,
  { words, allergens }: CardTexts,
): string | undefined {
  const foods = named.map((one) => (one.kind === 'allergen' ? allergens.terms[one.allergen].term : one.name));
  const said = [...new Set(foods)].join(words.asks.or);
  switch (question.kind) {
    case 'whether':
      return words.asks.whether(said);
    case 'shared_equipment':
      return words.asks.traces(said);
    case 'may_contain':
      return words.asks.keepOut(said);
    // The part is called as the menu calls it.
    case 'what_is_in':
      return said === '' ? undefined : words.asks.isIn(said, question.words);
    default:
      return undefined;
  }
}

/** The language of a kitchen, and its texts once they are here. */
export interface KitchenTongue {
  readonly language: Language;
  readonly texts: CardTexts | undefined;
}

interface InKitchenProps {
  question: Pick<MenuQuestion<unknown>, 'question' | 'named'>;
  kitchen: KitchenTongue;
}

/** Shows a question in the kitchen's language, unless it stands there already. */
export function InKitchen({ question, kitchen: { language, texts } }: InKitchenProps) {
  const isThere = language === 'en' || language === spokenLanguage();
  const said = isThere || texts === undefined ? undefined : describeForKitchen(question, texts);
  if (said === undefined) return null;
  return (
    <p className="question__kitchen" lang={languages[language].tag}>
      {said}
    </p>
  );
}
