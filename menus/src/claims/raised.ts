const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const letters = Array.from('ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖ𐞥ʳˢᵗᵘᵛʷˣʸᶻ');

const raisedOf: ReadonlyMap<string, string> = new Map([
  ...Array.from(digits, (sign, digit) => [String(digit), sign] as const),
  ...letters.map((sign, at) => [String.fromCharCode(97 + at), sign] as const),
]);

/** Letters and figures above the line, and the signs that stand for a footnote on it: each as in a set of an expression. */
export const raisedLetters = letters.join('');
export const raisedFigures = '¹²³⁰-⁹';
export const noteSigns = '*†‡§#¶‖^¤◊∆✱✳∗⁎❖';

/** A footnote's sign where it can be taken for nothing else. */
export const anyNoteSign = `[${noteSigns}]{1,3}|[${raisedFigures}]{1,2}|[${raisedLetters}]{1,2}`;
export const allNoteSigns = new RegExp(`[${noteSigns}${raisedFigures}${raisedLetters}]+`, 'gu');

/** Small letters above the line that are no footnote's: "™", "1st", "12 oz". */
const ofTheText = /^(?:tm|sm|mc|md|mr|st|nd|rd|th|er|oz|lb|ea|ct|pc|no)$/i;

/** Whether a text that stands above the line is a footnote's sign: figures, one or two letters, or any other sign. */
export const isNoteSign = (text: string): boolean =>
  !ofTheText.test(text) &&
  /^(?:[a-z]{1,2}|\d{1,2}|[^\p{L}\p{N}\s.,:;'"’”®™℠()]{1,3})(?:,\s?(?:[a-z]|\d{1,2}))*$/iu.test(text);

/** Returns a text that stands above the line so that it can be told from what it follows: "Fries" and "a" are no "Friesa". */
export function raise(text: string): string {
  const own = text.trim().replace(/^\((\w{1,2})\)$|^(\w{1,2})\)$/u, '$1$2');
  if (isNoteSign(own)) return Array.from(own.toLowerCase(), (sign) => raisedOf.get(sign) ?? sign).join('');
  return text.replaceAll(/\d/g, (digit) => raisedOf.get(digit) ?? digit);
}

const letterSigns = new RegExp(`[${raisedLetters}]+`, 'gu');

/** Returns a text with its signs above the line on it: "Nᵃ" is "N(a)", which is no "Na". */
export const unraise = (text: string): string =>
  text
    .replaceAll(letterSigns, (sign) => `(${sign.normalize('NFKC')})`)
    .replaceAll(/[¹²³⁰-⁹]/gu, (digit) => digit.normalize('NFKC'));

/**
 * The key by which a legend has a footnote's sign. A letter's is apart from the mark of the same letter: "n) has no milk"
 * says nothing of an "N" in a cell.
 */
export function noteKey(sign: string): string {
  const low = sign.normalize('NFKC').trim().toLowerCase();
  return /^[a-z]{1,2}$/.test(low) ? Array.from(low, (letter) => raisedOf.get(letter) ?? letter).join('') : low;
}
