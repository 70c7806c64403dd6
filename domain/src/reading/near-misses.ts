import type { AllergenId } from '../facts/allergens.ts';
import { isAdditiveNumber } from './additive-numbers.ts';
import { endsIdle, idleWords, isIdle } from '../lexicon/idle-words.ts';
import type { Certainty, Ingredient } from '../lexicon/compile.ts';
import { labelWords } from '../lexicon/label-words.ts';
import { ingredients, ingredientsByName, longestPhrase } from '../lexicon/lexicon.ts';
import { tokensOf } from './normalise.ts';

/** Shorter words are one letter away from too many others. */
const shortest = 5;

/** Longer words are ignored, because no name that we look for is so long and each letter costs time. */
const longest = 24;

/** Names of dishes and ingredients need this length; shorter ones resemble too many other words. */
const shortestOfOthers = 6;

/** We look for these shorter names as well, because people often misspell them. */
const common: ReadonlySet<string> = new Set(
  tokensOf('cream pesto satay nacho queso naan aioli hoisin wonton tacos gyoza udon soba tuna tofu'),
);

/** Yields a word with each of its letters removed in turn. */
function* shortened(word: string): Iterable<string> {
  for (let at = 0; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
}

/**
 * Returns whether two words are at most one edit apart: a letter added, removed or replaced, or two neighbours swapped.
 */
export function isOneEdit(word: string, other: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  const [rest, otherRest] = [word.slice(start), other.slice(start)];
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  return (
    rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1) || isSwapped
  );
}

/**
 * Indexes words by themselves and by their forms with a letter removed, so that words one edit away are found at once.
 */
type EditIndex = ReadonlyMap<string, readonly string[]>;

function indexEdits(words: Iterable<string>): EditIndex {
  const found = new Map<string, string[]>();
  for (const word of words)
    for (const form of [word, ...shortened(word)]) found.set(form, [...(found.get(form) ?? []), word]);
  return found;
}

const near = (index: EditIndex, token: string): string[] =>
  [...new Set([token, ...shortened(token)].flatMap((form) => index.get(form) ?? []))].filter((word) =>
    isOneEdit(token, word),
  );

const isSingleWord = (name: string): boolean => name.length >= shortest - 1 && /^[a-z]+$/.test(name);

/** Returns what a name implies with one of these certainties. */
const impliedBy = (name: string, ...certainties: Certainty[]): AllergenId[] =>
  [...(ingredientsByName.get(name)?.implies ?? [])].flatMap(([allergen, certainty]) =>
    certainties.includes(certainty) ? [allergen] : [],
  );

/** Returns whether a name is long enough to look for its misspellings. */
function isLookedFor(name: string): boolean {
  const stands = (ingredientsByName.get(name)?.stands.length ?? 0) > 0;
  return common.has(name) || name.length >= (stands ? shortest : shortestOfOthers);
}

/** Returns whether an ingredient raises neither a question nor a warning. */
const isOfNoConcern = ({ implies, opaque }: Pick<Ingredient, 'implies' | 'opaque'>): boolean =>
  !opaque && implies.size === 0;

/** Returns the words of names that raise a question or a warning. */
function tellingWordsOf(): Iterable<string> {
  const telling = new Set<string>();
  for (const [name, ingredient] of ingredientsByName) {
    if (isOfNoConcern(ingredient)) continue;
    const words = name.split(' ');
    for (const token of words)
      // "So Delicious" is a brand, yet "delicious" still means nothing.
      if (words.length === 1 || (!isIdle(token) && !endsIdle(token) && !isPlainName(token))) telling.add(token);
  }
  return [...telling].filter((token) => token.length >= shortest && /^[a-z]+$/.test(token));
}

/** Returns whether a word by itself names something that raises no question and no warning. */
function isPlainName(token: string): boolean {
  const ingredient = ingredientsByName.get(token);
  return ingredient !== undefined && isOfNoConcern(ingredient);
}

let names: EditIndex | undefined;
let tellingWords: EditIndex | undefined;
let wordsOfLabels: EditIndex | undefined;
let listWords: EditIndex | undefined;

const unique = (allergens: readonly AllergenId[]): AllergenId[] => [...new Set(allergens)];

/** "Cheeze" and "creamz" are how brands spell substitutes, too. */
const isBrandSpelling = (word: string, name: string): boolean => word.split('z').length > name.split('z').length;

/** Returns the forms of a written word to compare with names: "peantus" has lost its plural, but "chees" has none. */
const formsOf = (written: string, token: string): string[] =>
  [...new Set([token, written, written.replace(/s$/, '')])].filter(({ length }) => length >= shortest - 1);

function allergensNear(written: string, token: string): Omit<NearMiss, 'word'> {
  const index = (names ??= indexEdits([...ingredientsByName.keys()].filter(isSingleWord)));
  const found = [...new Set(formsOf(written, token).flatMap((form) => near(index, form)))];
  const allergens = unique(found.filter(isLookedFor).flatMap((name) => impliedBy(name, 'always', 'usually')));
  const meant = found.some((name) => isBrandSpelling(token, name))
    ? []
    : allergens.filter((one) => found.every((name) => impliedBy(name, 'always').includes(one)));
  return { allergens, meant };
}

const neededInProse = new Map<string, boolean>();
const neededInLists = new Map<string, boolean>();

/** Shorter words of labels are one letter away from too many words of prose. */
const shortestOfLabels = 8;

/**
 * Returns whether a word ends as no food does, and misspells nothing that matters ("seasning" may be a seasoning) and
 * no word of a label ("modififed": somebody typed in a hurry).
 */
function isNoFood(token: string, isList: boolean): boolean {
  if (!endsIdle(token)) return false;
  tellingWords ??= indexEdits(tellingWordsOf());
  wordsOfLabels ??= indexEdits(tokensOf(labelWords).filter(({ length }) => length >= shortestOfLabels));
  return near(tellingWords, token).length + near(wordsOfLabels, token).length === 0 && !(isList && isSlipOfPen(token));
}

/** Returns whether a word of a list is one letter away from the name of any food, or from a word that names none. */
export function isSlipOfPen(token: string): boolean {
  if (token.length > longest) return false;
  names ??= indexEdits([...ingredientsByName.keys()].filter(isSingleWord));
  listWords ??= indexEdits([...idleWords].filter((word) => word.length >= shortest && /^[a-z]+$/.test(word)));
  // "Unbelievably" is what it is.
  const words = token.endsWith('ly') ? [] : near(listWords, token);
  return [...near(names, token), ...words].some(({ length }) => length >= shortest);
}

/** Returns whether a word is the number of an additive, or one that names no food and ends in a number. */
function isCode(token: string): boolean {
  if (isAdditiveNumber(token)) return true;
  const [, letters = ''] = /^([a-z]{2,})\d+$/.exec(token) ?? [];
  return letters !== '' && isIdle(letters);
}

/**
 * Returns whether an unknown word needs no question: it ends as no food does ("beautifully"), or is the number of a strain
 * ("mtcc5856"). Any misspelling needs one, because nobody can tell what was meant.
 */
export function isPlainUnknown(token: string, isList = false): boolean {
  if (token.length > longest || !/^[a-z]+(?:\d+[a-z]{0,5})?$/.test(token)) return false;
  const needed = isList ? neededInLists : neededInProse;
  const before = needed.get(token);
  if (before !== undefined) return before;
  const found = isNoFood(token, isList) || isCode(token);
  if (needed.size > knownAtMost) needed.clear();
  needed.set(token, found);
  return found;
}

const known = new Map<string, Omit<NearMiss, 'word'>>();

/** The cache holds this many misspelled words. */
const knownAtMost = 20_000;

/** This is a word, as written, that is one edit away from the name of something with an allergen. */
export interface NearMiss {
  readonly word: string;
  /** Lists the allergens of all such names. */
  readonly allergens: readonly AllergenId[];
  /** Lists those that every known name one edit away has by definition, so that nothing else can be meant. */
  readonly meant: readonly AllergenId[];
}

/** Returns the misspellings among unknown words: "peanits" is one edit away from "peanuts". */
export function nearMisses(unread: readonly string[]): readonly NearMiss[] {
  return unread.flatMap((phrase) =>
    phrase.split(/[^\p{L}\p{M}\p{N}'’]+/u).flatMap((word): NearMiss[] => {
      const [token = '', ...more] = tokensOf(word);
      if (more.length > 0) return [];
      const written = word.toLowerCase();
      if (word.length < shortest || word.length > longest || !/^[a-z]+$/.test(token)) return [];
      if (isIdle(token) || endsIdle(token)) return [];
      if (longestPhrase([token], 0) !== undefined) return [];
      if (known.size > knownAtMost) known.clear();
      const found = known.get(written) ?? allergensNear(written, token);
      known.set(written, found);
      return found.allergens.length === 0 ? [] : [{ word, ...found }];
    }),
  );
}

let avoidedNames: EditIndex | undefined;

/** Returns the terms that can clear and that unknown words may misspell: mushroom for "mushrom". */
export function avoidedNear(unread: readonly string[]): string[] {
  if (unread.length === 0) return [];
  const clears = (name: string) => ingredientsByName.get(name)?.terms.some((term) => ingredients.get(term)?.closed);
  avoidedNames ??= indexEdits(
    [...ingredientsByName.keys()].filter((name) => name.length >= shortest && isSingleWord(name) && clears(name)),
  );
  const index = avoidedNames;
  const words = unread.flatMap((phrase) => tokensOf(phrase));
  return words
    .filter((word) => word.length >= shortest && word.length <= longest && /^[a-z]+$/.test(word) && !isIdle(word))
    .flatMap((word) => (longestPhrase([word], 0) === undefined ? near(index, word) : []))
    .flatMap((name) => ingredientsByName.get(name)?.terms ?? []);
}
