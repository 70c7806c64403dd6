import { longestName, namesOf, nearestName } from './synonyms.ts';

const mostWords = 8;
const longestWord = 60;

/** Is a word or a name of several words, with its synonyms. Each is a list of words. */
export interface Segment {
  /** The first is the typed one. */
  readonly names: readonly (readonly string[])[];
  /** Says whether it is in quotation marks, so that nothing else is meant. */
  readonly isExact: boolean;
}

/** Lists words that people type around what they search for. */
const fillers = new Set(
  'food foods dish dishes meal meals restaurant restaurants place places cuisine menu near nearby me my best good'.split(
    ' ',
  ),
);

/** Removes fillers, unless there is nothing else. */
function withoutFillers(segments: readonly Segment[]): Segment[] {
  const isFiller = ({ names: [said = []], isExact }: Segment) =>
    !isExact && said.length === 1 && said.every((word) => fillers.has(word));
  const asked = segments.filter((segment) => !isFiller(segment));
  return asked.length > 0 ? asked : [...segments];
}

/** Returns the name that a word nearly is, and that one's other names. */
export function namesNear(said: readonly string[]): readonly (readonly string[])[] {
  const name = said.length === 1 ? nearestName(said[0] ?? '') : undefined;
  return name === undefined ? [] : [[name], ...namesOf([name])];
}

/** Splits a text at quotation marks: every other part is in them. */
const partsOf = (text: string) => text.split(/["“”„«»]/u);

/** Removes case and accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, longestWord));
}

/** Finds the longest known name first. */
function namesIn(words: readonly string[]): Segment[] {
  const segments: Segment[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(longestName, words.length - at);
    while (length > 1 && namesOf(words.slice(at, at + length)).length === 0) length -= 1;
    const said = words.slice(at, at + length);
    segments.push({ names: [said, ...namesOf(said)], isExact: false });
    at += length;
  }
  return segments;
}

/** Splits a text into its first eight words, and into the names that they form. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let left = mostWords;
  for (const [index, part] of partsOf(text).entries()) {
    const words = wordsOf(part).slice(0, left);
    left -= words.length;
    const isExact = index % 2 === 1;
    segments.push(...(isExact ? words.map((word) => ({ names: [[word]], isExact })) : namesIn(words)));
  }
  return withoutFillers(segments);
}
