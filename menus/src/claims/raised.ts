const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const letters = Array.from('ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖ𐞥ʳˢᵗᵘᵛʷˣʸᶻ');

const raisedOf: ReadonlyMap<string, string> = new Map([
  ...Array.from(digits, (sign, digit) => [String(digit), sign] as const),
  ...letters.map((sign, at) => [String.fromCharCode(97 + at), sign] as const),
]);

/** These are superscript letters and digits, and the signs for footnotes on the baseline, as sets for expressions. */
export const raisedLetters = letters.join('');
export const raisedFigures = '¹²³⁰-⁹';
export const noteSigns = '*†‡§#¶‖^¤◊∆✱✳∗⁎❖';

/** Matches a footnote's sign that can't be mistaken for anything else. */
export const anyNoteSign = `[${noteSigns}]{1,3}|[${raisedFigures}]{1,2}|[${raisedLetters}]{1,2}`;
export const allNoteSigns = new RegExp(`[${noteSigns}${raisedFigures}${raisedLetters}]+`, 'gu');

/** Matches superscripts that are no footnotes: "™", "1st", "12 oz". */
const ofTheText = /^(?:tm|sm|mc|md|mr|st|nd|rd|th|er|oz|lb|ea|ct|pc|no)$/i;

/** Returns whether a superscript text is a footnote's sign: digits, one or two letters, or any other sign. */
export const isNoteSign = (text: string): boolean =>
  !ofTheText.test(text) &&
  /^(?:[a-z]{1,2}|\d{1,2}|[^\p{L}\p{N}\s.,:;'"’”®™℠()]{1,3})(?:,\s?(?:[a-z]|\d{1,2}))*$/iu.test(text);

/** Returns a superscript text so that it is separate from what it follows: "Fries" and "a" aren't "Friesa". */
export function raise(text: string): string {
  const own = text.trim().replace(/^\((\w{1,2})\)$|^(\w{1,2})\)$/u, '$1$2');
  if (isNoteSign(own)) return Array.from(own.toLowerCase(), (sign) => raisedOf.get(sign) ?? sign).join('');
  return text.replaceAll(/\d/g, (digit) => raisedOf.get(digit) ?? digit);
}

const letterSigns = new RegExp(`[${raisedLetters}]+`, 'gu');

/** Returns a text with its superscripts on the baseline: "Nᵃ" is "N(a)", not "Na". */
export const unraise = (text: string): string =>
  text
    .replaceAll(letterSigns, (sign) => `(${sign.normalize('NFKC')})`)
    .replaceAll(/[¹²³⁰-⁹]/gu, (digit) => digit.normalize('NFKC'));

/**
 * Returns the legend's key for a footnote's sign. A letter's differs from the mark of the same letter: "n) has no milk"
 * says nothing about an "N" in a cell.
 */
export function noteKey(sign: string): string {
  const low = sign.normalize('NFKC').trim().toLowerCase();
  return /^[a-z]{1,2}$/.test(low) ? Array.from(low, (letter) => raisedOf.get(letter) ?? letter).join('') : low;
}
