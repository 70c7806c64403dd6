import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { editDistance } from './edit-distance.ts';

/** A stem, and in how many dishes it is. */
export interface Term {
  readonly term: string;
  readonly dishes: number;
}

/** What a word stands for: nothing for one that is too common to look for. */
export interface KnownWord {
  readonly terms: readonly Term[];
  readonly isIgnored: boolean;
  /** No dish has the word: the terms are what may have been meant. */
  readonly isGuess: boolean;
}

interface StemRow extends Term {
  readonly word: string;
  readonly isKnown: boolean;
}

const mostBeginnings = 8;
const mostCorrections = 3;
const mostKept = 5000;
const keptMs = 60_000;

const kept = new Map<string, { readonly until: number; readonly word: KnownWord }>();

function keep(word: string, known: KnownWord): void {
  if (kept.size >= mostKept) kept.clear();
  kept.set(word, { until: performance.now() + keptMs, word: known });
}

/** Stems of words; null for what every text has, like "with". */
function findStems(db: Db, words: readonly string[]): Promise<(Omit<StemRow, 'term'> & { term: string | null })[]> {
  return db.query(sql`
    select w.word, stem.term, coalesce(s.dishes, 0) as dishes, s.term is not null as "isKnown"
    from unnest(${words}::text[]) w (word)
    cross join lateral (select search_term((ts_lexize('english_stem', w.word))[1]) as term) stem
    left join search_words s on s.term = stem.term`);
}

function findBeginnings(db: Db, start: string): Promise<Term[]> {
  return db.query(sql`
    select term, dishes from search_words where term >= ${start} and term < ${`${start}\u{10FFFF}`}
    order by dishes desc, term limit ${mostBeginnings}`);
}

function findSimilar(db: Db, word: string): Promise<Term[]> {
  return db.query(sql`
    select term, dishes from search_words where term % ${word}
    order by similarity(term, ${word}) desc, dishes desc, term limit 20`);
}

/** So many letters may be wrong. */
const mostWrong = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** What was meant by a word that nothing has. */
async function findCorrections(db: Db, word: string): Promise<Term[]> {
  if (mostWrong(word) === 0) return [];
  const similar = (await findSimilar(db, word)).map((each) => ({ ...each, wrong: editDistance(word, each.term) }));
  const fewest = Math.min(...similar.map(({ wrong }) => wrong));
  if (fewest > mostWrong(word)) return [];
  return similar
    .filter(({ wrong }) => wrong === fewest)
    .toSorted((one, other) => other.dishes - one.dishes)
    .slice(0, mostCorrections);
}

async function guess(db: Db, word: string, stem: string): Promise<KnownWord> {
  const beginnings = word.length > 1 ? await findBeginnings(db, word) : [];
  const terms = beginnings.length > 0 ? beginnings : await findCorrections(db, stem);
  return { terms: terms.map(({ term, dishes }) => ({ term, dishes })), isIgnored: false, isGuess: true };
}

/** What words stand for. What the database knows is kept for a minute. */
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
  for (const { word, term, dishes, isKnown } of await findStems(db, [...asked])) {
    const isIgnored = term === null || term === '';
    const isSure = isIgnored || isKnown;
    const known = isSure
      ? { terms: isIgnored ? [] : [{ term, dishes }], isIgnored, isGuess: false }
      : await guess(db, word, term);
    if (isSure) keep(word, known);
    found.set(word, known);
  }
  return found;
}
