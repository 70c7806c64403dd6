import { readHeading } from '../chart/headings.ts';
import type { Legend } from '../claims/legend.ts';
import { middleX } from './geometry.ts';
import type { Phrase } from './phrases.ts';

const words: Readonly<Record<string, string>> = { contains: 'Contains', may_contain: 'May contain' };

const isOnLine = (one: Phrase, other: Phrase): boolean => Math.abs(one.bottom - other.bottom) < one.size * 0.3;

/**
 * Writes "C" and "MC" below each allergen, which the legend explains as "contains" and "may contain", in full: they are
 * the headings of two columns for each. Marks of a dish don't come again in the same order below each of the allergens.
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
  const parts = above
    .toSorted((one, other) => one.left - other.left)
    .map((heading, at) => ({ middle: middleX(heading), own: line.slice(at * each, (at + 1) * each) }));
  const isBelow = parts.every(
    ({ middle, own: [one, other] }) => one && other && one.left < middle && other.right > middle,
  );
  if (above.length < 2 || each !== 2 || !isRepeated || !isBelow || !line.every((phrase) => meant(phrase)))
    return phrases;
  // It is as wide as words would be, so that the allergen stands above both.
  const full = new Map(
    parts.flatMap(({ middle, own }) =>
      own.map((phrase, at) => {
        const text = meant(phrase) ?? phrase.text;
        return [phrase, { ...phrase, text, ...(at === 0 ? { right: middle } : { left: middle }) }] as const;
      }),
    ),
  );
  return phrases.map((phrase) => full.get(phrase) ?? phrase);
}
