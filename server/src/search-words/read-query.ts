import type { Db } from '../db/db.ts';
import type { TextQuery } from '../db/text-query.ts';
import { longestName, namesOf } from './synonyms.ts';
import { findWords, type KnownWord, type Term } from './vocabulary.ts';

const mostWords = 8;
const mostVariants = 4;
const longestWord = 60;

/** A word or a name of several words, and the names that say the same. Each is a list of words. */
type Segment = readonly (readonly string[])[];

/** The words of a text, without case and accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords).map((word) => word.slice(0, longestWord));
}

/** Cuts words into segments, the longest known name first. */
function segmentsOf(words: readonly string[]): Segment[] {
  const segments: Segment[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(longestName, words.length - at);
    while (length > 1 && namesOf(words.slice(at, at + length)).length === 0) length -= 1;
    const said = words.slice(at, at + length);
    segments.push([said, ...namesOf(said)]);
    at += length;
  }
  return segments;
}

const weightOf = (terms: readonly Term[]) => terms.reduce((sum, { dishes }) => sum + dishes, 0);

/** The terms of each word of a name; undefined if one of them can't be found. */
function termsOf(name: readonly string[], known: ReadonlyMap<string, KnownWord>): (readonly Term[])[] | undefined {
  const words = name.map((word) => known.get(word)).filter((word) => word && !word.isIgnored);
  const terms = words.map((word) => word?.terms ?? []);
  return terms.some((each) => each.length === 0) ? undefined : terms;
}

function unique(terms: readonly Term[]): Term[] {
  return [...new Map(terms.map((each) => [each.term, each])).values()];
}

/** Ways to say a segment: its names of one word are alternatives of one another, those of several stand for themselves. */
function waysOf(segment: Segment, known: ReadonlyMap<string, KnownWord>): (readonly Term[])[][] {
  // What may have been meant is asked for only where none of the names is known as it stands.
  const sure = segment.filter((name) => name.every((word) => known.get(word)?.isGuess === false));
  const names = (sure.length > 0 ? sure : segment.slice(0, 1))
    .map((name) => termsOf(name, known))
    .filter((name) => name !== undefined);
  const single = unique(names.filter((name) => name.length === 1).flat(2));
  const several = names.filter((name) => name.length > 1);
  const isIgnored = names.some((name) => name.length === 0);
  return [...(single.length > 0 ? [[single]] : []), ...several, ...(isIgnored ? [[]] : [])];
}

/**
 * What a text asks for: every word must be there, under one of its names. A word that no dish has is taken as the
 * beginning of words, and else as a misspelled one.
 */
export async function readQuery(db: Db, text: string): Promise<TextQuery> {
  const segments = segmentsOf(wordsOf(text));
  const known = await findWords(db, [...new Set(segments.flat(2))]);
  let variants: (readonly Term[])[][] = [[]];
  for (const segment of segments) {
    const ways = waysOf(segment, known);
    variants = variants.flatMap((variant) => ways.map((way) => [...variant, ...way])).slice(0, mostVariants);
  }
  const meaningful = variants.filter((words) => words.length > 0);
  return {
    variants: meaningful.map((words) =>
      words.toSorted((one, other) => weightOf(one) - weightOf(other)).map((terms) => terms.map(({ term }) => term)),
    ),
  };
}
