import { tokenOf } from './fold-word.ts';
import { emojiWords } from './emoji.ts';

/** A word as it stands in a text: its token, and where it was written. */
export interface Word {
  readonly token: string;
  readonly start: number;
  readonly end: number;
}

/** A word, or a mark that separates words; the other of the two is empty. */
interface Piece extends Word {
  readonly mark: string;
}

/** Apostrophes join ("baker's"); format characters such as a soft hyphen are inside a word, a zero-width space is not. */
const inWord = /[\p{L}\p{N}\p{M}'’‘ʼ`´\u00AD\u2060\u200C\uFEFF\u200D]/u;
/** Raised figures point to a note. */
const footnote = /[\u00B2\u00B3\u00B9\u2070-\u2079]/;
const separators = ',;:()[]{}|•·*+!?、，；：（）。【】\n\r';
const space = /\s/;

/** What a UTF-16 code unit can be; `special` depends on what stands around it. */
const kind = { unknown: 0, other: 1, word: 2, mark: 3, special: 4 } as const;
const kinds = new Uint8Array(0x1_0000);

function findKind(code: number): number {
  const character = String.fromCharCode(code);
  if (separators.includes(character)) return kind.mark;
  if ('./-–—&_'.includes(character) || (code >= 0xd800 && code < 0xe000)) return kind.special;
  return inWord.test(character) && !footnote.test(character) ? kind.word : kind.other;
}

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  const known = kinds[code] ?? kind.other;
  if (known !== kind.unknown) return known;
  return (kinds[code] = findKind(code));
}

const isSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xe000;

/** Letters beyond the first 65,536 code points take two code units. */
function wordEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    if (kindAt(text, at) === kind.word) at += 1;
    else if (isSurrogate(text.charCodeAt(at)) && inWord.test(String.fromCodePoint(text.codePointAt(at) ?? 0))) at += 2;
    else break;
  }
  return at;
}

const isSpace = (text: string, at: number): boolean => space.test(text.charAt(at));

/** A full stop behind these ends no statement. */
const shortened: ReadonlySet<string> = new Set('eqpt equip mfg mfd oz lb tbsp tsp pkg approx incl'.split(' '));

/** A full stop, but not that of a decimal; a slash, but not that of "w/"; a dash with room around it. */
function isMark(text: string, at: number, before: Piece | undefined): boolean {
  const character = text.charAt(at);
  if (character === '.') return !/\d/.test(text.charAt(at + 1)) && !(before?.end === at && shortened.has(before.token));
  if (character === '/') return !(before?.token === 'w' && before.end === at);
  return '-–—'.includes(character) && isSpace(text, at - 1) && isSpace(text, at + 1);
}

/** How spreadsheets write a line's end into their files. */
const escapedEnd = /_x000d_/iy;

function escapedEndAt(text: string, at: number): boolean {
  escapedEnd.lastIndex = at;
  return escapedEnd.test(text);
}

/** Reads a character that needs a closer look, and returns the index behind it. */
function readSpecial(text: string, at: number, pieces: Piece[]): number {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const end = at + character.length;
  if (character === '&') pieces.push({ token: 'and', mark: '', start: at, end });
  else if (character === '_' && escapedEndAt(text, at)) {
    pieces.push({ token: '', mark: '\n', start: at, end: at + 7 });
    return at + 7;
  } else if (character.length > 1)
    for (const token of emojiWords.get(character) ?? []) pieces.push({ token, mark: '', start: at, end });
  else if (isMark(text, at, pieces.at(-1))) pieces.push({ token: '', mark: character, start: at, end });
  return end;
}

/** The words of a text and the marks between them. Linear in the text's length. */
export function scan(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length;) {
    const start = at;
    const found = kindAt(text, at);
    if (found === kind.word || found === kind.special) at = wordEnd(text, at);
    if (at > start) {
      const token = tokenOf(text.slice(start, at));
      if (token !== '') pieces.push({ token, mark: '', start, end: at });
    } else if (found === kind.special) at = readSpecial(text, at, pieces);
    else {
      if (found === kind.mark) pieces.push({ token: '', mark: text.charAt(at), start, end: at + 1 });
      at += 1;
    }
  }
  return pieces;
}
