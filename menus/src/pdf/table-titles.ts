import type { Band } from './find-bands.ts';
import type { Phrase } from './phrases.ts';

/** A short line just above the headings may name the section. */
export function titleAbove(band: Band, phrases: readonly Phrase[]): string | undefined {
  const size = band.phrases[0]?.size ?? 8;
  const near = phrases.filter(
    (phrase) => phrase.turn === 0 && phrase.bottom <= band.top + 2 && phrase.bottom > band.top - size * 3,
  );
  const [only] = near.length === 1 ? near : [];
  return only !== undefined && only.text.length < 40 && !/[.=:]|contain/i.test(only.text) ? only.text : undefined;
}

/** Returns where the region of a table begins: with its title. Without a table it never begins. */
export function titleTop(band: Band | undefined, phrases: readonly Phrase[]): number {
  if (!band) return Infinity;
  const title = titleAbove(band, phrases);
  const own =
    title === undefined
      ? undefined
      : phrases.findLast((phrase) => phrase.text === title && phrase.bottom <= band.top + 2);
  return own ? own.top - 1 : band.top - 1;
}
