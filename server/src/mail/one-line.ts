/** Returns a name on one line of a mail, whatever an import put into it. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
