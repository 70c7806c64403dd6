import { assessAvoidance } from './assess-avoidance.ts';
import type { DishFacts } from '../facts/dish-facts.ts';
import type { Avoidance, Eater } from './eater.ts';
import type { AssessContext, Disliked } from './verdict.ts';

/** Whatever somebody says of traces, a thing that they would rather not eat is about what is in the dish. */
const asIngredient = (avoidance: Avoidance): Avoidance => ({ ...avoidance, strictness: 'fine' });

/** The same people with what they would rather not eat in the place of what they must avoid. */
export function asEatersOfDislikes(eaters: readonly Eater[]): readonly Eater[] {
  return eaters.map(({ name, dislikes = [] }) => ({ name, avoids: dislikes.map(asIngredient) }));
}

/** What of all that somebody would rather not eat is in the dish, then of what of it that isn't known. */
export function assessDislikes(facts: DishFacts, eaters: readonly Eater[], context: AssessContext): Disliked[] {
  const found = asEatersOfDislikes(eaters).flatMap(({ name, avoids }) =>
    avoids.flatMap((avoidance): Disliked[] => {
      const { verdict } = assessAvoidance(facts, avoidance, context);
      if (verdict === 'none_declared') return [];
      return [{ ...(name !== undefined && { eater: name }), avoidance, isThere: verdict === 'avoid' }];
    }),
  );
  return [...found.filter(({ isThere }) => isThere), ...found.filter(({ isThere }) => !isThere)];
}
