import { longestPhrase } from '../lexicon/lexicon.ts';
import { readingWordAt } from '../lexicon/grammar.ts';
import { listSeparators, type Segment } from './segments.ts';

/** Longer lists of what isn't there are not believed. */
const itemsRead = 20;

type Joint = 'none' | 'and' | 'either';

/** By what the names of allergens in one piece of a list are joined; `undefined` if there is anything else in it. */
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
 * Where the list ends that goes on at `from` behind "free from milk": at the piece with "and" or "or";
 * behind "without" and "no" only "or" will do. `from` itself if there is no such piece, or anything but
 * allergens before it: then all of it counts.
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

/** Where the statement ends that goes on at `from`, as far as lists are believed. */
function statementEnd(segments: readonly Segment[], from: number): number {
  let at = from;
  while (at < from + itemsRead && segments[at]?.startsStatement === false) at += 1;
  return at;
}

/** The same for "free from:". The list may go without "and", if it is all of the statement. */
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

/** Where a statement ends that says nothing but "gluten, dairy and soy free". `from` if it says anything else. */
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

/** "Soy/dairy free": whether a piece names only allergens, and the word behind the last slash is "free". */
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
