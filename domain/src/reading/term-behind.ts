import type { Ingredient } from '../lexicon/compile.ts';
import { readingWordAt } from '../lexicon/grammar.ts';
import { ailments, hyphenedLikenesses, imitations, likenesses, substitutes, woods } from '../lexicon/reading-words.ts';
import type { Segment } from './segments.ts';

/**
 * What the words right behind a term say of it.
 * - `free`: what follows is without it; `listed`: so it is, and "free" comes later ("nut- and dairy-free").
 * - `likeness`: it is only compared with; `imitation`: something else in its place.
 * - `ailment`: somebody could be hurt by it.
 */
export type Behind = 'free' | 'listed' | 'likeness' | 'imitation' | 'ailment' | 'nothing';

const hyphen = /^[-\u2010\u2011]$/;
const notFree: ReadonlySet<string> = new Set(['of', 'from', 'range']);

/** The words around a term, and whether they may turn it around. */
export interface Surroundings {
  readonly text: string;
  readonly segment: Segment;
  /** An offer or a denial stands in it: nothing is turned around. */
  readonly guarded: boolean;
  /** Something is given away in it: "free" may mean that it costs nothing. */
  readonly gives: boolean;
  /** Where "free" stands last in it; -1: nowhere. */
  readonly lastFree: number;
}

function isHyphened({ text, segment: { words } }: Surroundings, end: number): boolean {
  return hyphen.test(text.slice(words[end - 1]?.end, words[end]?.start));
}

/**
 * "X-free", and not "X free of Y" or "X free range". Without a hyphen only behind the name of an
 * allergen, and where nothing is given away: "add cheese free". "X-less" only with a hyphen.
 */
function saysFree(around: Surroundings, { stands }: Ingredient, end: number): boolean {
  const { tokens } = around.segment;
  if (tokens[end] === 'less') return isHyphened(around, end);
  if (tokens[end] !== 'free' || notFree.has(tokens[end + 1] ?? '')) return false;
  return isHyphened(around, end) || (stands.length > 0 && !around.gives);
}

/** "Nut- and dairy-free". */
function isListedFree({ text, segment: { tokens, words }, lastFree }: Surroundings, end: number): boolean {
  if (tokens[end] !== 'and' && tokens[end] !== 'or') return false;
  return hyphen.test(text.charAt(words[end - 1]?.end ?? 0)) && lastFree > end;
}

/** "Mayo substitute", and not "mayo, substitute mustard": there it is a verb. */
function isReplaced({ segment: { tokens } }: Surroundings, end: number): boolean {
  if (!substitutes.has(tokens[end] ?? '')) return false;
  const next = readingWordAt(tokens, end + 1)?.word.does;
  return end + 1 === tokens.length || next === 'and' || next === 'either';
}

/** Looks behind a term that ends before `end`. Where an offer or a denial stands near, nothing takes it away. */
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
