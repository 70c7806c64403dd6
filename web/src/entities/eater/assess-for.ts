import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import type { Eater } from '@clearplate/domain/verdict/eater';
import { openQuestions, type OpenQuestion } from '@clearplate/domain/verdict/open-questions';
import { assessSince, type Baseline, type SinceSeen } from '@clearplate/domain/verdict/since-seen';
import type { AssessContext, Assessment, Cause } from '@clearplate/domain/verdict/verdict';
import { unknownSettings, type Settings } from './read-settings.ts';

export interface View {
  readonly state: 'guest' | 'loading' | 'applied' | 'not-applied';
  readonly eaters: readonly Eater[];
  readonly settings: Settings | undefined;
  readonly now: string;
  /** Whether the dishes may have changed since, so that nothing clears. */
  readonly isOffline?: boolean | undefined;
}

const contextOf = ({ state, settings, now, isOffline = false }: View): AssessContext => ({
  ...(settings ?? unknownSettings),
  now,
  profileApplied: state !== 'not-applied',
  isOffline,
});

/**
 * Returns the assessment of one view. It is `undefined` while loading. If the avoidances can't be applied, no dish is
 * better than not verified, not even one that nobody has to ask about.
 */
export function assessFor(view: View): (facts: DishFacts) => Assessment | undefined {
  const { state, eaters } = view;
  if (state === 'loading') return () => undefined;
  const context = contextOf(view);
  return (facts) => assessDish(facts, eaters, context);
}

/** Assesses a dish now and tells what got worse since the user last looked; `undefined` while loading. */
export type AssessSince = (baseline: Baseline, facts: DishFacts, dishChanged: boolean) => SinceSeen | undefined;

export function assessSinceFor(view: View): AssessSince {
  const { state, eaters } = view;
  if (state === 'loading') return () => undefined;
  const context = contextOf(view);
  return (baseline, facts, dishChanged) => assessSince(baseline, facts, dishChanged, eaters, context);
}

/** Returns the questions to the kitchen for the eaters, or `undefined` if we don't know who avoids what. */
export type FindQuestions = (facts: DishFacts) => readonly OpenQuestion[] | undefined;

export function findQuestions(view: View): FindQuestions {
  const context = contextOf(view);
  return (facts) => (view.state === 'applied' ? openQuestions(facts, view.eaters, context) : undefined);
}

export type AssessAllergen = (facts: DishFacts, allergen: AllergenId) => Cause | undefined;

export interface StatementView extends Omit<View, 'eaters'> {
  readonly isReady: boolean;
}

/** Returns the same assessment for one allergen and no particular eater, as a dish's page shows it. */
export function assessAllergenFor({ isReady, state, settings, now, isOffline = false }: StatementView): AssessAllergen {
  if (!isReady) return () => undefined;
  const isApplied = (settings !== undefined || isOffline) && state !== 'not-applied';
  const context = { ...(settings ?? unknownSettings), now, profileApplied: isApplied, isOffline };
  return (facts, allergen) => assessDish(facts, [{ avoids: [allergenAvoidance(allergen)] }], context).causes[0];
}
