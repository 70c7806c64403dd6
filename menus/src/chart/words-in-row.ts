import { ancestorsOf, descendantsOf, type AllergenId } from '@clearplate/domain/facts/allergens';
import { assessText } from '@clearplate/domain/reading/assess-text';
import { readText } from '@clearplate/domain/reading/parse-ingredients';
import { readAllergenName } from '../claims/allergen-words.ts';
import type { Claim, Doubt, Where } from '../draft.ts';

/** Returns what a note warns of for all dishes ("share a fryer with egg"), with the groups of each allergen. */
export const allergensInNote = (text: string): readonly AllergenId[] => [
  ...new Set(
    readText(text).findings.flatMap(({ implies }) =>
      implies
        .filter(({ certainty }) => certainty === 'always')
        .flatMap(({ allergen }) => [allergen, ...ancestorsOf(allergen)]),
    ),
  ),
];

const known = new Map<string, readonly AllergenId[]>();
const mostKnown = 5000;

/** Returns the allergens in a text's words, each with its groups. */
function foundIn(text: string, isName: boolean): readonly AllergenId[] {
  const key = `${isName ? 'name' : 'list'} ${text}`;
  const before = known.get(key);
  if (before) return before;
  if (known.size >= mostKnown) known.clear();
  // A "cake" may be without egg, but "cheese" isn't without milk.
  const named = isName
    ? readText(text).findings.flatMap(({ trace, implies }) =>
        trace ? [] : implies.filter(({ certainty }) => certainty === 'always'),
      )
    : assessText([text]).contains;
  // "Egg roll" says egg, whatever such rolls usually have.
  const words = isName && !/\b(?:free|non|no|not|without|vegan|plant)\b/i.test(text) ? text.split(/[^\p{L}]+/u) : [];
  const said = words.flatMap((word) => readAllergenName(word)?.denies ?? []);
  const found = [
    ...new Set([...named.map(({ allergen }) => allergen), ...said].flatMap((id) => [id, ...ancestorsOf(id)])),
  ];
  known.set(key, found);
  return found;
}

/** Returns the allergens that a text's words name, with their groups. */
export const allergensSaid = (text: string): readonly AllergenId[] =>
  text
    .split(/[^\p{L}]+/u)
    .flatMap((word) => (word.length < 3 ? [] : (readAllergenName(word)?.warns ?? [])))
    .flatMap(({ allergen }) => [allergen, ...ancestorsOf(allergen)]);

/** Returns what the words of a sentence name or contain, with its groups. */
export const allergensInWords = (text: string): readonly AllergenId[] => [
  ...new Set([...allergensSaid(text), ...foundIn(text, true)]),
];

/** Returns what words such as "fried in peanut oil" warn of: the members where they name them. */
export const allergensNamedIn = (text: string): readonly AllergenId[] =>
  allergensInWords(text).filter((id, _, all) => !all.some((other) => ancestorsOf(other).includes(id)));

/** Returns what a mark warns of if its heading isn't an allergen's name: "Butter", "Egg white", "Milk protein". */
export const allergensInHeading = (text: string): readonly AllergenId[] =>
  text.length > 40
    ? []
    : foundIn(text, true).filter((id, _, all) => !all.some((other) => ancestorsOf(other).includes(id)));

/** Returns what the file denies although its own words about the dish contain it. Nobody knows which is right. */
export function withoutContradicted(
  claims: readonly Claim[],
  texts: readonly { readonly text: string; readonly isName: boolean }[],
  where: Where,
): { readonly claims: readonly Claim[]; readonly doubts: readonly Doubt[] } {
  if (!claims.some(({ level }) => level === 'absent')) return { claims, doubts: [] };
  const found = new Map(
    texts.flatMap(({ text, isName }) =>
      text === '' ? [] : foundIn(text.slice(0, 2000), isName).map((id) => [id, text] as const),
    ),
  );
  const isContradicted = ({ level, allergen }: Claim) => level === 'absent' && found.has(allergen);
  return {
    claims: claims.filter((claim) => !isContradicted(claim)),
    doubts: claims.filter(isContradicted).map(({ allergen, words }) => ({
      about: 'claim',
      says: `The file denies ${allergen} ("${words}"), and what it says of the dish may have it: “${(found.get(allergen) ?? '').slice(0, 100)}”.`,
      where,
    })),
  };
}

/**
 * Drops the denials of all that is related to what a code or a word at a dish's name warns of: "gluten free option"
 * leaves no member of the group denied.
 */
export function withoutRelatives(claims: readonly Claim[], warned: readonly AllergenId[]): readonly Claim[] {
  const open = new Set(warned.flatMap((id) => [id, ...descendantsOf(id), ...ancestorsOf(id)]));
  // With almonds in it a dish isn't without tree nuts.
  for (const { level, allergen } of claims)
    if (level !== 'absent') for (const id of ancestorsOf(allergen)) open.add(id);
  return claims.filter(({ level, allergen }) => level !== 'absent' || !open.has(allergen));
}
