import { longestPhrase } from './lexicon/lexicon.ts';
import { readingWordAt } from './lexicon/reading-words.ts';
import { listSeparators, type Segment } from './segments.ts';

/** Longer lists of what isn't there are not believed. */
const itemsRead = 20;
const conjunctions = new Set(['and', 'either']);

/** How one piece of a list goes on; `undefined` if there is anything in it but names of allergens. */
function readItems({ words }: Segment): 'more' | 'last' | undefined {
  const tokens = words.map(({ token }) => token);
  let at = 0;
  let joined = false;
  while (at < tokens.length) {
    const word = readingWordAt(tokens, at);
    if (word !== undefined && conjunctions.has(word.word.does)) {
      joined = true;
      at = word.end;
    }
    const term = longestPhrase(tokens, at);
    if (term === undefined || term.ingredient.stands.length === 0) return undefined;
    at = term.end;
  }
  return joined ? 'last' : 'more';
}

/**
 * Where the list ends that goes on at `from` behind "free from milk": at the piece with "and" or "or".
 * `from` itself if there is no such piece, or anything but allergens before it: then all of it counts.
 */
export function freeListEnd(segments: readonly Segment[], from: number): number {
  for (let at = from; at < Math.min(segments.length, from + itemsRead); at += 1) {
    const [segment, before] = [segments[at], segments[at - 1]];
    if (segment === undefined || segment.startsStatement || segment.depth !== before?.depth) return from;
    if (!listSeparators.has(segment.behind)) return from;
    const items = readItems(segment);
    if (items === 'last') return at + 1;
    if (items === undefined) return from;
  }
  return from;
}
