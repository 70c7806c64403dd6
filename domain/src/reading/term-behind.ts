import type { Ingredient } from '../lexicon/compile.ts';
import { readingWordAt } from '../lexicon/grammar.ts';
import { ailments, hyphenedLikenesses, imitations, likenesses, substitutes, woods } from '../lexicon/reading-words.ts';
import type { Segment } from './segments.ts';

/**
 * Says how the words right after a term change it.
 * - `free`: what follows doesn't contain it; `listed`: the same, and "free" comes later ("nut- and dairy-free").
 * - `likeness`: only a comparison; `imitation`: a substitute.
 * - `ailment`: a warning for people who react to it.
 */
export type Behind = 'free' | 'listed' | 'likeness' | 'imitation' | 'ailment' | 'nothing';

const hyphen = /^[-\u2010\u2011]$/;
const notFree: ReadonlySet<string> = new Set(['of', 'from', 'range']);

/** Holds the words around a term, and whether they may negate it. */
export interface Surroundings {
  readonly text: string;
  readonly segment: Segment;
  /** The segment contains an offer or a denial, so that nothing is negated. */
  readonly guarded: boolean;
  /** The segment gives something away, so that "free" may mean that it costs nothing. */
  readonly gives: boolean;
  /** Indexes the last "free"; -1 if there is none. */
  readonly lastFree: number;
}

function isHyphened({ text, segment: { words } }: Surroundings, end: number): boolean {
  return hyphen.test(text.slice(words[end - 1]?.end, words[end]?.start));
}

/**
 * Recognises "X-free", but not "X free of Y" or "X free range". Without a hyphen, X must be the name of an allergen and
 * nothing may be given away ("add cheese free"). "X-less" needs a hyphen.
 */
function saysFree(around: Surroundings, { stands }: Ingredient, end: number): boolean {
  const { tokens } = around.segment;
  if (tokens[end] === 'less') return isHyphened(around, end);
  if (tokens[end] !== 'free' || notFree.has(tokens[end + 1] ?? '')) return false;
  return isHyphened(around, end) || (stands.length > 0 && !around.gives);
}

/** Recognises "nut- and dairy-free". */
function isListedFree({ text, segment: { tokens, words }, lastFree }: Surroundings, end: number): boolean {
  if (tokens[end] !== 'and' && tokens[end] !== 'or') return false;
  return hyphen.test(text.charAt(words[end - 1]?.end ?? 0)) && lastFree > end;
}

/** Recognises "mayo substitute", but not "mayo, substitute mustard", where it is a verb. */
function isReplaced({ segment: { tokens } }: Surroundings, end: number): boolean {
  if (!substitutes.has(tokens[end] ?? '')) return false;
  const next = readingWordAt(tokens, end + 1)?.word.does;
  return end + 1 === tokens.length || next === 'and' || next === 'either';
}

/** Classifies the words after a term that ends before `end`. Near an offer or a denial, nothing negates it. */
export function lookBehind(around: Surroundings, ingredient: Ingredient, end: number): Behind {
  const next = around.segment.tokens[end];
  if (next === undefined) return 'nothing';
  if (ailments.has(next)) return 'ailment';
  if (around.guarded) return 'nothing';
  if (saysFree(around, ingredient, end)) return 'free';
  if (isListedFree(around, end)) return 'listed';
  if (woods.has(ingredient.id) && (next === 'smoked' || next === 'wood')) return 'likeness';
  if (likenesses.has(next) || (hyphenedLikenesses.has(next) && isHyphened(around, end))) return 'likeness';
  if (imitations.has(next) && (next !== 'like' || isHyphened(around, end))) return 'imitation';
  return isReplaced(around, end) ? 'imitation' : 'nothing';
}
