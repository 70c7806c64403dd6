import type { AllergenId } from '@clearplate/domain/allergens';
import { allergenAvoidance } from '@clearplate/domain/allergen-avoidance';
import { assessDish } from '@clearplate/domain/assess-dish';
import type { DishFacts } from '@clearplate/domain/dish-facts';
import type { Eater } from '@clearplate/domain/eater';
import type { Assessment, Cause } from '@clearplate/domain/verdict';
import { unknownSettings, type Settings } from './read-settings.ts';

interface View {
  readonly state: 'guest' | 'loading' | 'applied' | 'not-applied';
  readonly eaters: readonly Eater[];
  readonly settings: Settings | undefined;
  readonly now: string;
}

/**
 * The judgement of one view. While it is loading there is none; where what the person avoids can't be
 * applied, no dish is better than not verified, not even one of which nothing is asked.
 */
export function judge({ state, eaters, settings, now }: View): (facts: DishFacts) => Assessment | undefined {
  if (state === 'loading') return () => undefined;
  const context = { ...(settings ?? unknownSettings), now, profileApplied: state !== 'not-applied' };
  return (facts) => {
    const assessment = assessDish(facts, eaters, context);
    if (state === 'not-applied' && assessment.verdict === null) return { ...assessment, verdict: 'not_verified' };
    return assessment;
  };
}

export type JudgeAllergen = (facts: DishFacts, allergen: AllergenId) => Cause | undefined;

interface StatementView extends Omit<View, 'eaters'> {
  readonly isReady: boolean;
}

/** The same judgement for one allergen and nobody in particular: what a dish's page says about it. */
export function judgeAllergen({ isReady, state, settings, now }: StatementView): JudgeAllergen {
  if (!isReady) return () => undefined;
  const isApplied = settings !== undefined && state !== 'not-applied';
  const context = { ...(settings ?? unknownSettings), now, profileApplied: isApplied };
  return (facts, allergen) => assessDish(facts, [{ avoids: [allergenAvoidance(allergen)] }], context).causes[0];
}
