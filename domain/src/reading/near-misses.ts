import type { AllergenId } from '../facts/allergens.ts';
import { endsIdle, idleWords, isIdle } from '../lexicon/idle-words.ts';
import type { Ingredient } from '../lexicon/compile.ts';
import { ingredientsByName, longestPhrase } from '../lexicon/lexicon.ts';
import { tokensOf } from './normalise.ts';

/** Shorter words are one letter away from too many others. */
const shortest = 5;
const shortestPlain = 6;

/** Longer words are ignored, because no name that we look for is so long and each letter costs time. */
const longest = 24;

/** Minimum for names of dishes and ingredients; shorter ones resemble too many other words. */
const shortestOfOthers = 6;

/** Shorter names that we look for as well, because people often misspell them. */
const common: ReadonlySet<string> = new Set(
  tokensOf('cream pesto satay nacho queso naan aioli hoisin wonton tacos gyoza udon soba'),
);

/** Yields a word with each of its letters removed in turn. */
function* shortened(word: string): Iterable<string> {
  for (let at = 0; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
}

/**
 * Returns whether two words are at most one edit apart: a letter added, removed or replaced, or two neighbours swapped.
 */
function isOneEdit(word: string, other: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  const [rest, otherRest] = [word.slice(start), other.slice(start)];
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  return (
    rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1) || isSwapped
  );
}

/**
 * Words indexed by themselves and by their forms with a letter removed, so that words one edit away are found at once.
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

/** Yields single-word names of what always or usually has an allergen. */
function* lookedFor(): Iterable<string> {
  for (const [name, { implies, stands }] of ingredientsByName) {
    const least = stands.length > 0 || common.has(name) ? shortest : shortestOfOthers;
    if (!/^[a-z]+$/.test(name) || name.length < least) continue;
    if ([...implies.values()].some((certainty) => certainty !== 'sometimes')) yield name;
  }
}

/** Returns whether an ingredient raises neither a question nor a warning. */
const isOfNoConcern = ({ implies, opaque }: Pick<Ingredient, 'implies' | 'opaque'>): boolean =>
  !opaque && implies.size === 0;

/**
 * Separates words of harmless names, and words that name no food, from words of names that matter. "Tomatoes" are plain
 * by themselves, though "cream of tomato" implies milk.
 */
function sortWords(): { readonly plain: Set<string>; readonly telling: Set<string> } {
  const [plain, telling] = [new Set<string>(), new Set<string>()];
  for (const [name, ingredient] of ingredientsByName) {
    const words = name.split(' ');
    // "So Delicious" is a brand, yet "delicious" still means nothing.
    const isTelling = (token: string) =>
      !isOfNoConcern(ingredient) && (words.length === 1 || (!isIdle(token) && !endsIdle(token) && !isPlainName(token)));
    for (const token of words) (isTelling(token) ? telling : plain).add(token);
  }
  for (const token of idleWords) plain.add(token);
  const longer = (tokens: Set<string>, least: number) =>
    [...tokens].filter((token) => token.length >= least && /^[a-z]+$/.test(token));
  return {
    plain: new Set(longer(plain, shortestPlain).filter((token) => !telling.has(token))),
    telling: new Set(longer(telling, shortestPlain - 1)),
  };
}

/** Returns whether a word by itself names something that raises no question and no warning. */
function isPlainName(token: string): boolean {
  const ingredient = ingredientsByName.get(token);
  return ingredient !== undefined && isOfNoConcern(ingredient);
}

/** Returns whether a token is two plain words, or a plain name of two, without the space: "guargum", "red40". */
function isJoined(token: string): boolean {
  const seams = token.matchAll(/(?<=^[a-z]{3,})(?=[a-z]{3,}$)|(?<=^[a-z]{3,})(?=\d+$)/g);
  return [...seams].some(({ index }) => {
    const words = [token.slice(0, index), token.slice(index)];
    const whole = longestPhrase(words, 0);
    if (whole?.end === 2) return isOfNoConcern(whole.ingredient);
    return words.every((word) => isPlainName(word) || (isIdle(word) && /[a-z]/.test(word))) && words.some(isPlainName);
  });
}

let warning: EditIndex | undefined;
let plainWords: EditIndex | undefined;
let tellingWords: EditIndex | undefined;

function allergensNear(token: string): readonly AllergenId[] {
  warning ??= indexEdits(lookedFor());
  const implied = near(warning, token).flatMap((name) => [...(ingredientsByName.get(name)?.implies ?? [])]);
  return [...new Set(implied.flatMap(([allergen, certainty]) => (certainty === 'sometimes' ? [] : [allergen])))];
}

const needed = new Map<string, boolean>();

function isOfNothing(token: string): boolean {
  if (plainWords === undefined || tellingWords === undefined) {
    const { plain, telling } = sortWords();
    plainWords = indexEdits(plain);
    tellingWords = indexEdits(telling);
  }
  const isNearPlain = endsIdle(token) || near(plainWords, token).length > 0;
  return isNearPlain && near(tellingWords, token).length === 0;
}

/**
 * Returns whether an unknown word needs no question: it ends as no food does ("beautifully"), misspells a long plain
 * word ("phosporic"), or joins two plain words ("guargum"). A misspelling of something with an allergen or of an opaque
 * food always needs one ("seasning").
 */
export function isPlainOrSlip(token: string): boolean {
  if (token.length > longest || !/^[a-z]+\d*$/.test(token)) return false;
  if (token.length < shortestPlain) return (endsIdle(token) && isOfNothing(token)) || isJoined(token);
  const before = needed.get(token);
  if (before !== undefined) return before;
  const found = isJoined(token) || isOfNothing(token);
  if (needed.size > knownAtMost) needed.clear();
  needed.set(token, found);
  return found;
}

const known = new Map<string, readonly AllergenId[]>();

/** The number of misspelled words that the cache holds. */
const knownAtMost = 20_000;

/** A word, as written, that is one edit away from the name of something with an allergen, and those allergens. */
export interface NearMiss {
  readonly word: string;
  readonly allergens: readonly AllergenId[];
}

/** Returns the misspellings among unknown words: "peanits" is one edit away from "peanuts". */
export function nearMisses(unread: readonly string[]): readonly NearMiss[] {
  return unread.flatMap((phrase) =>
    phrase.split(/[^\p{L}\p{M}\p{N}'’]+/u).flatMap((word): NearMiss[] => {
      const [token = '', ...more] = tokensOf(word);
      if (more.length > 0) return [];
      if (token.length < shortest || token.length > longest || !/^[a-z]+$/.test(token)) return [];
      if (isIdle(token) || endsIdle(token)) return [];
      if (longestPhrase([token], 0) !== undefined) return [];
      if (known.size > knownAtMost) known.clear();
      const allergens = known.get(token) ?? allergensNear(token);
      known.set(token, allergens);
      return allergens.length === 0 ? [] : [{ word, allergens }];
    }),
  );
}
