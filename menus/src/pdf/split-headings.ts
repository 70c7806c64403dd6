import { readHeading } from '../chart/headings.ts';
import type { Legend } from '../claims/legend.ts';
import { middleX } from './geometry.ts';
import type { Phrase } from './phrases.ts';

const words: Readonly<Record<string, string>> = { contains: 'Contains', may_contain: 'May contain' };

const isOnLine = (one: Phrase, other: Phrase): boolean => Math.abs(one.bottom - other.bottom) < one.size * 0.3;

/**
 * "C" and "MC" below each allergen, which the legend explains as "contains" and "may contain", in full: they are the
 * headings of two columns for each. Marks of a dish don't come again in the same order below each of the allergens.
 */
export function splitHeadings(phrases: readonly Phrase[], { marks }: Legend): readonly Phrase[] {
  const meant = ({ text, turn }: Phrase): string | undefined =>
    turn === 0 ? words[marks.get(text.trim().toLowerCase()) ?? ''] : undefined;
  const first = phrases.find((phrase) => meant(phrase) !== undefined && phrase.text.trim().length < 4);
  if (!first) return phrases;
  const line = phrases
    .filter((phrase) => phrase.turn === 0 && isOnLine(first, phrase))
    .toSorted((one, other) => one.left - other.left);
  const above = phrases.filter(
    (phrase) =>
      phrase.turn === 0 &&
      phrase.bottom <= first.top + 2 &&
      phrase.bottom > first.top - first.size * 2 &&
      readHeading(phrase.text)?.kind === 'allergen',
  );
  const each = line.length / above.length;
  const codes = line.slice(0, each).map(({ text }) => text);
  const isRepeated = line.every(({ text }, at) => text === codes[at % each]) && new Set(codes).size === each;
  const isBelow = above
    .toSorted((one, other) => one.left - other.left)
    .every((heading, at) => {
      const own = line.slice(at * each, (at + 1) * each);
      return (own[0]?.left ?? Infinity) < middleX(heading) && (own.at(-1)?.right ?? -Infinity) > middleX(heading);
    });
  const isSplit = above.length > 1 && each === 2 && isRepeated && isBelow && line.every((phrase) => meant(phrase));
  return isSplit
    ? phrases.map((phrase) => (line.includes(phrase) ? { ...phrase, text: meant(phrase) ?? phrase.text } : phrase))
    : phrases;
}
