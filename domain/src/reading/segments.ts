import { emojiAt, escapedEndLength, isEscapedEnd, isLongLetter, kind, kindAt } from './characters.ts';
import { joinLetters } from './normalise.ts';
import { type Word, wordsIn } from './scan.ts';

/** The text before a mark, from its first word to its last; empty if there is no word. */
interface Cut {
  readonly start: number;
  readonly end: number;
  /** Empty at the end of the text. */
  readonly mark: string;
  readonly markAt: number;
}

const space = /\s/;
const isSpace = (text: string, at: number): boolean => space.test(text.charAt(at));

/** The full stop of these abbreviations doesn't end a statement. */
const shortened = /(?:^|[^a-z])(?:eqpt|equip|mfg|mfd|oz|lb|tbsp|tsp|pkg|approx|incl)$/i;
const longestShortened = 7;

function isFullStop(text: string, at: number): boolean {
  return !/\d/.test(text.charAt(at + 1)) && !shortened.test(text.slice(Math.max(0, at - longestShortened), at));
}

/** Recognises the slash of "w/". */
function isWith(text: string, at: number): boolean {
  if (!'wW'.includes(text.charAt(at - 1)) || at === 0) return false;
  const before = at > 1 ? kindAt(text, at - 2) : kind.other;
  return before !== kind.letter && before !== kind.joiner;
}

/** Recognises separators: a full stop but not a decimal point, a slash but not that of "w/", a dash between spaces. */
function isMark(text: string, at: number): boolean {
  const character = text.charAt(at);
  if (character === '.') return isFullStop(text, at);
  if (character === '/') return !isWith(text, at);
  return '-–—'.includes(character) && isSpace(text, at - 1) && isSpace(text, at + 1);
}

/** Cuts a text at its marks, in time linear in its length. */
function cutText(text: string): Cut[] {
  const cuts: Cut[] = [];
  let [start, end] = [-1, -1];
  let hasWord = false;
  const cut = (mark: string, markAt: number): void => {
    cuts.push(hasWord ? { start, end, mark, markAt } : { start: markAt, end: markAt, mark, markAt });
    start = -1;
    hasWord = false;
  };
  const take = (at: number, size: number, isWord: boolean): void => {
    if (start < 0) start = at;
    end = at + size;
    hasWord ||= isWord;
  };
  for (let at = 0; at < text.length; at += 1) {
    const found = kindAt(text, at);
    if (found === kind.letter) take(at, 1, true);
    else if (found === kind.joiner) take(at, 1, false);
    else if (found === kind.mark) cut(text.charAt(at), at);
    else if (found !== kind.special) continue;
    else if (isEscapedEnd(text, at)) {
      cut('\n', at);
      at += escapedEndLength - 1;
    } else if (isLongLetter(text, at) || emojiAt(text, at) !== undefined) {
      take(at, 2, true);
      at += 1;
    } else if (text.charAt(at) === '&') take(at, 1, true);
    else if (isMark(text, at)) cut(text.charAt(at), at);
  }
  cut('', text.length);
  return cuts;
}

interface Surroundings {
  /** Counts the open brackets around it. */
  readonly depth: number;
  /** Whether a full stop, a semicolon or a line break ended the statement before it. */
  readonly startsStatement: boolean;
  /** Whether only a line break did. */
  readonly wrapped: boolean;
  /** The punctuation right before it; empty at the start. */
  readonly behind: string;
}

/** This is a segment of an ingredient text, within which words bind. */
export class Segment {
  readonly #text: string;
  readonly start: number;
  readonly end: number;
  readonly depth: number;
  readonly startsStatement: boolean;
  readonly wrapped: boolean;
  readonly behind: string;
  /** Whether words were added that its text omits. */
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

  /** Returns the original text, from its first word to its last. */
  get own(): string {
    return this.#text.slice(this.start, this.end);
  }

  /** Words are found on demand, because a cached reading needs none. */
  get words(): readonly Word[] {
    return (this.#words ??= joinLetters(wordsIn(this.#text, this.start, this.end)));
  }

  get tokens(): readonly string[] {
    return (this.#tokens ??= this.words.map(({ token }) => token));
  }

  /** Returns the same segment with other words. */
  completedWith(words: readonly Word[]): Segment {
    return new Segment(this.#text, this.start, this.end, this, words);
  }
}

const ending = new Set(['.', ';', '\n', '\r', '!', '?', '；', '。']);
const opening = new Set(['(', '[', '{', '（', '【']);
const closing = new Set([')', ']', '}', '）', '】']);
const lineEnds = new Set(['\n', '\r']);

/** Separates items of a list. */
export const listSeparators: ReadonlySet<string> = new Set([',', ';', '、', '，', '；']);

/** Returns the indexes of opening brackets that have a closing one. */
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

/** Says what ended the statement before a segment. */
type End = 'nothing' | 'line' | 'mark';

function endBehind(mark: string, before: End, isListed: boolean): End {
  if (lineEnds.has(mark)) return before === 'nothing' ? 'line' : before;
  return ending.has(mark) && !isListed ? 'mark' : before;
}

/** Splits a text at its punctuation, in time linear in its length. Brackets need not match. */
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

/** Returns whether at least two ingredients of a segment follow it in brackets or after a colon. */
export function listsParts(segments: readonly Segment[], index: number): boolean {
  const [whole, first, second] = [segments[index], segments[index + 1], segments[index + 2]];
  if (whole === undefined || first === undefined || second === undefined) return false;
  if (first.depth > whole.depth) return second.depth > whole.depth;
  return first.behind === ':' && isPart(first, whole) && isPart(second, whole);
}
