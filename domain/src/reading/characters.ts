import { emojiWords } from './emoji.ts';

/**
 * Apostrophes join ("baker's"). Format characters such as a soft hyphen belong to a word; a zero-width space doesn't.
 */
const inWord = /[\p{L}\p{N}\p{M}'’‘ʼ`´\u00AD\u2060\u200C\uFEFF\u200D]/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
/** Superscript figures refer to a note. */
const footnote = /[\u00B2\u00B3\u00B9\u2070-\u2079]/;
const separators = ',;:()[]{}|•·*+!?、，；：（）。【】\n\r';
/** The kind of these depends on their context. */
const specials = './-–—&_';

/**
 * Classifies a UTF-16 code unit: between words, inside a word but neither letter nor digit, a letter or digit, a
 * separator, or one that depends on its context.
 */
export const kind = { unknown: 0, other: 1, joiner: 2, letter: 3, mark: 4, special: 5 } as const;
const kinds = new Uint8Array(0x1_0000);

const isSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xe000;

function findKind(code: number): number {
  const character = String.fromCharCode(code);
  if (separators.includes(character)) return kind.mark;
  if (specials.includes(character) || isSurrogate(code)) return kind.special;
  if (!inWord.test(character) || footnote.test(character)) return kind.other;
  return letterOrDigit.test(character) ? kind.letter : kind.joiner;
}

/** Returns the kind of a code unit of a text. */
export function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  const known = kinds[code] ?? kind.other;
  if (known !== kind.unknown) return known;
  return (kinds[code] = findKind(code));
}

/** Returns whether a letter takes two code units, as those beyond the first 65,536 code points do. */
export function isLongLetter(text: string, at: number): boolean {
  return isSurrogate(text.charCodeAt(at)) && inWord.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
}

/** Returns the words for an emoji at this index. */
export function emojiAt(text: string, at: number): readonly string[] | undefined {
  return isSurrogate(text.charCodeAt(at)) ? emojiWords.get(String.fromCodePoint(text.codePointAt(at) ?? 0)) : undefined;
}

/** Spreadsheets write line ends into their files like this. */
const escapedEnd = /_x000d_/iy;
export const escapedEndLength = 7;

export function isEscapedEnd(text: string, at: number): boolean {
  escapedEnd.lastIndex = at;
  return text.charAt(at) === '_' && escapedEnd.test(text);
}
