import type { DerivedVariant } from '../facts/derive-dish.ts';
import type { DishFacts } from '../facts/dish-facts.ts';
import { isDisliked } from './disliked.ts';
import type { Assessment, Verdict } from './verdict.ts';

/** A variant that can be offered to people whom the dish as it comes doesn't answer. */
export interface OfferedVariant extends DerivedVariant {
  readonly assessment: Assessment & { readonly verdict: Verdict };
}

const isWithout = ({ assessment }: OfferedVariant): boolean => assessment.verdict === 'none_declared';

/**
 * Returns the variants that answer where the dish as it comes is to avoid or not verified, best first and otherwise in the
 * restaurant's order. Traces are no help where nobody knows of anything to avoid. The dish's own assessment never changes by them.
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
      // One that nobody verified is no help.
      const { verdict = null } = assessment ?? {};
      const isHelp = verdict === 'none_declared' || (verdict === 'cross_contact' && asItComes.verdict === 'avoid');
      if (!assessment || !verdict || !isHelp) return [];
      return [{ ...variant, assessment: { ...assessment, verdict } }];
    })
    .toSorted((one, other) => Number(isWithout(other)) - Number(isWithout(one)));
}

/**
 * Returns the variant with which a list may show the dish, apart from those that answer as they come: it is said to be without,
 * and has nothing that somebody would rather not eat. SQL finds the same dishes.
 */
export function statedVariant(offered: readonly OfferedVariant[]): OfferedVariant | undefined {
  return offered.find((one) => isWithout(one) && !isDisliked(one.assessment));
}
