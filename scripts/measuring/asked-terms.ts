import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { normalise } from '../../domain/src/reading/normalise.ts';
import { deriveFacts } from '../../domain/src/facts/derive-facts.ts';
import { nothingKnown } from '../../domain/src/facts/dish.ts';
import { root } from '../run-program.ts';
import { loadCollectedSets, loadStatements } from './load-sets.ts';

/** What somebody decided by hand about a term, before anything was run on it: would a sensible eater ask what is in it? */
export type Decision = 'ask' | 'plain';

/** Decisions by {@link keyOf} of their terms: of the labels themselves nothing is kept. */
interface Decisions {
  /** What the held-out terms gave before anything was mended by such terms, as counts. */
  readonly firstRun: { readonly asked: number; readonly needless: number; readonly silent: number };
  /** What the lexicon was mended by. */
  readonly development: Readonly<Record<string, Decision>>;
  /** Decided before the first run, and never mended against. */
  readonly heldOut: Readonly<Record<string, Decision>>;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A short key of a term, the same however it is written. */
export const keyOf = (term: string): string => hash(normalise(term)).slice(0, 16);

const longest = 60;

/** What stands between commas and brackets and is not itself broken down. Splits without any knowledge of food. */
function leavesOf(statement: string): string[] {
  const list = statement.replace(/\b(?:may )?contains?:? (?!\d|less)[^]*$/i, '');
  return [...list.matchAll(/([^,;:.()[\]{}*]+)(?![^,;:.()[\]{}*]*[([{:])/g)]
    .map(([, leaf = '']) => leaf.trim())
    .filter((leaf) => leaf.length <= longest && /[a-z]{2}/i.test(leaf));
}

/**
 * Terms of whole ingredient statements in the order of a fixed draw, each once: one that stands on many labels comes
 * early, as it does to whoever reads labels.
 */
export async function drawTerms(data: string): Promise<string[]> {
  const chain = (await loadCollectedSets(data)).find(({ name }) => name === 'chain');
  const statements = [...(await loadStatements(data)), ...(chain?.texts ?? []).map(({ ingredients }) => ingredients)];
  const places = statements.flatMap((statement, text) =>
    leavesOf(statement).map((leaf, at) => ({ leaf, place: hash(`plain food 2026 ${text} ${at}`) })),
  );
  const drawn = new Map<string, string>();
  for (const { leaf } of places.toSorted((one, other) => (one.place < other.place ? -1 : 1)))
    if (!drawn.has(keyOf(leaf))) drawn.set(keyOf(leaf), leaf);
  return [...drawn.values()];
}

const decisionsFile = path.join(root, 'scripts/measuring/asked-decisions.json');

export async function loadDecisions(): Promise<Decisions> {
  return JSON.parse(await readFile(decisionsFile, 'utf8')) as Decisions;
}

/** How asking agrees with the decisions about one set of terms. */
export interface AskingScore {
  readonly terms: number;
  /** Asked, and to be asked. */
  readonly asked: number;
  /** Asked for nothing. */
  readonly needless: readonly string[];
  /** To be asked about, and neither asked about nor warned of. */
  readonly silent: readonly string[];
}

const factsOf = (term: string) => deriveFacts({ ...nothingKnown, name: 'Rice', ingredients: [term] });

/** Asks about each of the terms that were drawn and decided about, as if it stood alone in a list. */
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

/** Right questions among those asked, and those asked among the right ones. */
export const precisionOfAsking = (asked: number, needless: number): number => asked / (asked + needless);
export const recallOfAsking = (asked: number, silent: number): number => asked / (asked + silent);
