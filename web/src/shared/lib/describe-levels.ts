import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { wordOfAllergen } from './allergen-words.ts';

/** Returns a text for each level that something is stated of, in the order of `texts`, with the words of its allergens. */
export function describeLevels<Level extends string>(
  statements: readonly { readonly allergen: AllergenId; readonly level: Level }[],
  texts: Readonly<Partial<Record<Level, (words: readonly string[]) => string>>>,
): readonly string[] {
  return (Object.keys(texts) as Level[]).flatMap((level) => {
    const words = statements.filter((one) => one.level === level).map(({ allergen }) => wordOfAllergen(allergen));
    return words.length > 0 ? (texts[level]?.(words) ?? []) : [];
  });
}
