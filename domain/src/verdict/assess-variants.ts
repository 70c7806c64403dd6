import type { DerivedVariant } from '../facts/derive-dish.ts';
import type { DishFacts } from '../facts/dish-facts.ts';
import { isDisliked } from './disliked.ts';
import type { Assessment, Verdict } from './verdict.ts';

/** This variant can be offered to people who can't have the dish as it comes. */
export interface OfferedVariant extends DerivedVariant {
  readonly assessment: Assessment & { readonly verdict: Verdict };
}

const isWithout = ({ assessment }: OfferedVariant): boolean => assessment.verdict === 'none_declared';

/**
 * Returns the variants that help where the dish as it comes is to avoid or not verified. The best come first, otherwise
 * they keep the restaurant's order. A variant with traces doesn't help where nobody knows of anything to avoid. The
 * variants never change the dish's own assessment.
 */
export function assessVariants(
  asItComes: Pick<Assessment, 'verdict'>,
  variants: readonly DerivedVariant[] | null | undefined,
  assess: (facts: DishFacts) => Assessment | undefined,
): OfferedVariant[] {
  if ((asItComes.verdict !== 'avoid' && asItComes.verdict !== 'not_verified') || !variants) return [];
  return variants
    .flatMap((variant): OfferedVariant[] => {
      const assessment = assess(variant.facts);
      // A variant that nobody verified doesn't help.
      const { verdict = null } = assessment ?? {};
      const isHelp = verdict === 'none_declared' || (verdict === 'cross_contact' && asItComes.verdict === 'avoid');
      if (!assessment || !verdict || !isHelp) return [];
      return [{ ...variant, assessment: { ...assessment, verdict } }];
    })
    .toSorted((one, other) => Number(isWithout(other)) - Number(isWithout(one)));
}

/**
 * Returns the variant with which a list may show a dish that isn't fine as it comes. The variant is said to be without,
 * and has nothing that somebody would rather not eat. SQL finds the same dishes.
 */
export function statedVariant(offered: readonly OfferedVariant[]): OfferedVariant | undefined {
  return offered.find((one) => isWithout(one) && !isDisliked(one.assessment));
}
