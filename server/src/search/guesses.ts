import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { editDistance, spellingDistance } from './edit-distance.ts';

/** Is a stem, with the number of dishes that contain it. */
export interface Term {
  readonly term: string;
  readonly dishes: number;
}

const mostBeginnings = 8;
const mostCorrections = 3;
/** A word this many times as frequent as the typed one is taken for what was meant. */
const timesAsFrequent = 50;
/** A word in this many dishes isn't misspelled. */
const rareDishes = 2000;
/** Shorter words that differ by a letter are too often different words. */
const shortestRare = 5;

export function findBeginnings(db: Db, start: string): Promise<Term[]> {
  return db.query(sql`
    select term, dishes from search_words where term >= ${start} and term < ${`${start}\u{10FFFF}`}
    order by dishes desc, term limit ${mostBeginnings}`);
}

function findSimilar(db: Db, stem: string): Promise<Term[]> {
  return db.query(sql`
    select term, dishes from search_words where term % ${stem}
    order by similarity(term, ${stem}) desc, dishes desc, term limit 40`);
}

/** Returns how many letters may be wrong. If two, the words must begin alike: "aubergen" is no "allergen". */
const mostWrong = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);
const beginsAlike = (one: string, other: string) => one.slice(0, 2) === other.slice(0, 2);

/** Returns what was meant by a word that nothing contains. */
export async function findCorrections(db: Db, stem: string): Promise<Term[]> {
  if (mostWrong(stem) === 0) return [];
  const similar = (await findSimilar(db, stem))
    .map((each) => ({ ...each, wrong: spellingDistance(stem, each.term) }))
    .filter(({ term, wrong }) => wrong < 2 || beginsAlike(stem, term));
  const fewest = Math.min(...similar.map(({ wrong }) => wrong));
  if (fewest > mostWrong(stem)) return [];
  const nearest = similar
    .filter(({ wrong }) => wrong === fewest)
    .toSorted((one, other) => other.dishes - one.dishes)
    .slice(0, mostCorrections)
    .map(({ term, dishes }) => ({ term, dishes }));
  // If the right word is among them, its other misspellings are no help.
  return nearest.filter(({ dishes }) => dishes * timesAsFrequent > (nearest[0]?.dishes ?? 0));
}

/** Returns whether the word begins a word of an ingredient's name. Rare ones, like a fish, are words of their own. */
async function isIngredient(db: Db, stem: string): Promise<boolean> {
  const rows = await db.query(sql`select 1 from ingredients where name ~* ${`\\m${stem}`} limit 1`);
  return rows.length > 0;
}

/** Returns whether one word is the other with an ending. */
const isEnding = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/**
 * Returns what was probably meant by a word that few dishes contain: a very much more frequent word that differs by one
 * letter. Most misspellings are on somebody's menu.
 */
export async function findMeant(db: Db, { term, dishes }: Term): Promise<Term[]> {
  if (term.length < shortestRare || dishes >= rareDishes || !/^\p{L}+$/u.test(term)) return [];
  const meant = (await findSimilar(db, term)).filter(
    (each) =>
      each.dishes >= Math.max(dishes, 1) * timesAsFrequent &&
      !isEnding(each.term, term) &&
      editDistance(term, each.term) === 1,
  );
  if (meant.length === 0 || (await isIngredient(db, term))) return [];
  const [most] = meant.toSorted((one, other) => other.dishes - one.dishes);
  return most ? [{ term: most.term, dishes: most.dishes }] : [];
}
