import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { findBeginnings, findCorrections, findMeant, type Term } from './guesses.ts';

/** Holds the stems that a word may match. */
export interface KnownWord {
  readonly stem: string;
  /** Is its own stem, if a dish or a restaurant has it. */
  readonly own: Term | undefined;
  /** Holds stems that it may begin. */
  readonly begun: readonly Term[];
  /** Holds stems that were meant by it, if it is misspelled. */
  readonly meant: readonly Term[];
  /** Says whether it is too common to search for. */
  readonly isIgnored: boolean;
}

interface StemRow {
  readonly word: string;
  /** Is null for a word in every text, like "with". */
  readonly term: string | null;
  readonly dishes: number;
  readonly isKnown: boolean;
}

const mostCached = 5000;
const maxAgeMs = 60_000;

const kept = new Map<string, { readonly until: number; readonly word: KnownWord }>();

function keep(word: string, known: KnownWord): void {
  if (kept.size >= mostCached) kept.clear();
  kept.set(word, { until: performance.now() + maxAgeMs, word: known });
}

/**
 * Chooses the dictionary for a word `w.word`. A word with a digit is no English word to `to_tsvector` either: "4cheese"
 * has no stem.
 */
export const dictionary = sql`case when w.word ~ '[0-9]' then 'simple' else 'english_stem' end::regdictionary`;

function findStems(db: Db, words: readonly string[]): Promise<StemRow[]> {
  return db.query(sql`
    select w.word, stem.term, coalesce(s.dishes, 0) as dishes, s.term is not null as "isKnown"
    from unnest(${words}::text[]) w (word)
    cross join lateral (select search_term((ts_lexize(${dictionary}, w.word))[1]) as term) stem
    left join search_words s on s.term = stem.term`);
}

const nothing = { own: undefined, begun: [], meant: [], isIgnored: false };

/**
 * Returns what was probably meant by a word that nothing contains: it is a beginning, or misspelled. Some misspellings
 * also begin misspelled words.
 */
export async function guessWord(db: Db, word: string, stem: string): Promise<KnownWord> {
  const begun = word.length > 1 ? await findBeginnings(db, word) : [];
  const dishes = begun.reduce((sum, each) => sum + each.dishes, 0);
  const meant = begun.length > 0 ? await findMeant(db, { term: stem, dishes }) : await findCorrections(db, stem);
  return { ...nothing, stem, begun, meant };
}

async function look(db: Db, { term, dishes, isKnown }: StemRow): Promise<KnownWord> {
  if (term === null || term === '') return { ...nothing, stem: '', isIgnored: true };
  if (!isKnown) return { ...nothing, stem: term };
  const own = { term, dishes };
  return { ...nothing, stem: term, own, meant: await findMeant(db, own) };
}

/** Returns the stems that words may match, without corrections. The database's answers are cached for a minute. */
export async function findWords(db: Db, words: readonly string[]): Promise<Map<string, KnownWord>> {
  const now = performance.now();
  const found = new Map<string, KnownWord>();
  const asked = new Set<string>();
  for (const word of words) {
    const one = kept.get(word);
    if (one && one.until > now) found.set(word, one.word);
    else asked.add(word);
  }
  if (asked.size === 0) return found;
  for (const row of await findStems(db, [...asked])) {
    const known = await look(db, row);
    if (known.own || known.isIgnored) keep(row.word, known);
    found.set(row.word, known);
  }
  return found;
}
