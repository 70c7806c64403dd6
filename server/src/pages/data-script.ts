const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Within a script, no text may look like its end or like a comment, so such characters are written as JSON escapes. */
const withoutEnds = (json: string) => json.replaceAll(/[<>&\u2028\u2029]/g, (sign) => escapes[sign] ?? sign);

/** Returns JSON-LD for a page's HTML. It is data and never runs, so the content policy needn't mention it. */
export function dataScript(data: object): string {
  return `<script type="application/ld+json">${withoutEnds(JSON.stringify(data))}</script>`;
}

/** Returns the data that a page was rendered from, for the browser to continue from. It never runs either. */
export function stateScript(json: string): string {
  return `<script type="application/json" id="drawn-state">${withoutEnds(json)}</script>`;
}
