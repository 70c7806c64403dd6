import type { DerivedVariant } from '../facts/derive-dish.ts';
import type { DishFacts } from '../facts/dish-facts.ts';
import type { Assessment, Verdict } from './verdict.ts';

/** A variant that can be offered to people who can't have the dish as it comes. */
export interface OfferedVariant extends DerivedVariant {
  readonly assessment: Assessment & { readonly verdict: Verdict };
}

const isWithout = ({ assessment }: OfferedVariant): boolean => assessment.verdict === 'none_declared';

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
      // One that nobody verified is no help.
      const { verdict = null } = assessment ?? {};
      if (!assessment || (verdict !== 'cross_contact' && verdict !== 'none_declared')) return [];
      return [{ ...variant, assessment: { ...assessment, verdict } }];
    })
    .toSorted((one, other) => Number(isWithout(other)) - Number(isWithout(one)));
}
