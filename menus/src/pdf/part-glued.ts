import { readAllergenName } from '../claims/allergen-words.ts';
import { readHeading } from '../chart/headings.ts';
import type { Phrase } from './phrases.ts';

/**
 * Returns where a text that says nothing by itself parts into names of allergens: "PEANUTSSOY" after the seventh
 * letter.
 */
function partAt(text: string): number | undefined {
  for (let at = text.length - 3; at >= 3; at -= 1)
    // "Soymilk" is a word, "SOYMILK" and "SoyMilk" are two headings.
    if (/^\p{Lu}/u.test(text.slice(at)) && readAllergenName(text.slice(0, at))?.denies !== undefined) {
      const rest = text.slice(at).trim();
      if (readAllergenName(rest)?.denies !== undefined || partAt(rest) !== undefined) return at;
    }
  return undefined;
}

/** Parts headings that ran into their neighbours', so that each has its own column. */
export function partGlued(phrase: Phrase): Phrase[] {
  const { text, left, right, turn } = phrase;
  if (turn !== 0 || text.length < 6 || text.length > 60 || /[\s,;/&]/.test(text)) return [phrase];
  if (readHeading(text) !== undefined) return [phrase];
  const at = partAt(text);
  if (at === undefined) return [phrase];
  const middle = left + ((right - left) * at) / text.length;
  return [
    { ...phrase, text: text.slice(0, at), right: middle },
    ...partGlued({ ...phrase, text: text.slice(at), left: middle }),
  ];
}
