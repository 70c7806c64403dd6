import { cutText, type Cut } from './cut-text.ts';
import { joinLetters } from './normalise.ts';
import { wordsIn, type Word } from './scan.ts';

interface Surroundings {
  /** How many brackets are open around it. */
  readonly depth: number;
  /** Whether a full stop, a semicolon or a line ended the statement before it. */
  readonly startsStatement: boolean;
  /** Only the end of a line did. */
  readonly wrapped: boolean;
  /** The punctuation right before it; empty at the start. */
  readonly behind: string;
}

/** A piece of an ingredient text within which words bind. */
export class Segment {
  readonly #text: string;
  readonly start: number;
  readonly end: number;
  readonly depth: number;
  readonly startsStatement: boolean;
  readonly wrapped: boolean;
  readonly behind: string;
  /** Words were added that its text leaves out. */
  readonly completed: boolean;
  #words: readonly Word[] | undefined;
  #tokens: readonly string[] | undefined;

  constructor(text: string, start: number, end: number, around: Surroundings, words?: readonly Word[]) {
    this.#text = text;
    this.start = start;
    this.end = end;
    this.depth = around.depth;
    this.startsStatement = around.startsStatement;
    this.wrapped = around.wrapped;
    this.behind = around.behind;
    this.completed = words !== undefined;
    this.#words = words;
  }

  /** As written, from its first word to its last. */
  get own(): string {
    return this.#text.slice(this.start, this.end);
  }

  /** Found when they are asked for: what was read before needs none. */
  get words(): readonly Word[] {
    return (this.#words ??= joinLetters(wordsIn(this.#text, this.start, this.end)));
  }

  get tokens(): readonly string[] {
    return (this.#tokens ??= this.words.map(({ token }) => token));
  }

  /** The same with other words. */
  completedWith(words: readonly Word[]): Segment {
    return new Segment(this.#text, this.start, this.end, this, words);
  }
}

const ending = new Set(['.', ';', '\n', '\r', '!', '?', '；', '。']);
const opening = new Set(['(', '[', '{', '（', '【']);
const closing = new Set([')', ']', '}', '）', '】']);
const lineEnds = new Set(['\n', '\r']);

/** Between the items of a list. */
export const listSeparators: ReadonlySet<string> = new Set([',', ';', '、', '，', '；']);

/** Where brackets open that close again. */
function closedBrackets(cuts: readonly Cut[]): ReadonlySet<number> {
  const closed = new Set<number>();
  const open: number[] = [];
  for (const { mark, markAt } of cuts) {
    if (opening.has(mark)) open.push(markAt);
    const partner = closing.has(mark) ? open.pop() : undefined;
    if (partner !== undefined) closed.add(partner);
  }
  return closed;
}

/** What ended the statement before a segment. */
type End = 'nothing' | 'line' | 'mark';

function endBehind(mark: string, before: End, isListed: boolean): End {
  if (lineEnds.has(mark)) return before === 'nothing' ? 'line' : before;
  return ending.has(mark) && !isListed ? 'mark' : before;
}

/** Splits a text at its punctuation. Brackets need not match. Linear in the text's length. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  const cuts = cutText(text);
  const closed = closedBrackets(cuts);
  const open: boolean[] = [];
  let within = 0;
  let ended: End = 'mark';
  let behind = '';
  for (const { start, end, mark, markAt } of cuts) {
    if (end > start) {
      const around = { depth: open.length, startsStatement: ended !== 'nothing', wrapped: ended === 'line', behind };
      segments.push(new Segment(text, start, end, around));
      ended = 'nothing';
    }
    behind = mark;
    if (opening.has(mark)) {
      open.push(closed.has(markAt));
      within += closed.has(markAt) ? 1 : 0;
    } else if (closing.has(mark) && open.pop() === true) within -= 1;
    ended = endBehind(mark, ended, within > 0 && listSeparators.has(mark));
  }
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
