const opening = '([{';
const closing = ')]}';

/** Whether each character lies inside brackets. A bracket without its partner counts as none. */
function markNested(text: string): Uint8Array {
  const nested = new Uint8Array(text.length);
  const open: { at: number; bracket: string }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (opening.includes(character)) open.push({ at, bracket: character });
    const kind = closing.indexOf(character);
    if (kind < 0) continue;
    const partner = open.findLastIndex(({ bracket }) => bracket === opening.charAt(kind));
    if (partner < 0) continue;
    nested.fill(1, open[partner]?.at, at);
    open.length = partner;
  }
  return nested;
}

function tidy(part: string): string {
  return part
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.;]+/, '')
    .replace(/[\s.;]+$/, '');
}

/**
 * The ingredients of one text as on a label: split at commas and semicolons outside of brackets.
 * An ingredient's name carries no comma, so those inside become semicolons. No word is lost.
 */
export function splitIngredients(text: string): string[] {
  const nested = markNested(text);
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const separates = character === ',' || character === ';' || character === '\n';
    if (separates && !nested[at]) {
      parts.push(part);
      part = '';
    } else part += character === ',' ? ';' : character;
  }
  parts.push(part);
  return parts.map(tidy).filter((each) => each !== '');
}
