import type { AllergenId } from './allergens.ts';
import { isIdle } from './lexicon/idle-words.ts';
import { ingredientsByName, longestPhrase } from './lexicon/lexicon.ts';
import { tokensOf } from './normalise.ts';

/** Shorter words are one letter away from too many others. */
const shortest = 5;

/** Whose names are looked for beside those of the allergens themselves: what people write most, and misspell. */
const common: ReadonlySet<string> = new Set(
  tokensOf(`
    cheese butter cream yogurt mozzarella parmesan cheddar custard mayonnaise meringue tahini marzipan nutella praline
    edamame teriyaki salmon haddock anchovy sardine lobster scallop mussel oyster calamari noodle tortilla couscous
    semolina seitan worcestershire peanutbutter satay pesto hummus caramel chocolate
  `),
);

/** A word without one of its letters, in each way. */
function* shortened(word: string): Iterable<string> {
  for (let at = 0; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
}

/** Whether one edit leads from a word to another: a letter more, less, or another, or two neighbours changed. */
function isOneEdit(word: string, other: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  const [rest, otherRest] = [word.slice(start), other.slice(start)];
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  return (
    rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1) || isSwapped
  );
}

let index: ReadonlyMap<string, readonly string[]> | undefined;

/** The single words that are names of things with an allergen, by themselves and by each of their shortened forms. */
function readIndex(): ReadonlyMap<string, readonly string[]> {
  if (index !== undefined) return index;
  const found = new Map<string, string[]>();
  for (const [name, { implies, stands }] of ingredientsByName) {
    const isLookedFor = stands.length > 0 || common.has(name);
    if (!isLookedFor || !/^[a-z]+$/.test(name) || name.length < shortest) continue;
    if (![...implies.values()].includes('always')) continue;
    for (const form of [name, ...shortened(name)]) found.set(form, [...(found.get(form) ?? []), name]);
  }
  index = found;
  return found;
}

const known = new Map<string, readonly AllergenId[]>();

function allergensNear(token: string): readonly AllergenId[] {
  const names = readIndex();
  const near = [token, ...shortened(token)].flatMap((form) => names.get(form) ?? []);
  const implied = [...new Set(near)]
    .filter((name) => isOneEdit(token, name))
    .flatMap((name) => [...(ingredientsByName.get(name)?.implies ?? [])]);
  return [...new Set(implied.flatMap(([allergen, certainty]) => (certainty === 'always' ? [allergen] : [])))];
}

/** So many misspelled words are kept in mind. */
const knownAtMost = 20_000;

/** A word, as written, that is one edit away from the name of something with an allergen, and which allergens that has. */
export interface NearMiss {
  readonly word: string;
  readonly allergens: readonly AllergenId[];
}

/** The misspellings among words that nothing knows: "peanits" is one edit away from "peanuts". */
export function nearMisses(unread: readonly string[]): readonly NearMiss[] {
  return unread.flatMap((phrase) =>
    phrase.split(/[^\p{L}\p{M}\p{N}'’]+/u).flatMap((word): NearMiss[] => {
      const [token = '', ...more] = tokensOf(word);
      if (more.length > 0) return [];
      if (token.length < shortest || isIdle(token) || !/^[a-z]+$/.test(token)) return [];
      if (longestPhrase([token], 0) !== undefined) return [];
      if (known.size > knownAtMost) known.clear();
      const allergens = known.get(token) ?? allergensNear(token);
      known.set(token, allergens);
      return allergens.length === 0 ? [] : [{ word, allergens }];
    }),
  );
}
