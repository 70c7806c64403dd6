import { joinLetters } from './normalise.ts';
import { scan, type Word } from './scan.ts';

/** A piece of an ingredient text within which words bind. */
export interface Segment {
  readonly words: readonly Word[];
  /** Those of the words. */
  readonly tokens: readonly string[];
  /** How many brackets are open around it. */
  readonly depth: number;
  /** Whether a full stop, a semicolon or a line ended the statement before it. */
  readonly startsStatement: boolean;
  /** Only the end of a line did. */
  readonly wrapped: boolean;
  /** The punctuation right before it; empty at the start. */
  readonly behind: string;
  /** Words were added that its text leaves out. */
  readonly completed: boolean;
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

const lineEnds = new Set(['\n', '\r']);

/** What ended the statement before a segment. */
type End = 'nothing' | 'line' | 'mark';

function endBehind(mark: string, before: End, isListed: boolean): End {
  if (lineEnds.has(mark)) return before === 'nothing' ? 'line' : before;
  return ending.has(mark) && !isListed ? 'mark' : before;
}

/** Splits a text at its punctuation. Brackets need not match. Linear in the text's length. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  const pieces = scan(text);
  const closed = closedBrackets(pieces);
  const open: boolean[] = [];
  let within = 0;
  let pending: Word[] = [];
  let end: End = 'mark';
  let behind = '';
  const push = (): void => {
    if (pending.length === 0) return;
    const words = joinLetters(pending);
    const tokens = words.map(({ token }) => token);
    const startsStatement = end !== 'nothing';
    segments.push({
      words,
      tokens,
      depth: open.length,
      startsStatement,
      wrapped: end === 'line',
      behind,
      completed: false,
    });
    pending = [];
    end = 'nothing';
  };
  for (const piece of pieces) {
    const { mark, start } = piece;
    if (mark === '') {
      pending.push(piece);
      continue;
    }
    push();
    behind = mark;
    if (opening.has(mark)) {
      open.push(closed.has(start));
      within += closed.has(start) ? 1 : 0;
    }
    if (closing.has(mark) && open.pop() === true) within -= 1;
    end = endBehind(mark, end, within > 0 && listSeparators.has(mark));
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
