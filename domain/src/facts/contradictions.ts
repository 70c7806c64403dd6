import { findAllergen, type AllergenId } from './allergens.ts';
import type { AllergenFact, DishFacts, Evidence } from './dish-facts.ts';
import { describeWithin, distinct } from '../wording/describe-evidence.ts';

/**
 * Gives the menu's author a task: the dish's words contradict a statement about an allergen, or there is no statement.
 */
export interface MenuTask {
  readonly allergen: AllergenId;
  /** The words that name the allergen, as written, each once: "ghee". Empty if only another statement implies it. */
  readonly words: readonly string[];
  /** Members of the group that are declared: "almond" beside "no tree nuts". */
  readonly declared: readonly AllergenId[];
  /** Whether the words mean that it is in there, not only that it usually is. */
  readonly sure: boolean;
}

type Quote = Extract<Evidence, { readonly sure: boolean | null }>;

const isQuote = (evidence: Evidence): evidence is Quote => 'sure' in evidence;

/**
 * Returns the levels stated about the allergen itself. Kitchen statements don't count, since they only speak of traces.
 */
const ownLevels = ({ evidence }: AllergenFact) =>
  evidence.flatMap((one) =>
    one.kind === 'declared' && one.via === undefined && one.in === undefined && one.source !== 'kitchen'
      ? [one.level]
      : [],
  );

/** What a component is said to contain needs no statement about each of its dishes. */
const isStatedWithin = ({ evidence }: AllergenFact): boolean =>
  evidence.some((one) => one.kind === 'declared' && one.level === 'contains' && one.in !== undefined);

function taskOf({ allergen, evidence }: AllergenFact): MenuTask | undefined {
  const quotes = evidence.filter(isQuote);
  const sure = quotes.filter((quote) => quote.sure);
  const declared = evidence.flatMap((one) =>
    one.kind === 'declared' && one.level === 'contains' && one.via !== undefined ? [one.via] : [],
  );
  // A component is said to contain it, without words that would show it.
  const within = evidence.flatMap((one) =>
    one.kind === 'declared' && one.level === 'contains' && one.in !== undefined ? [one.in] : [],
  );
  if (quotes.length + declared.length + within.length === 0) return undefined;
  const told = sure.length > 0 || within.length > 0 ? sure : quotes;
  return {
    allergen,
    words: distinct([...told.map(({ words, in: component }) => describeWithin(words, component ?? words)), ...within]),
    declared: [...new Set(declared)],
    sure: sure.length + declared.length + within.length > 0,
  };
}

const tasksOf = (facts: readonly AllergenFact[]): MenuTask[] => facts.flatMap((fact) => taskOf(fact) ?? []);

/** Returns the allergens that are stated absent although the dish's words or another statement imply them. */
export function findContradictions({ allergens }: DishFacts): MenuTask[] {
  return tasksOf(allergens.filter((fact) => ownLevels(fact).includes('absent')));
}

/**
 * Returns the allergens that the dish's words or statements about others imply, surely or usually, whatever is stated
 * about themselves. "Mixed nuts" doesn't surely mean each of them.
 */
export const findImplied = ({ allergens }: DishFacts): MenuTask[] =>
  allergens.flatMap((fact) => {
    const task = taskOf(fact);
    return task ? [{ ...task, sure: task.sure && fact.presence === 'present' }] : [];
  });

/** Returns allergens that must be labelled and that the dish's words name, but about which nothing is stated. */
export function findUnstated({ allergens }: DishFacts): MenuTask[] {
  const unstated = allergens.filter((fact) => ownLevels(fact).length === 0 && !isStatedWithin(fact));
  return tasksOf(unstated).filter(({ allergen }) => findAllergen(allergen)?.group !== 'finer');
}
