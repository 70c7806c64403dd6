import { broughtIn, type Brought } from '@clearplate/domain/facts/brought';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { findContradictions, findImplied, findUnstated, type MenuTask } from '@clearplate/domain/facts/contradictions';
import type { Dish } from '@clearplate/domain/facts/dish';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';

/** Compares what a dish's words imply with its statements. */
export interface Findings {
  /** These are stated absent although the words name them. */
  readonly contradictions: readonly MenuTask[];
  /** These are stated absent although something that is named usually has them. */
  readonly doubts: readonly MenuTask[];
  readonly unstated: readonly MenuTask[];
  /** Holds everything that the words and other statements imply, whatever is stated about it. */
  readonly implied: readonly MenuTask[];
  /** Its components bring these into it. */
  readonly brought: readonly Brought[];
  /** Lists what to ask about it; of a component with its name, as in "peanut oil (frying oil)". */
  readonly opaque: readonly string[];
  /** The result of `usesKey` for the dish that was read; missing if the facts are the saved dish's. */
  readonly readUses?: string | undefined;
  /** The new name or description requires that statements be confirmed again. */
  readonly isUnsettledByTitle: boolean;
}

/** Identifies a dish's components, so that what they bring is only said of those that were read. */
export const usesKey = ({ uses, components }: Pick<Dish, 'uses' | 'components'>): string =>
  JSON.stringify([uses, components]);

export function findingsIn(facts: DishFacts, isUnsettledByTitle = false): Findings {
  const against = findContradictions(facts);
  return {
    contradictions: against.filter(({ sure }) => sure),
    doubts: against.filter(({ sure }) => !sure),
    unstated: findUnstated(facts),
    implied: findImplied(facts),
    brought: broughtIn(facts),
    opaque: facts.opaque,
    isUnsettledByTitle,
  };
}

const known = new WeakMap<DishFacts, Findings>();

/** Caches the findings by facts. */
export function findingsOf(facts: DishFacts): Findings {
  const found = known.get(facts) ?? findingsIn(facts);
  known.set(facts, found);
  return found;
}

const idsOf = (tasks: readonly MenuTask[]): AllergenId[] => tasks.map(({ allergen }) => allergen);

export const contradictedIn = ({ contradictions }: Findings): AllergenId[] => idsOf(contradictions);

/** Returns allergens that the words surely imply, which nobody can state absent with one click. */
export const givenAwayIn = ({ contradictions, unstated }: Findings): AllergenId[] =>
  idsOf([...contradictions, ...unstated].filter(({ sure }) => sure));
