const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * JSON-LD for a page's HTML. It is data and never run, so the content policy needs no word about it. Within
 * a script no text may look like its end or like a comment: such signs stand as JSON's escapes.
 */
export function dataScript(data: object): string {
  const json = JSON.stringify(data).replaceAll(/[<>&\u2028\u2029]/g, (sign) => escapes[sign] ?? sign);
  return `<script type="application/ld+json">${json}</script>`;
}
