import type { MenuQuestion } from '@clearplate/domain/verdict/menu-questions';
import type { CardTexts } from '../../translations/chef-card.ts';

/** Returns a question as a kitchen reads it, or `undefined` for one that has no words in other languages. */
export function describeForKitchen(
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
    default:
      return undefined;
  }
}
