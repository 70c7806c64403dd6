/**
 * Returns the beginning of a text, at most `length` UTF-16 code units. It never splits a surrogate pair, which a
 * database would refuse.
 */
export function beginningOf(text: string, length: number): string {
  const cut = text.slice(0, length);
  const last = cut.charCodeAt(cut.length - 1);
  return cut.length < text.length && last >= 0xd8_00 && last <= 0xdb_ff ? cut.slice(0, -1) : cut;
}
