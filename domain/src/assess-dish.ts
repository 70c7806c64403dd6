import { assessAllergen } from './assess-allergen.ts';
import { assessIngredient, assessUnknown } from './assess-ingredient.ts';
import type { DishFacts } from './dish-facts.ts';
import type { Avoidance, Eater } from './eater.ts';
import type { Line } from './verdict-line.ts';
import { verdicts, type AssessContext, type Assessment, type Cause, type Verdict } from './verdict.ts';

function assessAvoidance(facts: DishFacts, avoidance: Avoidance, context: AssessContext): Line {
  switch (avoidance.kind) {
    case 'allergen':
      return assessAllergen(facts, avoidance.allergen, avoidance.strictness, context);
    case 'ingredient':
      return assessIngredient(facts, avoidance, context);
    default:
      return assessUnknown(facts, avoidance.name);
  }
}

const order = (verdict: Verdict): number => verdicts.indexOf(verdict);

/**
 * What may be said about a dish to these eaters: one cause for each thing that one of them avoids,
 * worst first; the dish takes the worst. Nothing avoided: verdict null, never a good one; but not verified
 * while the profile, which may avoid something, isn't there. Never throws.
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
  return { verdict, causes: sorted, lexiconVersion: facts.lexiconVersion };
}
