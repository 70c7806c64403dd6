import { plain } from '../claims/allergen-words.ts';
import { takesBackCode } from '../claims/plain-denial.ts';

/** As charts of what dishes are free of head their columns, and what a document usually means by it. */
const usualFree: readonly (readonly [code: string, full: string, entry: RegExp])[] = [
  ['GF', 'Gluten free', /\bGF\b\s*[)\]]?\s*(?:=|:|-|–|—|means|indicates)?\s*gluten[- ]?free\b/gi],
  ['DF', 'Dairy free', /\bDF\b\s*[)\]]?\s*(?:=|:|-|–|—|means|indicates)?\s*(?:dairy|milk)[- ]?free\b/gi],
  ['NF', 'Nut free', /\bNF\b\s*[)\]]?\s*(?:=|:|-|–|—|means|indicates)?\s*nut[- ]?free\b/gi],
];

/** Diets beside them, which say nothing of an allergen. */
export const dietHeadings: ReadonlyMap<string, string> = new Map([
  ['V', 'Vegetarian'],
  ['VEG', 'Vegetarian'],
  ['VG', 'Vegan'],
  ['VE', 'Vegan'],
  ['VGN', 'Vegan'],
  ['K', 'Kosher'],
  ['H', 'Halal'],
]);

/** Whether a text says anything of a code but that it means what it usually does. */
function isSpokenOf(text: string, code: string, entry: RegExp): boolean {
  const word = new RegExp(String.raw`\b${code}\b`, 'i');
  if (!word.test(text)) return false;
  for (const { 0: whole, index } of text.matchAll(entry)) {
    const after = text.slice(index + whole.length);
    // "GF = gluten free option", "GF: gluten free (on request)".
    if (!/^\s*(?:$|[.,;|/·•]|[[(]?[A-Z]{1,3}\b)/u.test(after) || takesBackCode(after)) return true;
  }
  return word.test(text.replaceAll(entry, ' '));
}

/**
 * Returns the headings that such codes stand for, in full behind the code: "GF: Gluten free". Where the document says anything else of one, it has the sign
 * of a footnote, and denies nothing.
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
