import { emojiAt, escapedEndLength, isEscapedEnd, isLongLetter, kind, kindAt } from './characters.ts';
import { tokenOf } from './fold-word.ts';

/** This is a word in a text: its token and its position. */
export interface Word {
  readonly token: string;
  readonly start: number;
  readonly end: number;
}

function wordEnd(text: string, from: number, to: number): number {
  let at = from;
  while (at < to) {
    const found = kindAt(text, at);
    if (found === kind.letter || found === kind.joiner) at += 1;
    else if (found === kind.special && isLongLetter(text, at)) at += 2;
    else break;
  }
  return at;
}

/** Reads a character outside of words and returns the index after it. */
function readBetween(text: string, at: number, words: Word[]): number {
  if (text.charAt(at) === '&') words.push({ token: 'and', start: at, end: at + 1 });
  if (isEscapedEnd(text, at)) return at + escapedEndLength;
  const shown = emojiAt(text, at);
  if (shown === undefined) return at + 1;
  for (const token of shown) words.push({ token, start: at, end: at + 2 });
  return at + 2;
}

/** Returns the words of part of a text, in time linear in its length. */
export function wordsIn(text: string, from = 0, to = text.length): Word[] {
  const words: Word[] = [];
  for (let at = from; at < to;) {
    const end = wordEnd(text, at, to);
    if (end > at) {
      const token = tokenOf(text.slice(at, end));
      if (token !== '') words.push({ token, start: at, end });
      at = end;
    } else at = kindAt(text, at) === kind.special ? readBetween(text, at, words) : at + 1;
  }
  return words;
}
