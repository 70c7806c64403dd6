/** Windows shows these for the bytes from 0x80 to 0x9f. */
const shown = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const tail = `[\\u0080-\\u00bf${shown}]`;

/** Matches bytes of a letter or a mark that were taken for several letters: "Ã©" for "é", "â€™" for an apostrophe. */
const broken = new RegExp(`(?:[ÂÃ]${tail}|â${tail}{1,2})+`, 'g');
const suspect = /[ÂÃâ]/;
const lettersAndApostrophe = /[\p{L}’]/u;
const dashes = /[–—•]/;

const byteOf = (character: string): number => {
  const place = shown.indexOf(character);
  return place === -1 ? character.charCodeAt(0) : 0x80 + place;
};

const decode = (text: string): string =>
  text
    .replace(new RegExp(`[ÂÃ]${tail}`, 'g'), ([lead = '', next = '']) =>
      String.fromCharCode(((byteOf(lead) & 0x1f) << 6) | (byteOf(next) & 0x3f)),
    )
    .replace(new RegExp(`â${tail}{2}`, 'g'), ([, second = '', third = '']) =>
      String.fromCharCode(0x2000 | ((byteOf(second) & 0x3f) << 6) | (byteOf(third) & 0x3f)),
    );

/** Fills up with characters that belong to a word without being in it, or that belong to none. */
function repairRun(run: string): string {
  // Some texts were broken twice.
  const decoded = decode(decode(run));
  if (lettersAndApostrophe.test(decoded) && !decoded.startsWith('â')) return decoded.padEnd(run.length, '\u00AD');
  return (dashes.exec(decoded)?.[0] ?? '').padEnd(run.length);
}

/** Repairs a text that was read with the wrong encoding, without moving any other character. */
export const repairEncoding = (text: string): string => (suspect.test(text) ? text.replace(broken, repairRun) : text);
