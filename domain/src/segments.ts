import { wordsOf, type Word } from './normalise.ts';

/** A piece of an ingredient text within which words bind. */
export interface Segment {
  readonly words: readonly Word[];
  readonly start: number;
  readonly end: number;
  /** How many brackets are open around it. */
  readonly depth: number;
  /** Whether a full stop, a semicolon or a line ended the statement before it. */
  readonly startsStatement: boolean;
}

const separator = /[,;:()[\]{}|•·*+!?"“”、，；：（）。【】\n\r]|\.(?!\d)|(?<![wW]\p{M}*)\/|(?<=\s)[-–—](?=\s)/gu;
const ending = new Set(['.', ';', '\n', '\r', '!', '?', '；', '。']);
const opening = new Set(['(', '[', '{', '（', '【']);
const closing = new Set([')', ']', '}', '）', '】']);

/** Splits a text at its punctuation. Brackets need not match. Linear in the text's length. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  let depth = 0;
  let startsStatement = true;
  const push = (end: number): void => {
    const piece = text.slice(start, end);
    const words = wordsOf(piece).map(({ token, ...at }) => ({ token, start: at.start + start, end: at.end + start }));
    if (words.length === 0) return;
    segments.push({ words, start, end, depth, startsStatement });
    startsStatement = false;
  };
  for (const match of text.matchAll(separator)) {
    push(match.index);
    start = match.index + match[0].length;
    if (opening.has(match[0])) depth += 1;
    if (closing.has(match[0])) depth = Math.max(0, depth - 1);
    if (ending.has(match[0])) startsStatement = true;
  }
  push(text.length);
  return segments;
}
