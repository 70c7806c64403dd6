import { assessAvoidance } from './assess-avoidance.ts';
import type { DishFacts } from '../facts/dish-facts.ts';
import type { Avoidance, Eater } from './eater.ts';
import type { AssessContext, Disliked } from './verdict.ts';

/** A dislike is about what is in the dish, whatever the person chose about traces. */
const asIngredient = (avoidance: Avoidance): Avoidance => ({ ...avoidance, strictness: 'fine' });

/** Returns the same people with their dislikes as what they avoid. */
export function asEatersOfDislikes(eaters: readonly Eater[]): readonly Eater[] {
  return eaters.map(({ name, dislikes = [] }) => ({ name, avoids: dislikes.map(asIngredient) }));
}

/** Returns the dislikes that the dish contains, then those that it may contain. */
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
