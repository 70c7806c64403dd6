import { assessAvoidance } from './assess-avoidance.ts';
import { assessDislikes } from './assess-dislikes.ts';
import type { DishFacts } from '../facts/dish-facts.ts';
import type { Eater } from './eater.ts';
import { verdicts, type AssessContext, type Assessment, type Cause, type Verdict } from './verdict.ts';

const order = (verdict: Verdict): number => verdicts.indexOf(verdict);

/**
 * Assesses a dish for these eaters: one cause for each thing that one of them avoids, worst first; the dish gets the
 * worst verdict. If nothing is avoided, the verdict is null, never a good one; if the profile is missing, it is "not
 * verified". Dislikes are listed beside it. Never throws.
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
