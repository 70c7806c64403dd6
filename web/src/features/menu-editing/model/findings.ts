import { broughtIn, type Brought } from '@clearplate/domain/facts/brought';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { findContradictions, findImplied, findUnstated, type MenuTask } from '@clearplate/domain/facts/contradictions';
import type { Dish } from '@clearplate/domain/facts/dish';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';

/** What a dish's words imply, compared with its statements. */
export interface Findings {
  /** Stated absent although the words name it. */
  readonly contradictions: readonly MenuTask[];
  /** Stated absent although something that is named usually has it. */
  readonly doubts: readonly MenuTask[];
  readonly unstated: readonly MenuTask[];
  /** All that the words and other statements imply, whatever is stated about it. */
  readonly implied: readonly MenuTask[];
  /** What its components bring into it. */
  readonly brought: readonly Brought[];
  /** What `usesKey` returned of the dish that was read; missing where the facts are the saved dish's. */
  readonly readUses?: string | undefined;
  /** The new name or description requires that statements be confirmed again. */
  readonly isUnsettledByTitle: boolean;
}

/** Tells apart what a dish's components are, so that what they bring is said of none but those that were read. */
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
