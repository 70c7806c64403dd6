import type { MenuTask } from '@clearplate/domain/facts/contradictions';
import { formatList, t, tCount } from '../../translations/t.ts';
import { wordOfAllergen } from './allergen-words.ts';

/** One sentence quotes at most this many words. */
const quotesSaid = 3;

const quote = (words: readonly string[]): string => formatList(words.slice(0, quotesSaid).map((word) => `“${word}”`));

/** Returns text such as "“ghee” is milk" or "“naan” usually has milk". */
export function describeWords({ allergen, words, sure }: MenuTask): string {
  const slots = { words: quote(words), what: wordOfAllergen(allergen) };
  return sure
    ? tCount(words.length, '{words} means {what}', '{words} mean {what}', slots)
    : tCount(words.length, '{words} usually has {what}', '{words} usually have {what}', slots);
}

/** Describes a statement that the dish's own words contradict: "“ghee” means milk, but milk is stated absent." */
export function describeContradiction(task: MenuTask): string {
  const { allergen, words, declared } = task;
  const against =
    words.length > 0
      ? describeWords(task)
      : t('It is stated to contain {what}', { what: formatList(declared.map(wordOfAllergen)) });
  return t('{against}, but {what} is stated absent.', { against, what: wordOfAllergen(allergen) });
}
