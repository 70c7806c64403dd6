import type { DerivedVariant } from '../facts/derive-dish.ts';
import { assessDish } from './assess-dish.ts';
import type { Eater } from './eater.ts';
import { verdicts, type AssessContext, type Assessment, type Verdict } from './verdict.ts';

/** A variant that can be offered to these eaters, who can't have the dish as it comes. */
export interface OfferedVariant extends DerivedVariant {
  readonly assessment: Assessment;
}

/** What a variant must be for somebody to hear of it: one that nobody verified is no help. */
const offered: ReadonlySet<Verdict> = new Set(['cross_contact', 'none_declared']);

const weigh = (verdict: Verdict | null): number => (verdict === null ? verdicts.length : verdicts.indexOf(verdict));

/**
 * Returns the variants that answer better than the dish as it comes, best first and otherwise in the restaurant's order. The
 * dish's own assessment never changes by them. Empty where nothing is avoided.
 */
export function assessVariants(
  asItComes: Assessment,
  variants: readonly DerivedVariant[],
  eaters: readonly Eater[],
  context: AssessContext,
): OfferedVariant[] {
  return variants
    .map((variant) => ({ ...variant, assessment: assessDish(variant.facts, eaters, context) }))
    .filter(
      ({ assessment: { verdict } }) =>
        verdict !== null && offered.has(verdict) && weigh(verdict) > weigh(asItComes.verdict),
    )
    .toSorted((one, other) => weigh(other.assessment.verdict) - weigh(one.assessment.verdict));
}
