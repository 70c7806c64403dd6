/**
 * The beginning of a text, of at most `length` UTF-16 code units. Never ends with half of a character, which a database
 * would refuse.
 */
export function beginningOf(text: string, length: number): string {
  const cut = text.slice(0, length);
  const last = cut.charCodeAt(cut.length - 1);
  return cut.length < text.length && last >= 0xd8_00 && last <= 0xdb_ff ? cut.slice(0, -1) : cut;
}
