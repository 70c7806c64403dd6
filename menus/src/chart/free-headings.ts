import { plain } from '../claims/allergen-words.ts';
import { takesBackCode } from '../claims/plain-denial.ts';

/** Lists the codes of charts that list what dishes are free from, and what a document usually means by them. */
const usualFree: readonly (readonly [code: string, full: string, entry: RegExp])[] = [
  ['GF', 'Gluten free', /\bGF\b\s*[)\]]?\s*(?:=|:|-|–|—|means|indicates)?\s*gluten[- ]?free\b/gi],
  ['DF', 'Dairy free', /\bDF\b\s*[)\]]?\s*(?:=|:|-|–|—|means|indicates)?\s*(?:dairy|milk)[- ]?free\b/gi],
  ['NF', 'Nut free', /\bNF\b\s*[)\]]?\s*(?:=|:|-|–|—|means|indicates)?\s*nut[- ]?free\b/gi],
];

/** Lists codes of diets beside them, which say nothing about an allergen. */
export const dietHeadings: ReadonlyMap<string, string> = new Map([
  ['V', 'Vegetarian'],
  ['VEG', 'Vegetarian'],
  ['VG', 'Vegan'],
  ['VE', 'Vegan'],
  ['VGN', 'Vegan'],
  ['K', 'Kosher'],
  ['H', 'Halal'],
]);

/** Returns whether a text gives a code any other meaning than the usual one. */
function isSpokenOf(text: string, code: string, entry: RegExp): boolean {
  const word = new RegExp(String.raw`\b${code}\b`, 'i');
  if (!word.test(text)) return false;
  for (const { 0: whole, index } of text.matchAll(entry)) {
    const after = text.slice(index + whole.length);
    // If more follows, the code has another meaning: "GF = gluten free option", "GF: gluten free (on request)".
    if (!/^\s*(?:$|[.,;|/·•]|[[(]?[A-Z]{1,3}\b)/u.test(after) || takesBackCode(after)) return true;
  }
  return word.test(text.replaceAll(entry, ' '));
}

/**
 * Returns the full headings of such codes, after the code: "GF: Gluten free". If the document explains one differently,
 * it gets the sign of a footnote, and denies nothing.
 */
export function freeHeadings(texts: Iterable<string>): ReadonlyMap<string, string> {
  const parts = [...texts].flatMap((text) => (text.length > 2000 ? [] : text.split(/\s{2,}|\n/).map(plain)));
  const own = new Set(parts);
  return new Map(
    usualFree
      .filter(([code]) => own.has(code))
      .map(([code, full, entry]) => {
        const isOther = parts.some(
          (part) => part !== code && !/[([]\s*\w{2}\s*[)\]]$/.test(part) && isSpokenOf(part, code, entry),
        );
        return [code, `${code}: ${full}${isOther ? '*' : ''}`];
      }),
  );
}
