import type { Eaters } from '@clearplate/contract/eaters-body';
import { resolveAvoidances } from '../../domain/src/verdict/resolve-avoidance.ts';
import type { Avoided } from '../systems/searcher.ts';

const names = ['milk', 'peanuts', 'garlic', 'mushroom', 'cilantro'];
const avoids = names
  .flatMap((name) => resolveAvoidances(name))
  .map((one) => {
    // The app leaves other names out of what it sends, too.
    if (one.kind !== 'ingredient') return one;
    const { names: _, ...sent } = one;
    return sent;
  });

/** Two allergens and three ingredients, as the app takes them. */
export const eaters: Eaters = { eaters: [{ avoids }] };

/** The same avoidances for the other systems. */
export const avoided: Avoided = {
  allergens: avoids.flatMap((one) => (one.kind === 'allergen' ? [one.allergen] : [])),
  terms: avoids.flatMap((one) => (one.kind === 'ingredient' ? [one.term] : [])),
};
