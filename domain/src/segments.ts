import { joinLetters } from './normalise.ts';
import { scan, type Word } from './scan.ts';

/** A piece of an ingredient text within which words bind. */
export interface Segment {
  readonly words: readonly Word[];
  /** How many brackets are open around it. */
  readonly depth: number;
  /** Whether a full stop, a semicolon or a line ended the statement before it. */
  readonly startsStatement: boolean;
  /** The punctuation right before it; empty at the start. */
  readonly behind: string;
}

const ending = new Set(['.', ';', '\n', '\r', '!', '?', '；', '。']);
const opening = new Set(['(', '[', '{', '（', '【']);
const closing = new Set([')', ']', '}', '）', '】']);

/** Between the items of a list. */
export const listSeparators: ReadonlySet<string> = new Set([',', ';', '、', '，', '；']);

/** Where brackets open that close again. */
function closedBrackets(pieces: ReturnType<typeof scan>): ReadonlySet<number> {
  const closed = new Set<number>();
  const open: number[] = [];
  for (const { mark, start } of pieces) {
    if (opening.has(mark)) open.push(start);
    const partner = closing.has(mark) ? open.pop() : undefined;
    if (partner !== undefined) closed.add(partner);
  }
  return closed;
}

/** Splits a text at its punctuation. Brackets need not match. Linear in the text's length. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  const pieces = scan(text);
  const closed = closedBrackets(pieces);
  const open: boolean[] = [];
  let within = 0;
  let words: Word[] = [];
  let startsStatement = true;
  let behind = '';
  const push = (): void => {
    if (words.length === 0) return;
    segments.push({ words: joinLetters(words), depth: open.length, startsStatement, behind });
    words = [];
    startsStatement = false;
  };
  for (const piece of pieces) {
    const { mark, start } = piece;
    if (mark === '') {
      words.push(piece);
      continue;
    }
    push();
    behind = mark;
    if (opening.has(mark)) {
      open.push(closed.has(start));
      within += closed.has(start) ? 1 : 0;
    }
    if (closing.has(mark) && open.pop() === true) within -= 1;
    if (ending.has(mark) && (within === 0 || !listSeparators.has(mark))) startsStatement = true;
  }
  push();
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
