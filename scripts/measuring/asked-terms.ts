import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { normalise } from '../../domain/src/reading/normalise.ts';
import { deriveFacts } from '../../domain/src/facts/derive-facts.ts';
import { nothingKnown } from '../../domain/src/facts/dish.ts';
import { root } from '../run-program.ts';
import { loadCollectedSets, loadFurtherStatements, loadIngredientNames, loadStatements } from './load-sets.ts';

/**
 * Somebody decided this about a term by hand, by the rules in asked-rubric.md: would a sensible eater ask what is in
 * it?
 */
export type Decision = 'ask' | 'plain';

/** Counts the terms that were rightly asked about, asked about needlessly, and missed. */
export interface AskedCounts {
  readonly asked: number;
  readonly needless: number;
  readonly silent: number;
}

/**
 * Records a set's first run: all its terms, those of labels alone, and occurrences on labels whether or not they are in
 * a set.
 */
export interface FirstRun {
  readonly all: AskedCounts;
  readonly onLabels: AskedCounts;
  readonly met: AskedCounts;
}

/**
 * Records an earlier first run. For one set only its shares are left, rounded as they were written down, and what it
 * missed.
 */
export type EarlierRun = AskedCounts | { readonly precision: number; readonly recall: number; readonly silent: number };

/** Holds decisions by {@link keyOf} of their terms, because we store nothing of the labels themselves. */
interface Decisions {
  /** Counts results of the held-out terms before the lexicon was changed for any of them; none until they ran. */
  readonly firstRun?: FirstRun;
  /** Holds the same for sets of 800 terms that are used for development now, oldest first. */
  readonly earlierRuns: readonly EarlierRun[];
  /** The lexicon was improved with these terms. */
  readonly development: Readonly<Record<string, Decision>>;
  /** These terms were decided before the first run; the lexicon was never improved with them. */
  readonly heldOut: Readonly<Record<string, Decision>>;
  /** These terms are among the occurrences drawn from held-out labels, and in none of the sets. */
  readonly met: Readonly<Record<string, Decision>>;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns a short key of a term, which ignores its spelling. */
export const keyOf = (term: string): string => hash(normalise(term)).slice(0, 16);

const longest = 60;
const word = /[a-z]{2}/i;
/** Labels of Australia and Europe name additives by a number alone. */
const wordOrCode = /[a-z]{2}|\d{3}/i;

/**
 * Returns the ingredients between commas and brackets that aren't broken down further, without any knowledge of food.
 */
export function leavesOf(statement: string, legible: RegExp): string[] {
  const list = statement.replace(/\b(?:may )?contains?:? (?!\d|less)[^]*$/i, '');
  return [...list.matchAll(/([^,;:.()[\]{}*]+)(?![^,;:.()[\]{}*]*[([{:])/g)]
    .map(([, leaf = '']) => leaf.trim())
    .filter((leaf) => leaf.length <= longest && legible.test(leaf));
}

/** Returns the terms of some statements in a fixed random order. */
function shuffle(statements: readonly string[], seed: string, legible = wordOrCode): string[] {
  const places = statements.flatMap((statement, text) =>
    leavesOf(statement, legible).map((leaf, at) => ({ leaf, place: hash(`${seed} ${text} ${at}`) })),
  );
  return places.toSorted((one, other) => (one.place < other.place ? -1 : 1)).map(({ leaf }) => leaf);
}

/**
 * Returns terms of whole ingredient statements without repetitions, in a fixed random order in which common terms tend
 * to come early, as for people who read labels. Each further source follows behind the earlier ones, so that the terms
 * drawn before stay the same.
 */
export async function drawTerms(data: string): Promise<string[]> {
  const chain = (await loadCollectedSets(data)).find(({ name }) => name === 'chain');
  const statements = [...(await loadStatements(data)), ...(chain?.texts ?? []).map(({ ingredients }) => ingredients)];
  const leaves = [
    shuffle(statements, 'plain food 2026', word),
    shuffle(await loadFurtherStatements(data), 'plain food 2026, further labels'),
    shuffle(await loadIngredientNames(data), 'plain food 2026, names'),
  ].flat();
  const drawn = new Map<string, string>();
  for (const leaf of leaves) if (!drawn.has(keyOf(leaf))) drawn.set(keyOf(leaf), leaf);
  return [...drawn.values()];
}

const decisionsFile = path.join(root, 'scripts/measuring/asked-decisions.json');

export async function loadDecisions(): Promise<Decisions> {
  return JSON.parse(await readFile(decisionsFile, 'utf8')) as Decisions;
}

/** Says how well the questions agree with the decisions about one set of terms. */
export interface AskingScore {
  readonly terms: number;
  /** These were rightly asked about. */
  readonly asked: number;
  /** These were asked about although there was no need. */
  readonly needless: readonly string[];
  /** These should have been asked about, but got neither a question nor a warning. */
  readonly silent: readonly string[];
}

const factsOf = (term: string) => deriveFacts({ ...nothingKnown, name: 'Rice', ingredients: [term] });

/**
 * Checks whether each drawn and decided term raises a question if it is in a list by itself. A term that was drawn
 * several times counts each time.
 */
export function scoreAsking(drawn: readonly string[], decisions: Readonly<Record<string, Decision>>): AskingScore {
  const terms = drawn.filter((term) => decisions[keyOf(term)] !== undefined);
  const read = terms.map((term) => ({ term, wanted: decisions[keyOf(term)] === 'ask', facts: factsOf(term) }));
  const isAsked = ({ facts }: (typeof read)[number]) => facts.opaque.length > 0;
  const warns = ({ facts }: (typeof read)[number]) => facts.allergens.length > 0;
  return {
    terms: terms.length,
    asked: read.filter((one) => one.wanted && (isAsked(one) || warns(one))).length,
    needless: read.filter((one) => !one.wanted && isAsked(one)).map(({ term }) => term),
    silent: read.filter((one) => one.wanted && !isAsked(one) && !warns(one)).map(({ term }) => term),
  };
}

/** Gives the share of questions that were right, and the share of terms to ask about that got one. */
export const precisionOfAsking = (asked: number, needless: number): number => asked / (asked + needless);
export const recallOfAsking = (asked: number, silent: number): number => asked / (asked + silent);
