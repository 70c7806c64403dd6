/**
 * Holds letters that stand for a sign in fonts of signs. Source: Microsoft's character tables of Wingdings and
 * Webdings.
 */
const wingdings: Readonly<Record<string, string>> = {
  ü: '✓',
  û: '✗',
  þ: '☑',
  ý: '☒',
  l: '●',
  n: '■',
  '¨': '☐',
  o: '☐',
  '§': '▪',
  '¡': '○',
  '¤': '○',
  v: '❖',
  u: '◆',
  x: '☒',
  R: '☑',
  T: '✗',
};
const wingdings2: Readonly<Record<string, string>> = {
  P: '✓',
  O: '✗',
  R: '☑',
  Q: '☒',
  S: '✗',
  T: '✗',
  '—': '●',
  '˜': '●',
};
const webdings: Readonly<Record<string, string>> = { a: '✓', r: '✗', n: '●', '=': '●' };

const tableOf = (font: string): Readonly<Record<string, string>> | undefined => {
  if (/wingdings\s*2/i.test(font)) return wingdings2;
  if (/wingdings/i.test(font)) return wingdings;
  return /webdings/i.test(font) ? webdings : undefined;
};

/** Returns a text of such a font in Unicode. Files also write the letters in the private area, at U+F000. */
export function readSymbols(text: string, font: string): string {
  const plain = text.replaceAll(/[\uF020-\uF0FF]/g, (sign) => {
    const letter = String.fromCharCode(sign.charCodeAt(0) - 0xf000);
    return wingdings[letter] ?? letter;
  });
  const table = tableOf(font);
  return table ? Array.from(plain, (letter) => table[letter] ?? letter).join('') : plain;
}
