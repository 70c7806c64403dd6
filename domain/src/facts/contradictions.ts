import { findAllergen, type AllergenId } from './allergens.ts';
import type { AllergenFact, DishFacts, Evidence } from './dish-facts.ts';
import { distinct } from '../wording/describe-evidence.ts';

/** Work for whoever writes the menu: something that its words say, beside what is stated about an allergen. */
export interface MenuTask {
  readonly allergen: AllergenId;
  /** What gave it away, as written, each once: "ghee". Empty where only another statement speaks of it. */
  readonly words: readonly string[];
  /** Its members that are declared: "almond" beside "no tree nuts". */
  readonly declared: readonly AllergenId[];
  /** Whether it is there by what the words mean, and not only usual in it. */
  readonly sure: boolean;
}

type Quote = Extract<Evidence, { readonly sure: boolean }>;

const isQuote = (evidence: Evidence): evidence is Quote => 'sure' in evidence;

/** What is stated about the allergen itself; what a kitchen adds for its equipment speaks of traces only. */
const ownLevels = ({ evidence }: AllergenFact) =>
  evidence.flatMap((one) =>
    one.kind === 'declared' && one.via === undefined && one.source !== 'kitchen' ? [one.level] : [],
  );

function taskOf({ allergen, evidence }: AllergenFact): MenuTask | undefined {
  const quotes = evidence.filter(isQuote);
  const sure = quotes.filter((quote) => quote.sure);
  const declared = evidence.flatMap((one) =>
    one.kind === 'declared' && one.level === 'contains' && one.via !== undefined ? [one.via] : [],
  );
  if (quotes.length + declared.length === 0) return undefined;
  const told = sure.length > 0 ? sure : quotes;
  return {
    allergen,
    words: distinct(told.map(({ words }) => words)),
    declared: [...new Set(declared)],
    sure: sure.length + declared.length > 0,
  };
}

const tasksOf = (facts: readonly AllergenFact[]): MenuTask[] => facts.flatMap((fact) => taskOf(fact) ?? []);

/** Stated absent, and yet the dish's words or another statement say that it is there or usually is. */
export function findContradictions({ allergens }: DishFacts): MenuTask[] {
  return tasksOf(allergens.filter((fact) => ownLevels(fact).includes('absent')));
}

/** Of the allergens that have to be labelled: those that the dish's words name and about which nothing is stated. */
export function findUnstated({ allergens }: DishFacts): MenuTask[] {
  const unstated = allergens.filter((fact) => ownLevels(fact).length === 0);
  return tasksOf(unstated).filter(({ allergen }) => findAllergen(allergen)?.group !== 'finer');
}
