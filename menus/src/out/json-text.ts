const pieceLength = 16_384;

/** What ends a script or an attribute in HTML, and what old JavaScript takes for the end of a line. */
const inHtml = /[<>&\u2028\u2029]/g;

const asEscape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** These signs only ever stand inside of JSON's texts, where an escape means the same. */
const safe = (json: string): string => json.replaceAll(inHtml, asEscape);

/** Returns a value as JSON, in pieces of some kilobytes, that may stand inside of a `<script>` in a page. */
export function* jsonPieces(value: unknown): Generator<string> {
  const text = `${safe(JSON.stringify(value))}\n`;
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength);
}
