import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { findContradictions, findUnstated, type MenuTask } from '@clearplate/domain/facts/contradictions';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';

/** What a dish's words say beside what is stated of it. */
export interface Findings {
  /** Stated absent, and yet it is there. */
  readonly contradictions: readonly MenuTask[];
  /** Stated absent, and usual in something that is named. */
  readonly doubts: readonly MenuTask[];
  readonly unstated: readonly MenuTask[];
  /** Another name or description than the saved one puts what is stated back to be confirmed. */
  readonly isUnsettledByTitle: boolean;
}

export function findingsIn(facts: DishFacts, isUnsettledByTitle = false): Findings {
  const against = findContradictions(facts);
  return {
    contradictions: against.filter(({ sure }) => sure),
    doubts: against.filter(({ sure }) => !sure),
    unstated: findUnstated(facts),
    isUnsettledByTitle,
  };
}

const known = new WeakMap<DishFacts, Findings>();

/** The same, once for the same facts. */
export function findingsOf(facts: DishFacts): Findings {
  const found = known.get(facts) ?? findingsIn(facts);
  known.set(facts, found);
  return found;
}

const idsOf = (tasks: readonly MenuTask[]): AllergenId[] => tasks.map(({ allergen }) => allergen);

export const contradictedIn = ({ contradictions }: Findings): AllergenId[] => idsOf(contradictions);

/** Allergens that the words give away for sure: nobody states them absent by one click. */
export const givenAwayIn = ({ contradictions, unstated }: Findings): AllergenId[] =>
  idsOf([...contradictions, ...unstated].filter(({ sure }) => sure));
