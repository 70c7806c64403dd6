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
  /** The punctuation right before it; empty at the start. */
  readonly behind: string;
}

const separator = /[,;:()[\]{}|•·*+!?"“”、，；：（）。【】\n\r]|\.(?!\d)|(?<![wW]\p{M}*)\/|(?<=\s)[-–—](?=\s)/gu;
const ending = new Set(['.', ';', '\n', '\r', '!', '?', '；', '。']);
const opening = new Set(['(', '[', '{', '（', '【']);
const closing = new Set([')', ']', '}', '）', '】']);

/** Between the items of a list. */
export const listSeparators: ReadonlySet<string> = new Set([',', ';', '、', '，', '；']);

/** Where brackets open that close again. */
function closedBrackets(separators: readonly RegExpExecArray[]): ReadonlySet<number> {
  const closed = new Set<number>();
  const open: number[] = [];
  for (const { 0: mark, index } of separators) {
    if (opening.has(mark)) open.push(index);
    const partner = closing.has(mark) ? open.pop() : undefined;
    if (partner !== undefined) closed.add(partner);
  }
  return closed;
}

/** Splits a text at its punctuation. Brackets need not match. Linear in the text's length. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  const separators = [...text.matchAll(separator)];
  const closed = closedBrackets(separators);
  const open: boolean[] = [];
  let within = 0;
  let start = 0;
  let startsStatement = true;
  let behind = '';
  const push = (end: number): void => {
    const words = wordsOf(text.slice(start, end));
    if (words.length === 0) return;
    const offset = start;
    const placed = words.map(({ token, ...at }) => ({ token, start: at.start + offset, end: at.end + offset }));
    segments.push({ words: placed, start, end, depth: open.length, startsStatement, behind });
    startsStatement = false;
  };
  for (const { 0: mark, index } of separators) {
    push(index);
    start = index + mark.length;
    behind = mark;
    if (opening.has(mark)) {
      open.push(closed.has(index));
      within += closed.has(index) ? 1 : 0;
    }
    if (closing.has(mark) && open.pop() === true) within -= 1;
    if (ending.has(mark) && (within === 0 || !listSeparators.has(mark))) startsStatement = true;
  }
  push(text.length);
  return segments;
}

const isPart = (part: Segment | undefined, of: Segment): boolean =>
  part !== undefined && (part.depth > of.depth || (part.depth === of.depth && !part.startsStatement));

/** Whether two things or more are listed behind a segment, in brackets or behind a colon, as what it is made of. */
export function listsParts(segments: readonly Segment[], index: number): boolean {
  const [whole, first, second] = [segments[index], segments[index + 1], segments[index + 2]];
  if (whole === undefined || first === undefined || second === undefined) return false;
  if (first.depth > whole.depth) return second.depth > whole.depth;
  return first.behind === ':' && isPart(first, whole) && isPart(second, whole);
}
