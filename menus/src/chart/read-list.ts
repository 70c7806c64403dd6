import { plain } from '../claims/allergen-words.ts';
import { keyIn, type Legend } from '../claims/legend.ts';
import { raisedFigures, raisedLetters } from '../claims/raised.ts';
import { readTextClaims } from '../claims/text-claims.ts';
import type { Claim, Doubt, Where } from '../draft.ts';

interface ReadCell {
  readonly claims: readonly Claim[];
  readonly doubts: readonly Doubt[];
}

/** "Milkᵃ" ends in a footnote's sign, which is no letter of the name. */
const afterName = new RegExp(String.raw`(?<=\p{L})[${raisedFigures}${raisedLetters}]+`, 'gu');

const looksLikeCode = (token: string): boolean => /^(?:\p{Lu}{1,3}|\d{1,2})$/u.test(token);

/** Reads "G, D, E" or "1 3 7": codes that the legend explains warn, even next to codes that it doesn't explain. */
function readCodeList(
  words: string,
  level: 'contains' | 'may_contain',
  where: Where,
  legend: Legend,
): ReadCell | undefined {
  const tokens = words.split(/[\s,;/·|&+()]+/).filter((each) => each !== '');
  const codes = tokens.map((token) => {
    const code = legend.codes.get(keyIn(legend, token));
    return code?.level === 'absent' ? undefined : code;
  });
  const open = tokens.filter((_, at) => codes[at] === undefined);
  if (open.length === tokens.length || (open.length > 0 && !tokens.every(looksLikeCode))) return undefined;
  const claims = codes.flatMap((code, at) =>
    (code?.named.warns ?? []).map(({ allergen, sure }): Claim => {
      const isSure = sure && level === 'contains' && code?.level === 'contains';
      return { allergen, level: isSure ? 'contains' : 'may_contain', words: tokens[at]?.toLowerCase() ?? '', where };
    }),
  );
  const says = `Not understood among the allergens: "${open.join(', ').slice(0, 200)}".`;
  return { claims, doubts: open.length === 0 ? [] : [{ about: 'claim', says, where }] };
}

/** Reads a cell of a column of lists: "Contains Milk, Soy. May contain nuts", the bare names, or a legend's codes. */
export function readList(text: string, level: 'contains' | 'may_contain', where: Where, legend: Legend): ReadCell {
  const words = plain(text.replaceAll(afterName, ''));
  // "N" is nuts where the legend says so.
  const coded = readCodeList(words, level, where, legend);
  if (coded) return coded;
  if (/^(?:n|no|none|nil|n\/a|-|–|—|no (?:known )?allergens?|none known)\.?$/i.test(words))
    return { claims: [], doubts: [] };
  const headed = /^(?:may|contains?|traces?)\b/i.test(words)
    ? words
    : `${level === 'contains' ? 'Contains' : 'May contain'}: ${words}`;
  const read = readTextClaims(headed, where);
  const rest = read.rest.replace(/^[\s.,;]+|[\s.,;]+$/g, '');
  if (rest === '') return read;
  return {
    claims: read.claims,
    doubts: [
      ...read.doubts,
      { about: 'claim', says: `Not understood among the allergens: "${rest.slice(0, 200)}".`, where },
    ],
  };
}
