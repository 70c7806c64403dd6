const raisedOf: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹', (sign, digit) => [String(digit), sign]),
);
const lettersOf: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('ᵃᵇᶜᵈᵉᶠᵍʰ', (sign, at) => [String.fromCharCode(97 + at), sign]),
);

/** Returns a text that stands above the line so that it can be told from what it follows: "Fries" and "a" are no "Friesa". */
export const raise = (text: string): string =>
  lettersOf[text.trim()] ?? text.replaceAll(/\d/g, (digit) => raisedOf[digit] ?? digit);

/** Returns a text with its signs above the line on it: "Nᵃ" is "N(a)", which is no "Na". */
export const unraise = (text: string): string =>
  text
    .replaceAll(/[ᵃᵇᶜᵈᵉᶠᵍʰ]/gu, (letter) => `(${letter.normalize('NFKC')})`)
    .replaceAll(/[¹²³⁰-⁹]/gu, (digit) => digit.normalize('NFKC'));
