import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { findContradictions } from '@clearplate/domain/facts/contradictions';
import { deriveDish } from '@clearplate/domain/facts/derive-dish';
import type { Dish, Instant } from '@clearplate/domain/facts/dish';
import { editDish, type DishEdit } from '@clearplate/domain/menu/edit-dish';
import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import type { Verdict } from '@clearplate/domain/verdict/verdict';

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

/** Looks at a dish as diners would see it. It needs the word list, so it runs in a worker. */
export function lookAtDish({ dish, edit, allergens, now, statementDays }: LookedAtDish): DishLook {
  const { facts } = deriveDish(editDish(dish, edit, { at: now, act: 'planned' }));
  const context = { now, statementDays, lexiconVersion: facts.lexiconVersion };
  const implied = facts.allergens.filter(({ presence }) => presence === 'present' || presence === 'possible');
  const ids = new Set([...allergens, ...implied.map(({ allergen }) => allergen)]);
  const possible = new Set(implied.map(({ allergen }) => allergen));
  const verdicts = [...ids].flatMap((allergen) => {
    const { verdict } = assessDish(facts, [{ avoids: [allergenAvoidance(allergen)] }], context);
    return verdict === null ? [] : [{ allergen, verdict, isPossible: possible.has(allergen) }];
  });
  const contradictions = findContradictions(facts)
    .filter(({ sure }) => sure)
    .map(({ allergen, words, declared }) => ({ allergen, words, declared }));
  return { verdicts, contradictions };
}
