import type { AllergenId } from '../facts/allergens.ts';
import type { Avoidance, Strictness } from './eater.ts';

/** Avoids an allergen of the catalogue. Guests, and people who chose nothing else, want to be asked about traces. */
export function allergenAvoidance(allergen: AllergenId, strictness: Strictness = 'ask'): Avoidance {
  return { kind: 'allergen', allergen, strictness };
}
