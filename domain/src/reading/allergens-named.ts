import type { AllergenId } from '../facts/allergens.ts';
import { longestPhrase } from '../lexicon/lexicon.ts';
import { tokensOf } from './normalise.ts';
import { wholeAllergenNamed } from './whole-names.ts';

export interface NamedAllergen {
  readonly allergen: AllergenId;
  /** `false` for what a loose word may also mean: molluscs by "shellfish", peanuts by "nuts". */
  readonly sure: boolean;
  /** Whether the name means all of it. A part, "wheat flour", declares the allergen, and who denies the part denies no more. */
  readonly whole: boolean;
}

/** The allergens of the catalogue that a file's word means: their ids, names, synonyms, parts and GS1 codes. None: unknown. */
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
