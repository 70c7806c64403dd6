import { readAllergenName } from '../claims/allergen-words.ts';
import { saysOtherWay } from '../claims/changeable.ts';
import { keyIn, type Code, type Legend } from '../claims/legend.ts';
import { anyNoteSign, noteSigns, raisedFigures, raisedLetters } from '../claims/raised.ts';
import type { Claim, Doubt, Where } from '../draft.ts';

const knownCode = (name: string, level: Code['level']): Code | undefined => {
  const named = readAllergenName(name);
  return named && { named, level };
};

/** Lists codes that menus use without an explanation. Diet labels are known, and say nothing about an allergen. */
const usual = new Map<string, Code | undefined>([
  ['gf', knownCode('gluten', 'absent')],
  ['df', knownCode('milk', 'absent')],
  ['nf', undefined],
  ...[
    'v',
    've',
    'vg',
    'vgn',
    'vegan',
    'vegetarian',
    'veg',
    'halal',
    'h',
    'k',
    'kosher',
    'spicy',
    'hot',
    'new',
    'vo',
  ].map((name) => [name, undefined] as const),
]);

/** Lists the codes of options such as "gluten free option". The dish contains the allergen as it comes. */
const options: readonly (readonly [string, string, string])[] = [
  ['gfo', 'gluten', 'gluten free option'],
  ['dfo', 'milk', 'dairy free option'],
];
for (const [code, name, says] of options) {
  const named = readAllergenName(name);
  if (named) usual.set(code, { named, level: 'may_contain', changeable: says });
}

interface Read {
  readonly name: string;
  readonly claims: readonly Claim[];
  readonly doubts: readonly Doubt[];
  /** Holds signs of footnotes and explanations, which are no codes. */
  readonly noted: readonly string[];
}

/** Matches words that say that a code doesn't hold for the dish as it comes. */
const narrowing =
  /\b(?:not|non|never|cannot|if|without|except|unless|made|ask\w*|requests?|requested|options?|optional|available|avail|swap\w*|sub|subs|substitut\w*|replac\w*|instead|upgrade|extra|add|hold|only|when|can be|may be|could be|[\p{L}]+n['’]t)\b/iu;
/** Matches words that lead on to a code, which is then part of a sentence: "bun for GF". */
const leadsOn =
  /\b(?:no|for|with|be|is|are|to|the|an?|and|or|of|on|in|as|by|our|your|any|all|choose|order|get|have|has|do|go)[\s,.;:–—|·-]*$/i;
const signBehind = new RegExp(`(?:${anyNoteSign}|\\+)+$`, 'u');
const anySign = new RegExp(`[${noteSigns}${raisedFigures}${raisedLetters}]`, 'u');

/**
 * Returns whether anything in the menu's text about a dish may narrow what its codes deny: a footnote's sign, "on
 * request".
 */
export const mayNarrow = (text: string): boolean => anySign.test(text) || narrowing.test(text);

/** Returns whether a code is by itself: in brackets, or after a sentence or a comma. */
const standsAlone = (before: string, isLoose: boolean): boolean =>
  (!isLoose || /[.,;|·–—]\s*$/u.test(before)) && !leadsOn.test(before);

/** Returns the doubt about a code that says what a dish is free from, and isn't accepted as such. */
export const toConfirm = (where: Where): Doubt => ({
  about: 'claim',
  says: 'A code says that it is free of something, and nothing makes that sure: to be confirmed.',
  where,
});

const diet =
  /^\W*(?:suitable for |a )?(?:vegans?|vegetarians?|halal|kosher|plant[- ]based|spicy|hot|new)(?: (?:dish(?:es)?|items?))?[\s.,;]*$/i;

/** Lists the usual codes that deny. */
export const freeCodes = [...usual].flatMap(([code, meaning]) => (meaning?.level === 'absent' ? [code] : []));

const group = /[\s]*[([]\s*([^()[\]]{1,40})\s*[)\]]\s*$/u;
const loose = /\s+((?:[A-Z]{1,3}|\d{1,2})(?:\s*[,/·|]\s*(?:[A-Z]{1,3}|\d{1,2})|\s+(?:[A-Z]{2,3}))*)\s*$/u;
const signs = new RegExp(String.raw`\s*(${anyNoteSign})\s*$`, 'u');

const tokens = (text: string): string[] => text.split(/[\s,/·|&+]+/).filter((each) => each !== '');

/** Returns a token that is explained, also without the sign of a footnote behind it: "G*". */
function explainedIn(token: string, legend: Legend): string[] {
  const isExplained = (each: string) =>
    legend.codes.has(each) || legend.marks.has(each) || legend.footnotes.has(each) || usual.has(each);
  const bare = token.replace(signBehind, '');
  if (isExplained(token)) return [token];
  return bare !== token && isExplained(bare) ? [bare] : [];
}

/** Returns what a warning code says. */
const warningsOf = ({ named, level }: Code, words: string, where: Where): Claim[] =>
  level === 'absent'
    ? []
    : named.warns.map(({ allergen, sure }) => ({ allergen, level: sure ? level : 'may_contain', words, where }));

/** Takes the codes off the end of a dish's name: "(V, GF)", "1,3,7", "*". */
export function readCodes(text: string, legend: Legend, where: Where): Read {
  const claims: Claim[] = [];
  const doubts: Doubt[] = [];
  const noted: string[] = [];
  let name = text.trim();
  /** Holds brackets at the end that are no codes, "(Large)", behind which codes may stand. */
  let behind = '';
  // A code that the file explains itself doesn't have the usual meaning.
  const isOpen = (token: string) => legend.marks.has(token) || legend.unclear.has(token);
  const usualCode = (token: string) => (isOpen(token) || legend.footnotes.has(token) ? undefined : usual.get(token));
  let isNarrowed = mayNarrow(text);
  for (let turn = 0; turn < 4; turn += 1) {
    const match = group.exec(name) ?? signs.exec(name) ?? loose.exec(name);
    if (!match || match.index === 0) break;
    const written = tokens(match[1] ?? '').map((each) => keyIn(legend, each));
    const isLoose = !/^\s*[([]/.test(match[0]);
    const found = written.flatMap((each) => explainedIn(each, legend));
    const isWhole = found.length === written.length;
    const isName =
      isLoose && found.every((each) => !legend.codes.has(each) && !legend.footnotes.has(each) && each.length < 2);
    if (isName || (isLoose && !isWhole)) break;
    // An unknown text next to a code may narrow it.
    isNarrowed ||= !isWhole;
    if (found.length === 0) {
      behind = `${match[0]}${behind}`;
      name = name.slice(0, match.index);
      continue;
    }
    if (!isWhole) doubts.push({ about: 'claim', says: `Not understood: "${match[0].trim()}".`, where });
    for (const token of found) {
      const code = legend.codes.get(token) ?? usualCode(token);
      const footnote = legend.footnotes.get(token);
      if (!code && (footnote !== undefined || isOpen(token))) {
        noted.push(token);
        isNarrowed ||= !diet.test(footnote ?? '');
      }
      if (code) {
        const { denies } = code.named;
        if (code.changeable !== undefined) doubts.push({ about: 'claim', says: saysOtherWay(code.changeable), where });
        claims.push(...warningsOf(code, match[0].trim(), where));
        if (code.level === 'absent' && denies !== undefined) {
          // A code that is explained in two ways has neither meaning.
          const isPlain = !isOpen(token) && standsAlone(name.slice(0, match.index), isLoose);
          if (isPlain) claims.push({ allergen: denies, level: 'absent', words: match[0].trim(), where });
          else doubts.push(toConfirm(where));
        }
      } else if (footnote !== undefined)
        doubts.push({ about: 'claim', says: `A footnote: ${footnote.slice(0, 200)}`, where });
    }
    name = name.slice(0, match.index).trim();
  }
  const kept = isNarrowed ? claims.filter(({ level }) => level !== 'absent') : claims;
  if (kept.length < claims.length) doubts.push(toConfirm(where));
  return { name: `${name}${behind}`, claims: kept, doubts, noted };
}
