import type { Db } from '../db/db.ts';
import type { TextQuery } from './text-query.ts';
import type { Term } from './guesses.ts';
import { namesNear, segmentsOf, type Segment } from './text-words.ts';
import { findWords, guessWord, type KnownWord } from './vocabulary.ts';

const mostVariants = 4;

type Words = ReadonlyMap<string, KnownWord>;

/** Is a segment. If none of its names is known, it has also the name that it nearly is, with that one's other names. */
interface ReadSegment extends Segment {
  readonly near: readonly (readonly string[])[];
}

const weightOf = (terms: readonly Term[]) => terms.reduce((sum, { dishes }) => sum + dishes, 0);

function termsOfWord({ own, begun, meant }: KnownWord, isExact: boolean): readonly Term[] {
  if (isExact) return own ? [own] : [];
  return [...(own ? [own] : begun), ...meant];
}

/** Returns the terms of each word of a name; undefined if one of them can't be found. */
function termsOf(name: readonly string[], isExact: boolean, known: Words): (readonly Term[])[] | undefined {
  const words = name.map((word) => known.get(word)).filter((word) => word && !word.isIgnored);
  const terms = words.map((word) => (word ? termsOfWord(word, isExact) : []));
  return terms.some((each) => each.length === 0) ? undefined : terms;
}

const isKnown = (name: readonly string[], known: Words) =>
  name.every((word) => known.get(word)?.own !== undefined || known.get(word)?.isIgnored === true);

function unique(terms: readonly Term[]): Term[] {
  return [...new Map(terms.map((each) => [each.term, each])).values()];
}

/** Returns the names to search a segment by. Corrections count only if no name is known as typed. */
function namesToUse({ names, near }: ReadSegment, known: Words): readonly (readonly string[])[] {
  const sure = names.filter((name) => isKnown(name, known));
  if (sure.length > 0) return sure;
  const [said = []] = names;
  const begins = said.some((word) => (known.get(word)?.begun.length ?? 0) > 0);
  const meant = begins ? [] : near.filter((name) => isKnown(name, known));
  return meant.length > 0 ? meant : [said];
}

/**
 * Returns the ways to search for a segment: its names of one word are alternatives to each other, those of several are
 * separate.
 */
function waysOf(segment: ReadSegment, known: Words): (readonly Term[])[][] {
  const names = namesToUse(segment, known)
    .map((name) => termsOf(name, segment.isExact, known))
    .filter((name) => name !== undefined);
  const single = unique(names.filter((name) => name.length === 1).flat(2));
  const several = names.filter((name) => name.length > 1);
  const isIgnored = names.some((name) => name.length === 0);
  return [...(single.length > 0 ? [[single]] : []), ...several, ...(isIgnored ? [[]] : [])];
}

const wordsOf = (names: readonly (readonly string[])[]) => [...new Set(names.flat())];

/** Corrects words that no menu contains under any of their names. Most texts need no correction. */
async function guess(db: Db, unsure: readonly ReadSegment[], known: Words): Promise<Words> {
  const near = await findWords(db, wordsOf(unsure.flatMap((segment) => segment.near)));
  const guessed = new Map([...known, ...near]);
  for (const word of wordsOf(unsure.flatMap(({ names }) => names.slice(0, 1)))) {
    const { own, isIgnored, stem } = known.get(word) ?? {};
    if (!own && !isIgnored && stem !== undefined) guessed.set(word, await guessWord(db, word, stem));
  }
  return guessed;
}

async function readSegments(db: Db, text: string) {
  const found = segmentsOf(text);
  const known = await findWords(db, wordsOf(found.flatMap(({ names }) => names)));
  const isUnsure = ({ names, isExact }: Segment) => !isExact && !names.some((name) => isKnown(name, known));
  const segments = found.map((each) => ({ ...each, near: isUnsure(each) ? namesNear(each.names[0] ?? []) : [] }));
  const unsure = segments.filter(isUnsure);
  return { segments, known: unsure.length === 0 ? known : await guess(db, unsure, known) };
}

/**
 * Reads what a text asks for: every word must occur, under one of its names. A word that no dish contains is taken as
 * the beginning of words, or else as a misspelled one. A word that few dishes contain, and that nearly equals a very
 * frequent one, is taken as that too.
 */
export async function readQuery(db: Db, text: string): Promise<TextQuery> {
  const { segments, known } = await readSegments(db, text);
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

/** Is a typed word, with what it was taken for: stems, or a name as it is written. */
export interface TakenWord {
  readonly typed: string;
  readonly terms: readonly string[];
  readonly name?: string | undefined;
  /** Says whether the typed word is searched for as well, because some menus contain it. */
  readonly isKnown: boolean;
}

function takenIn(segment: ReadSegment, known: Words): TakenWord[] {
  const [said = []] = segment.names;
  const used = namesToUse(segment, known);
  const [typed = '', name] = [said[0], segment.near[0]?.[0]];
  if (used.some((each) => segment.near.includes(each))) return [{ typed, terms: [], name, isKnown: false }];
  if (segment.isExact || !used.includes(said)) return [];
  return said.flatMap((word) => {
    const { meant = [], own, begun = [] } = known.get(word) ?? {};
    const terms = meant.map(({ term }) => term);
    return terms.length > 0 ? [{ typed: word, terms, isKnown: own !== undefined || begun.length > 0 }] : [];
  });
}

/** Returns the words of a text that `readQuery` replaces, with their replacements, each once. */
export async function findTakenWords(db: Db, text: string): Promise<TakenWord[]> {
  const { segments, known } = await readSegments(db, text);
  const taken = segments.flatMap((segment) => takenIn(segment, known));
  return [...new Map(taken.map((each) => [each.typed, each])).values()];
}
