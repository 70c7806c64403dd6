import { allergens, descendantsOf, type AllergenId } from '@clearplate/domain/facts/allergens';
import { allergensNamed } from '@clearplate/domain/reading/allergens-named';
import { wholeAllergenNamed } from '@clearplate/domain/reading/whole-names';
import { allNoteSigns } from './raised.ts';

export interface Warned {
  readonly allergen: AllergenId;
  /** Is `false` for what a vague word may also mean: molluscs for "shellfish". */
  readonly sure: boolean;
}

/** Holds the allergens that a heading or a word of a list names. */
export interface NamedAllergens {
  readonly warns: readonly Warned[];
  /** Is the allergen that a "no" below it would deny; a part, a vague word or a merged heading has none. */
  readonly denies?: AllergenId | undefined;
  /** Says whether it names several: "wheat/gluten". It warns of all and denies none. */
  readonly merged: boolean;
}

/** Returns a text for display: without control characters and direction marks, with full-width letters replaced. */
export const clean = (text: string): string =>
  text
    .replaceAll(/[\uFF01-\uFF5E]/gu, (wide) => wide.normalize('NFKC'))
    .replaceAll(/[\u00AD\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|\uFE0E|\uFE0F/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Returns a text for reading: composed, with superscripts and other forms of a character replaced. */
export const plain = (text: string): string => clean(text.normalize('NFKC'));

const fillers =
  /\b(?:allergens?|allergy|products?|derivatives?|derived|ingredients?|based|containing|contains?|present|of|its|their|thereof|the|all|any|added|other|type|incl(?:uding|\.)?|includes?|e\.?g\.?|such as)\b/gi;

const amounts = /[<>≥≤]?\s*\d+(?:\.\d+)?\s*(?:mg|ppm|%)(?:\s*\/\s*(?:kg|l))?/gi;

const tidy = (text: string): string =>
  plain(text.replaceAll(allNoteSigns, ' ').replaceAll(amounts, ' ').replaceAll(fillers, ' '));

/** Lists further names: "sulphur dioxide" and its like, which the lexicon knows as additives. */
const more: readonly (readonly [RegExp, AllergenId])[] = [
  [/^(?:sulph?(?:ur|fur)? ?dioxide|so2|sul(?:ph|f)it(?:e|ing)s?(?: agents?)?)$/i, 'sulphites'],
  [/^cereals?(?: with)? gluten$|^gluten cereals?$/i, 'gluten'],
  [/^mollusca?n?s? ?(?:shellfish)?$|^mollus[ck]s?$/i, 'molluscs'],
  [/^crustacea?n?s? ?(?:shellfish)?$|^crustaceous$/i, 'crustacean-shellfish'],
  [/^lupins?$|^lupines?$/i, 'lupin'],
  [/^soya? ?(?:beans?)?$/i, 'soybeans'],
  [/^tree ?-?nuts?$/i, 'tree-nuts'],
  [/^pea ?-?nuts?$/i, 'peanuts'],
  [/^sesame(?: seeds?)?$/i, 'sesame'],
];

/** Lists headings of French and Spanish charts. We don't know all words that reverse such a name, so it only warns. */
const foreign: readonly (readonly [RegExp, AllergenId])[] = [
  [/^(?:laits?|leche|l[aá]cteos)$/i, 'milk'],
  [/^(?:(?:œ|oe)ufs?|huevos?)$/i, 'eggs'],
  [/^(?:poissons?|pescados?)$/i, 'fish'],
  [/^(?:arachides?|cacahu[eè]tes?|cacahuates?|man[ií])$/i, 'peanuts'],
  [/^(?:fruits? [aà] coques?|frutos de c[aá]scara)$/i, 'tree-nuts'],
  [/^soja$/i, 'soybeans'],
  [/^(?:bl[eé]|trigo)$/i, 'wheat'],
  [/^(?:crustac[eé]s?|crust[aá]ceos)$/i, 'crustacean-shellfish'],
  [/^(?:mollusques?|moluscos)$/i, 'molluscs'],
  [/^(?:c[eé]leri|apio)$/i, 'celery'],
  [/^(?:moutarde|mostaza)$/i, 'mustard'],
  [/^(?:sésame|s[eé]samo|ajonjol[ií])$/i, 'sesame'],
  [/^(?:sulfitos?|anhydride sulfureux)$/i, 'sulphites'],
  [/^altramu(?:z|ces)$/i, 'lupin'],
];

const foreignNamed = (words: string): AllergenId | undefined => foreign.find(([pattern]) => pattern.test(words))?.[1];

/**
 * Returns whether a text contains an allergen's name in another language. We may not understand the words around it.
 */
export function hasForeignName(text: string): boolean {
  const words = tidy(text.replaceAll(/[()]/g, ' '));
  return [words, ...words.split(/[\s/,]+/)].some((each) => foreignNamed(each) !== undefined);
}

interface Part {
  readonly warns: readonly Warned[];
  readonly whole?: AllergenId | undefined;
}

function readPart(text: string): Part | undefined {
  const words = tidy(text);
  if (words === '' || words.length > 60) return undefined;
  const other = foreignNamed(words);
  if (other !== undefined) return { warns: [{ allergen: other, sure: true }] };
  const known = more.find(([pattern]) => pattern.test(words))?.[1];
  const whole = known ?? wholeAllergenNamed(words);
  if (whole !== undefined) {
    // "Sesame seeds" names a form of it, so the heading warns and denies nothing.
    const denies = known === undefined || wholeAllergenNamed(words) === known || !/seeds?/i.test(words);
    return { warns: [{ allergen: whole, sure: true }], whole: denies ? whole : undefined };
  }
  // Lactose is a part of milk. Its presence warns of milk, but its absence says nothing about the rest.
  if (/^lactose$/i.test(words)) return { warns: [{ allergen: 'milk', sure: true }] };
  const named = allergensNamed(words);
  if (named.length > 0) return { warns: named.map(({ allergen, sure }) => ({ allergen, sure })) };
  const meant = misspelt(words);
  return meant === undefined ? undefined : { warns: [{ allergen: meant, sure: true }] };
}

/** Lists names that are long enough for a word one letter away to be certainly a misspelling. */
const longNames = allergens
  .filter(({ group }) => group !== 'finer')
  .flatMap(({ id, name, word }) =>
    [name, word].filter((each) => each.length > 5).map((each) => [each.toLowerCase(), id] as const),
  );

function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return (
    left.length + right.length > 0 &&
    (Math.max(left.length, right.length) < 2 || (left.length === 2 && left[0] === right[1] && left[1] === right[0]))
  );
}

/** "Seasame" warns of sesame, and denies nothing. */
function misspelt(words: string): AllergenId | undefined {
  const low = words.toLowerCase();
  return low.length > 4 ? longNames.find(([name]) => isOneSlip(low, name))?.[1] : undefined;
}

const splitter = /\s*(?:[/,;|+&\n]|\band\b|\bor\b|\s[-–—]\s)\s*/i;

const union = (parts: readonly Part[]): Warned[] => {
  const sure = new Map<AllergenId, boolean>();
  for (const { warns } of parts)
    for (const one of warns) sure.set(one.allergen, (sure.get(one.allergen) ?? false) || one.sure);
  return [...sure].map(([allergen, isSure]) => ({ allergen, sure: isSure }));
};

function readParts(text: string): Part[] | undefined {
  const parts: Part[] = [];
  for (const part of text.split(splitter)) {
    if (tidy(part) === '') continue;
    const read = readPart(part);
    if (!read) return undefined;
    parts.push(read);
  }
  return parts.length === 0 ? undefined : parts;
}

/** Members in brackets say what the family is: "tree nuts (almond, walnut)". Others make the heading a merged one. */
function isMemberOf(inside: Warned, outside: readonly Warned[]): boolean {
  return outside.some(
    ({ allergen }) => allergen === inside.allergen || descendantsOf(allergen).includes(inside.allergen),
  );
}

/**
 * Returns whether a bracket may stand beside a denial: it holds nothing, a code, the same again ("soy (soya)") or a
 * list of members. "Soy (not oil)" and "milk (casein)" are of a part.
 */
function keepsWhole(inside: string, whole: AllergenId, named: readonly Warned[]): boolean {
  const words = plain(inside);
  if (tidy(words) === '' || (/^(?:\p{L}{1,2}|\d{1,2})$/u.test(words) && !/^(?:\p{L}f|no)$/iu.test(words))) return true;
  const members = readParts(words) ?? [];
  const isSame = members.length === 1 && members[0]?.whole === whole;
  const areMembers = members.length > 1 && members.every((each) => each.whole !== undefined);
  return isSame || (areMembers && union(members).every((each) => isMemberOf(each, named)));
}

/** Returns the allergens that a heading or an entry of a list names, or `undefined` if it names anything else. */
export function readAllergenName(text: string): NamedAllergens | undefined {
  const words = plain(text.replaceAll(amounts, ' ').replaceAll(allNoteSigns, ' '));
  if (words === '' || words.length > 200) return undefined;
  const inside = [...words.matchAll(/\(([^()]*)\)/g)].map(([, each]) => each ?? '');
  const outside = words.replaceAll(/\([^()]*\)/g, ' ').trim();
  // Nothing stands outside the brackets of "(milk)".
  if (tidy(outside) === '') return inside.length === 1 ? readAllergenName(inside[0] ?? '') : undefined;
  // "Wheat/gluten" is two, "wheat gluten" a part of wheat: separators come first.
  const whole = readPart(outside);
  const parts = readParts(outside) ?? (whole && [whole]);
  if (!parts) return undefined;
  const named = union(parts);
  const extra = inside.flatMap((each) => union(readParts(each) ?? [])).filter((one) => !isMemberOf(one, named));
  const warns = union([{ warns: named }, { warns: extra }]);
  const allergens = new Set(parts.map((part) => part.whole));
  const merged = extra.length > 0 || new Set(named.map(({ allergen }) => allergen)).size > 1;
  const [denies] = allergens;
  const isWhole = denies !== undefined && inside.every((each) => keepsWhole(each, denies, named));
  return { warns, denies: merged || allergens.size !== 1 || !isWhole ? undefined : denies, merged };
}
