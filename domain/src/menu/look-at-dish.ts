import type { AllergenId } from '../facts/allergens.ts';
import { findContradictions } from '../facts/contradictions.ts';
import { deriveDish } from '../facts/derive-dish.ts';
import type { DishFacts } from '../facts/dish-facts.ts';
import type { Dish, Instant } from '../facts/dish.ts';
import { allergenAvoidance } from '../verdict/allergen-avoidance.ts';
import { assessDish } from '../verdict/assess-dish.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { editDish, type DishEdit } from './edit-dish.ts';

/** A dish as it is on the menu, and what a row would make of it. */
export interface LookedAtDish {
  readonly dish: Dish;
  readonly edit: DishEdit;
  /** What the row is about. */
  readonly allergens: readonly AllergenId[];
  readonly now: Instant;
  readonly statementDays: number;
}

export interface Contradiction {
  readonly allergen: AllergenId;
  /** The words of the dish that name it. */
  readonly words: readonly string[];
  readonly declared: readonly AllergenId[];
}

export interface AllergenLook {
  readonly allergen: AllergenId;
  readonly verdict: Verdict;
  /** It may be there, whatever else is not known. */
  readonly isPossible: boolean;
}

/** What follows from a row once it is confirmed. */
export interface DishLook {
  /** What somebody is told who avoids this and wants to be asked about traces. */
  readonly verdicts: readonly AllergenLook[];
  /** Stated absent beside words that name it: settled by hand before the dish is confirmed. */
  readonly contradictions: readonly Contradiction[];
}

/** Returns what is said of a dish to those who avoid one of these allergens, or one that it warns of besides. */
export function verdictsOn(
  facts: DishFacts,
  allergens: readonly AllergenId[],
  standing: { readonly now: Instant; readonly statementDays: number },
): AllergenLook[] {
  const context = { ...standing, lexiconVersion: facts.lexiconVersion };
  const implied = facts.allergens.filter(({ presence }) => presence === 'present' || presence === 'possible');
  const ids = new Set([...allergens, ...implied.map(({ allergen }) => allergen)]);
  const possible = new Set(implied.map(({ allergen }) => allergen));
  return [...ids].flatMap((allergen) => {
    const { verdict } = assessDish(facts, [{ avoids: [allergenAvoidance(allergen)] }], context);
    return verdict === null ? [] : [{ allergen, verdict, isPossible: possible.has(allergen) }];
  });
}

/** Looks at a dish as diners would see it. It needs the word list, so in a browser it runs in a worker. */
export function lookAtDish({ dish, edit, allergens, now, statementDays }: LookedAtDish): DishLook {
  const { facts } = deriveDish(editDish(dish, edit, { at: now, act: 'planned' }));
  const verdicts = verdictsOn(facts, allergens, { now, statementDays });
  const contradictions = findContradictions(facts)
    .filter(({ sure }) => sure)
    .map(({ allergen, words, declared }) => ({ allergen, words, declared }));
  return { verdicts, contradictions };
}
