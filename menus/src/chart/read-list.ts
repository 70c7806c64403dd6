import { plain } from '../claims/allergen-words.ts';
import type { Legend } from '../claims/legend.ts';
import { readTextClaims } from '../claims/text-claims.ts';
import type { Claim, Doubt, Where } from '../draft.ts';

interface ReadCell {
  readonly claims: readonly Claim[];
  readonly doubts: readonly Doubt[];
}

/** "G, D, E" or "1 3 7", where the legend explains every one of them. */
function readCodeList(
  words: string,
  level: 'contains' | 'may_contain',
  where: Where,
  legend: Legend,
): ReadCell | undefined {
  const tokens = words
    .split(/[\s,;/·|&+()]+/)
    .filter((each) => each !== '')
    .map((each) => each.toLowerCase());
  const codes = tokens.map((token) => legend.codes.get(token));
  if (tokens.length === 0 || codes.some((code) => code === undefined || code.level === 'absent')) return undefined;
  const claims = codes.flatMap((code, at) =>
    (code?.named.warns ?? []).map(({ allergen, sure }): Claim => {
      const isSure = sure && level === 'contains' && code?.level === 'contains';
      return { allergen, level: isSure ? 'contains' : 'may_contain', words: tokens[at] ?? '', where };
    }),
  );
  return { claims, doubts: [] };
}

/** A cell of a column of lists: "Contains Milk, Soy. May contain nuts", the bare names, or a legend's codes. */
export function readList(text: string, level: 'contains' | 'may_contain', where: Where, legend: Legend): ReadCell {
  const words = plain(text);
  if (/^(?:n|no|none|nil|n\/a|-|–|—|no (?:known )?allergens?|none known)\.?$/i.test(words))
    return { claims: [], doubts: [] };
  const coded = readCodeList(words, level, where, legend);
  if (coded) return coded;
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
