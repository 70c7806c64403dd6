import type { DerivedVariant } from '../facts/derive-dish.ts';
import type { DishFacts } from '../facts/dish-facts.ts';
import { verdicts, type Assessment, type Verdict } from './verdict.ts';

/** A variant that can be offered to people who can't have the dish as it comes. */
export interface OfferedVariant extends DerivedVariant {
  readonly assessment: Assessment & { readonly verdict: Verdict };
}

/** A variant that nobody verified is no help. */
const offered: ReadonlySet<Verdict> = new Set(['cross_contact', 'none_declared']);

const weigh = (verdict: Verdict): number => verdicts.indexOf(verdict);

/**
 * Returns the variants that answer where the dish as it comes is to avoid, best first and otherwise in the restaurant's order.
 * The dish's own assessment never changes by them.
 */
export function assessVariants(
  asItComes: Pick<Assessment, 'verdict'>,
  variants: readonly DerivedVariant[] | null | undefined,
  assess: (facts: DishFacts) => Assessment | undefined,
): OfferedVariant[] {
  if (asItComes.verdict !== 'avoid' || !variants) return [];
  return variants
    .flatMap((variant): OfferedVariant[] => {
      const assessment = assess(variant.facts);
      const verdict = assessment?.verdict;
      return verdict && offered.has(verdict) ? [{ ...variant, assessment: { ...assessment, verdict } }] : [];
    })
    .toSorted((one, other) => weigh(other.assessment.verdict) - weigh(one.assessment.verdict));
}
