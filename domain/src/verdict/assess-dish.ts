import { assessAvoidance } from './assess-avoidance.ts';
import { assessDislikes } from './assess-dislikes.ts';
import type { DishFacts } from '../facts/dish-facts.ts';
import type { Eater } from './eater.ts';
import { verdicts, type AssessContext, type Assessment, type Cause, type Verdict } from './verdict.ts';

const order = (verdict: Verdict): number => verdicts.indexOf(verdict);

/**
 * What may be said about a dish to these eaters: one cause for each thing that one of them avoids,
 * worst first; the dish takes the worst. Nothing avoided: verdict null, never a good one; but not verified
 * while the profile, which may avoid something, isn't there. What somebody would rather not eat stands beside it.
 * Never throws.
 */
export function assessDish(facts: DishFacts, eaters: readonly Eater[], context: AssessContext): Assessment {
  const causes = eaters.flatMap(({ name, avoids }) =>
    avoids.map((avoidance): Cause => {
      const line = assessAvoidance(facts, avoidance, context);
      return name === undefined ? { avoidance, ...line } : { eater: name, avoidance, ...line };
    }),
  );
  const sorted = causes.toSorted((one, other) => order(one.verdict) - order(other.verdict));
  const verdict = sorted[0]?.verdict ?? (context.profileApplied === false ? 'not_verified' : null);
  const dislikes = assessDislikes(facts, eaters, context);
  const { lexiconVersion } = facts;
  return { verdict, causes: sorted, ...(dislikes.length > 0 && { dislikes }), lexiconVersion };
}
