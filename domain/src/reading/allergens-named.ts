import type { AllergenId } from '../facts/allergens.ts';
import { longestPhrase } from '../lexicon/lexicon.ts';
import { tokensOf } from './normalise.ts';
import { wholeAllergenNamed } from './whole-names.ts';

export interface NamedAllergen {
  readonly allergen: AllergenId;
  /** `false` for what a loose word may also mean: molluscs for "shellfish", peanuts for "nuts". */
  readonly sure: boolean;
  /** Whether the name means all of it. Denying a part such as "wheat flour" doesn't deny the allergen. */
  readonly whole: boolean;
}

/** Returns the allergens that a file's word means: ids, names, synonyms, parts and GS1 codes. Empty if unknown. */
export function allergensNamed(name: string): NamedAllergen[] {
  const exact = wholeAllergenNamed(name);
  if (exact !== undefined) return [{ allergen: exact, sure: true, whole: true }];
  const tokens = tokensOf(name);
  const found = longestPhrase(tokens, 0);
  if (!found || found.end !== tokens.length) return [];
  const { stands, implies } = found.ingredient;
  return stands.map((allergen) => ({
    allergen,
    sure: stands.length === 1 || implies.get(allergen) === 'always',
    whole: false,
  }));
}
