const pieceLength = 16_384;

/** What ends a script or an attribute in HTML, and what old JavaScript takes for the end of a line. */
const inHtml = /[<>&\u2028\u2029]/g;

const asEscape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** These signs only ever stand inside of JSON's texts, where an escape means the same. */
const safe = (json: string): string => json.replaceAll(inHtml, asEscape);

function* tokens(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    for (const [at, each] of value.entries()) {
      yield at === 0 ? '[' : ',';
      yield* tokens(each);
    }
    yield value.length === 0 ? '[]' : ']';
  } else if (typeof value === 'object' && value !== null) {
    let opened = false;
    for (const [key, each] of Object.entries(value)) {
      if (each === undefined) continue;
      yield `${opened ? ',' : '{'}${safe(JSON.stringify(key))}:`;
      opened = true;
      yield* tokens(each);
    }
    yield opened ? '}' : '{}';
  } else yield safe(JSON.stringify(value));
}

/** Returns a value as JSON, in pieces of some kilobytes, that may stand inside of a `<script>` in a page. */
export function* jsonPieces(value: unknown): Generator<string> {
  let piece = '';
  for (const token of tokens(value)) {
    piece += token;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}\n`;
}
