import { isIdle } from '../lexicon/idle-words.ts';
import type { Ingredient } from '../lexicon/compile.ts';
import { nearMisses } from './near-misses.ts';
import { longestPhrase } from '../lexicon/lexicon.ts';

/** Longer words are ignored, because each letter costs time. */
const longest = 24;

/** Places at which two words of three letters or more, or a word and a number, may have lost their space. */
const seams = /(?<=^[a-z]{3,})(?=[a-z]{3,}$)|(?<=^[a-z]{3,})(?=\d+$)/g;

const isOfNoConcern = ({ implies, opaque }: Ingredient): boolean => !opaque && implies.size === 0;

/** Shorter idle words end too many others by chance: "sunflour" is no flour. */
const isLongIdle = (word: string): boolean => /^[a-z]{4,}$/.test(word) && isIdle(word);

const nothing: readonly Ingredient[] = [];

function read(token: string): readonly Ingredient[] {
  let found = nothing;
  for (const { index } of token.matchAll(seams)) {
    const words = [token.slice(0, index), token.slice(index)];
    const whole = longestPhrase(words, 0);
    if (whole?.end === 2) return [whole.ingredient];
    const foods = words.map((word) => longestPhrase([word], 0)?.ingredient);
    const [first, last] = foods;
    if (!words.every((word, at) => foods[at] !== undefined || isLongIdle(word))) continue;
    const known = [first, last].filter((food) => food !== undefined);
    // The last word says what it is: "freshcheddar" is cheddar, while "butterball" and "salmonberry" are something else.
    const isNamed = known.every(isOfNoConcern) || (last !== undefined && !isOfNoConcern(last));
    if (known.length > 0 && found.length === 0 && isNamed) found = known;
  }
  // A misspelling must stay one: "shallfish" is no kind of fish.
  const isSlip = nearMisses([token]).some(({ allergens }) =>
    allergens.some((allergen) => !found.some(({ implies }) => (implies.get(allergen) ?? 'sometimes') !== 'sometimes')),
  );
  return isSlip ? nothing : found;
}

const known = new Map<string, readonly Ingredient[]>();

/** The number of words that the cache holds. */
const knownAtMost = 20_000;

/** Returns the foods in an unknown word that lacks its space: "guargum", "goatcheese", "red40". */
export function joinedFoods(token: string): readonly Ingredient[] {
  if (token.length > longest || !/^[a-z]+\d*$/.test(token)) return nothing;
  const before = known.get(token);
  if (before !== undefined) return before;
  const found = read(token);
  if (known.size > knownAtMost) known.clear();
  known.set(token, found);
  return found;
}
