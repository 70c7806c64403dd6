import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { editDistance, spellingDistance } from './edit-distance.ts';

/** A stem, and in how many dishes it is. */
export interface Term {
  readonly term: string;
  readonly dishes: number;
}

const mostBeginnings = 8;
const mostCorrections = 3;
/** What is so much more frequent than a word as it was typed is taken for what was meant. */
const timesAsFrequent = 50;
/** A word that so many dishes have is none that was mistyped. */
const rareDishes = 2000;
/** Shorter words that differ by a letter are too often words of their own. */
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

/** So many letters may be wrong. With two the words have to begin alike: "aubergen" is no "allergen". */
const mostWrong = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);
const beginsAlike = (one: string, other: string) => one.slice(0, 2) === other.slice(0, 2);

/** What was meant by a word that nothing has. */
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
  // Beside the right word its other misspellings are no help.
  return nearest.filter(({ dishes }) => dishes * timesAsFrequent > (nearest[0]?.dishes ?? 0));
}

/** Whether the word begins one of an ingredient's name: rare ones, like a fish, are words of their own. */
async function isIngredient(db: Db, stem: string): Promise<boolean> {
  const rows = await db.query(sql`select 1 from ingredients where name ~* ${`\\m${stem}`} limit 1`);
  return rows.length > 0;
}

/** One word is the other with an ending. */
const isEnding = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/**
 * What was probably meant by a word that a few dishes have: what differs by one letter and is very much more frequent.
 * Somebody's menu has most misspellings.
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
