import { plain } from './allergen-words.ts';
import { meaningOf } from './meaning.ts';
import { takesBack } from './plain-denial.ts';

const sign = String.raw`(?:(?:(?!artificial)\w+ )?(?:marks?|symbols?|dots?|bullets?|circles?|ticks?|check ?marks?|checks?|cross(?:es)?|entry|entries|icons?|signs?|letters?|shading|colou?r|indicators?)|["'“‘(]?(?:[xX✓✔✗✘✕✖×☑☒√•●■◆★*†‡]|\p{So})["'”’)]?)(?![\w])`;
/** Excludes what belongs to a sign before it: "N = no   X = contains". */
const missing = String.raw`(?<![=:→–—-]\s*|\b(?:means?|indicates?)\s+)(?:\bno|\bwithout(?: an?y?| the)?|\b(?:absence|lack) of(?: an?y?| the)?|\bmissing)\s+`;

const emptyCells = new RegExp(
  String.raw`(?:\b(?:blanks?|empty|unmarked|unticked|unchecked|unshaded|uncolou?red)\b|(?:\bnot|n['’]t) (?:marked|ticked|checked|shaded|colou?red)\b|${missing}${sign})([^.\n]*)`,
  'giu',
);

const namesMissing = new RegExp(String.raw`${missing}(?:(?!artificial)\w+ )?["'“‘(]*$`, 'iu');
const isMissing = new RegExp(String.raw`${missing}["'“‘(]*$`, 'iu');

/**
 * Returns whether a text is about the absence of a sign: "no ✓ means", in words also "the absence of a black dot
 * indicates".
 */
export const isOfMissing = (text: string, at: number, inWords = false): boolean =>
  (inWords ? namesMissing : isMissing).test(text.slice(0, at));

/**
 * Returns whether the words before a sign, in the same clause, are about dishes that lack it: "Not marked with an X =
 * …".
 */
export function isOfLacking(text: string, at: number, from: number): boolean {
  const start = text.slice(0, at).search(/[^.;,|(]*$/);
  return (
    start >= from &&
    /\b(?:not|no|none|without|unless|absence|lack\w*|missing|never|neither)\b|n['’]t\b/i.test(text.slice(start, at))
  );
}

/** Matches the beginning of the next sign's explanation: "Blank = does not contain, M = may contain". */
const nextSign = /[\s,;|(]+["'“‘]?(?:[A-Z]{1,3}[*†‡]?|\p{So}|[✓✔✗✘✕✖×☑☒√•●○◐■□◆★*†‡])["'”’]?\s*[=:]/u;

/**
 * Returns whether the text says that an empty cell means the allergen's absence; `undefined` if it says nothing about
 * empty cells. Anything else that it says about them takes the denial back.
 */
export function saysEmptyDenies(text: string): boolean | undefined {
  let denies: boolean | undefined;
  const words = plain(text);
  for (const match of words.matchAll(emptyCells)) {
    // "Blank" itself isn't a denial, but "no mark" contains one, so only what follows counts.
    const [rest = ''] = (match[1] ?? '').replace(/^\s*(?:appears?|is (?:shown|given))\b/i, '').split(nextSign);
    if (rest.trim().length < 4) continue;
    const isHedged = /\b(?:necessarily|guarantee|unknown|may)\b|\b(?:not|n['’]t)\s+(?:mean|imply|indicate|say)/i.test(
      rest,
    );
    const isOpen = isHedged || takesBack(words.slice(match.index + match[0].length));
    denies = denies !== false && !isOpen && meaningOf(rest) === 'absent';
  }
  return denies;
}
