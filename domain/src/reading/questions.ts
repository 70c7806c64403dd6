import { beginningOf } from '../menu/beginning-of.ts';
import type { Segment } from './segments.ts';

/** Longer words are cut when they are quoted. */
const quoteLength = 80;
const phraseLength = 40;

/** Returns the original text from one word of a segment up to another. */
export function quoteWords(text: string, { words }: Segment, from: number, end: number, length = quoteLength): string {
  const start = words[from]?.start ?? 0;
  const quote = beginningOf(text.slice(start, words[end - 1]?.end ?? 0), length);
  // A single word contains no space.
  return end - from === 1 ? quote : quote.replace(/\s+/g, ' ').trim();
}

/** Holds words of a segment that name one thing, as between "with" and "and". */
export interface Chunk {
  readonly from: number;
  readonly end: number;
}

const articles = new Set(['a', 'an', 'the', 'any', 'some', 'added', 'extra', 'of']);

/** Splits a segment into chunks, given the indexes of the words between them. */
export function chunksOf(tokens: readonly string[], borders: ReadonlySet<number>): Chunk[] {
  const chunks: Chunk[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const ends = at === tokens.length || borders.has(at);
    if (ends && at > from) chunks.push({ from, end: at });
    if (ends || (at === from && articles.has(tokens[at] ?? ''))) from = at + 1;
  }
  return chunks;
}

/** Matches the participle "-ed", but not "seed", "linseed" or "weed". */
const participle = /(?<![sw]e)ed$/;

/**
 * Leaves out what was done with a food, if that stands last and after `place` in the text: "tamarind curry" of
 * "tamarind curry coloured with".
 */
export function withoutParticiples({ from, end }: Chunk, { tokens, words }: Segment, place: number): Chunk {
  let last = end;
  while (participle.test(tokens[last - 1] ?? '') && (words[last - 1]?.start ?? 0) >= place) last -= 1;
  return { from, end: last };
}

/** Returns a chunk as it was written, or `undefined` if it is too long to be a name. */
export function phraseOf(text: string, segment: Segment, { from, end }: Chunk): string | undefined {
  const start = segment.words[from]?.start ?? 0;
  return (segment.words[end - 1]?.end ?? 0) - start <= phraseLength ? quoteWords(text, segment, from, end) : undefined;
}

/** Returns what to ask about a chunk with unknown words: the chunk, or only those words if it is long. */
export function questionsAbout(text: string, segment: Segment, chunk: Chunk, unread: ReadonlySet<number>): string[] {
  const questions: string[] = [];
  for (let at = chunk.from; at < chunk.end; at += 1) {
    if (!unread.has(at)) continue;
    const phrase = phraseOf(text, segment, chunk);
    if (phrase !== undefined) return [phrase];
    const from = at;
    while (at + 1 < chunk.end && unread.has(at + 1)) at += 1;
    questions.push(quoteWords(text, segment, from, at + 1, phraseLength));
  }
  return questions;
}
