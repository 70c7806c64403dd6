const opening = '([{';
const closing = ')]}';

// "Contains 2% or less of" begins part of the list, and "contains" after a name belongs to that name.
const warning = new RegExp(
  [
    String.raw`(?:may|might|could) (?:also )?contain`,
    String.raw`(?:do|does) not contain|doesn['’]t contain|contains? no`,
    String.raw`(?:(?<=(?:^|[.,;\n])\s*)contains?|contains?(?=\s*:))(?!\s*:?\s*(?:\d|less than|up to))`,
    'free (?:from|of)|traces of',
    '(?:made|manufactured|processed|produced|packed|packaged|prepared|handled) (?:in|on) (?:an?|the|our|shared|same|equipment)',
  ]
    .map((form) => String.raw`(?<![\p{L}\p{N}])(?:${form})(?![\p{L}\p{N}])`)
    .join('|')
    .replaceAll(' ', String.raw`\s+`),
  'giu',
);

/** Returns the positions of matching brackets. A bracket without a partner is left out. */
function findPairs(text: string): [number, number][] {
  const pairs: [number, number][] = [];
  const open: { at: number; kind: number }[] = [];
  // The counts keep an unmatched closing bracket from searching the whole stack.
  const counts = [0, 0, 0];
  const count = (kind: number, by: number) => (counts[kind] = (counts[kind] ?? 0) + by);
  for (let at = 0; at < text.length; at += 1) {
    const opened = opening.indexOf(text.charAt(at));
    if (opened >= 0) {
      open.push({ at, kind: opened });
      count(opened, 1);
    }
    const closed = closing.indexOf(text.charAt(at));
    while (closed >= 0 && (counts[closed] ?? 0) > 0) {
      const last = open.pop();
      if (!last) break;
      count(last.kind, -1);
      if (last.kind !== closed) continue;
      pairs.push([last.at, at]);
      break;
    }
  }
  return pairs;
}

/** Marks each character that lies inside brackets. */
function markNested(text: string): Uint8Array {
  // At each index it has the number of opened pairs minus closed ones.
  const steps = new Int32Array(text.length);
  for (const [from, to] of findPairs(text)) {
    steps[from] = (steps[from] ?? 0) + 1;
    steps[to] = (steps[to] ?? 0) - 1;
  }
  let depth = 0;
  return Uint8Array.from(steps, (step) => ((depth += step) > 0 ? 1 : 0));
}

function isFullStop(text: string, at: number): boolean {
  return text.charAt(at) === '.' && !/[0-9]/.test(text.charAt(at + 1));
}

/** Returns where the text from `start` ends: at its full stop or line break, unless a list begins below. */
function endOfStatement(text: string, start: number, nested: Uint8Array): number {
  let last = '';
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (!nested[at] && (isFullStop(text, at) || (character === '\n' && last !== ':'))) return at;
    if (character.trim() !== '') last = character;
  }
  return text.length;
}

/** Finds "may contain", "free from" and the like, from these words to the full stop. */
function findWarnings(text: string, nested: Uint8Array): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const { index: start } of text.matchAll(warning))
    if (!nested[start] && start >= (found.at(-1)?.end ?? 0))
      found.push({ start, end: endOfStatement(text, start, nested) });
  return found;
}

// The lookbehind makes each run of such signs match only once; otherwise a long run takes quadratic time.
const trailing = /(?<![\s.;])[\s.;]+$/;

function tidy(part: string): string {
  return part
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.;]+/, '')
    .replace(trailing, '');
}

/**
 * Splits one text into ingredients as on a label, at commas and semicolons outside of brackets. Warnings stay whole,
 * because "eggs" alone would claim more than "may contain: milk, eggs". Commas inside an item become semicolons,
 * because an item must not contain one. No word is lost.
 */
export function splitIngredients(text: string): string[] {
  const nested = markNested(text);
  const whole = nested.slice();
  const ends = new Set<number>();
  for (const { start, end } of findWarnings(text, nested)) {
    whole.fill(1, start, end);
    ends.add(end);
    const before = text.slice(0, start).trimEnd().length - 1;
    if (isFullStop(text, before)) ends.add(before);
  }
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const separates = character === ',' || character === ';' || character === '\n';
    if (ends.has(at) || (separates && !whole[at])) {
      parts.push(part);
      part = '';
    } else part += character === ',' ? ';' : character;
  }
  parts.push(part);
  return parts.map(tidy).filter((each) => each !== '');
}
