const pieceLength = 16_384;

/** Matches characters that end a script or an attribute in HTML, or a line in old JavaScript. */
const inHtml = /[<>&\u2028\u2029]/g;

const asEscape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** These characters occur only within JSON's strings, where an escape means the same. */
const safe = (json: string): string => json.replaceAll(inHtml, asEscape);

/** Returns a value as JSON, in pieces of some kilobytes, which may be put into a `<script>` of a page. */
export function* jsonPieces(value: unknown): Generator<string> {
  const text = `${safe(JSON.stringify(value))}\n`;
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength);
}
