import { emojiAt, escapedEndLength, isEscapedEnd, isLongLetter, kind, kindAt } from './characters.ts';

/** What stands before a mark: from its first word to its last, or nothing if there is no word. */
export interface Cut {
  readonly start: number;
  readonly end: number;
  /** Empty at the end of the text. */
  readonly mark: string;
  readonly markAt: number;
}

const space = /\s/;
const isSpace = (text: string, at: number): boolean => space.test(text.charAt(at));

/** A full stop behind these ends no statement. */
const shortened = /(?:^|[^a-z])(?:eqpt|equip|mfg|mfd|oz|lb|tbsp|tsp|pkg|approx|incl)$/i;
const longestShortened = 7;

function isFullStop(text: string, at: number): boolean {
  return !/\d/.test(text.charAt(at + 1)) && !shortened.test(text.slice(Math.max(0, at - longestShortened), at));
}

/** That of "w/". */
function isWith(text: string, at: number): boolean {
  if (!'wW'.includes(text.charAt(at - 1)) || at === 0) return false;
  const before = at > 1 ? kindAt(text, at - 2) : kind.other;
  return before !== kind.letter && before !== kind.joiner;
}

/** A full stop, but not that of a decimal; a slash, but not that of "w/"; a dash with room around it. */
function isMark(text: string, at: number): boolean {
  const character = text.charAt(at);
  if (character === '.') return isFullStop(text, at);
  if (character === '/') return !isWith(text, at);
  return '-–—'.includes(character) && isSpace(text, at - 1) && isSpace(text, at + 1);
}

/** Cuts a text at the marks between its words. Linear in its length. */
export function cutText(text: string): Cut[] {
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
