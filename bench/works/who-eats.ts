import type { Eaters } from '@clearplate/contract/eaters-body';
import { avoidedSets } from '../../domain/src/avoided-sets.ts';
import { resolveAvoidances } from '../../domain/src/resolve-avoidance.ts';
import type { Avoided } from '../systems/searcher.ts';

const names = ['milk', 'peanuts', 'garlic', 'mushroom', 'cilantro'];

/** Two allergens and three ingredients, as the app takes them. */
export const eaters: Eaters = { eaters: [{ avoids: names.flatMap((name) => resolveAvoidances(name)) }] };

const { allergens, terms } = avoidedSets(eaters.eaters);

/** The same for the other systems. */
export const avoided: Avoided = { allergens, terms };
