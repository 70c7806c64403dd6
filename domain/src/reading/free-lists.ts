import { longestPhrase } from '../lexicon/lexicon.ts';
import { readingWordAt } from '../lexicon/grammar.ts';
import { listSeparators, type Segment } from './segments.ts';

/** Longer lists of absent things are not believed. */
const itemsRead = 20;

type Joint = 'none' | 'and' | 'either';

/** Returns how the allergens in one item of a list are joined; `undefined` if the item contains anything else. */
function jointOf(tokens: readonly string[], end = tokens.length): Joint | undefined {
  let at = 0;
  let joint: Joint = 'none';
  while (at < end) {
    const word = readingWordAt(tokens, at);
    if (word?.word.does === 'and' || word?.word.does === 'either') {
      joint = word.word.does;
      at = word.end;
    }
    const term = longestPhrase(tokens, at);
    if (term === undefined || term.end > end || term.ingredient.stands.length === 0) return undefined;
    at = term.end;
  }
  return joint;
}

const isNextItem = (segment: Segment, before: Segment | undefined): boolean =>
  !segment.startsStatement && segment.depth === before?.depth && listSeparators.has(segment.behind);

/**
 * Returns where the list after "free from milk" ends that continues at `from`: after the item with "and" or "or"; after
 * "without" and "no", only "or" counts. Returns `from` if there is no such item or another food comes first, so that
 * everything counts as an ingredient.
 */
export function freeListEnd(segments: readonly Segment[], from: number, ends: 'list' | 'either'): number {
  for (let at = from; at < Math.min(segments.length, from + itemsRead); at += 1) {
    const segment = segments[at];
    if (segment === undefined || !isNextItem(segment, segments[at - 1])) return from;
    const joint = jointOf(segment.tokens);
    if (joint === undefined) return from;
    if (joint === 'either' || (joint === 'and' && ends === 'list')) return at + 1;
  }
  return from;
}

/** Returns where the statement that continues at `from` ends, within the longest list that we believe. */
function statementEnd(segments: readonly Segment[], from: number): number {
  let at = from;
  while (at < from + itemsRead && segments[at]?.startsStatement === false) at += 1;
  return at;
}

/** Does the same for "free from:". This list needs no "and" if it is the whole statement. */
export function colonListEnd(segments: readonly Segment[], from: number): number {
  if (segments[from]?.behind !== ':') return from;
  const end = statementEnd(segments, from);
  for (let at = from; at < end; at += 1) {
    const segment = segments[at];
    if (segment === undefined || (at > from && !isNextItem(segment, segments[at - 1]))) return from;
    const joint = jointOf(segment.tokens);
    if (joint === undefined) return from;
    if (joint !== 'none') return at + 1;
  }
  return end === from + itemsRead ? from : end;
}

/** Returns where a statement ends that only says "gluten, dairy and soy free"; `from` if it says anything else. */
export function allFreeEnd(segments: readonly Segment[], from: number): number {
  const first = segments[from];
  if (first?.startsStatement !== true) return from;
  for (let at = from; at < Math.min(segments.length, from + itemsRead); at += 1) {
    const segment = segments[at];
    if (segment === undefined || (at > from && !isNextItem(segment, segments[at - 1]))) return from;
    const { tokens } = segment;
    const isLast = tokens.at(-1) === 'free' && segments[at + 1]?.startsStatement !== false;
    const joint = jointOf(tokens, isLast ? tokens.length - 1 : tokens.length);
    if (joint === undefined) return from;
    if (isLast) return joint === 'and' ? at + 1 : from;
  }
  return from;
}

/** Returns whether items name only allergens up to a last one followed by "free": "soy/dairy free". */
export function isSlashedFree(segments: readonly Segment[], from: number): boolean {
  for (let at = from; at < from + itemsRead; at += 1) {
    const [segment, next] = [segments[at], segments[at + 1]];
    if (segment === undefined || next?.behind !== '/' || jointOf(segment.tokens) !== 'none') return false;
    const term = longestPhrase(next.tokens, 0);
    if (term === undefined || term.ingredient.stands.length === 0) return false;
    if (next.tokens[term.end] === 'free') return true;
  }
  return false;
}
