import { allergens, type AllergenId } from './allergens.ts';
import { gs1Codes } from './gs1-codes.ts';
import { longestPhrase } from './lexicon/lexicon.ts';
import { normalise, tokensOf } from './normalise.ts';

export interface NamedAllergen {
  readonly allergen: AllergenId;
  /** `false` for what a loose word may also mean: molluscs by "shellfish", peanuts by "nuts". */
  readonly sure: boolean;
}

const byName = new Map<string, AllergenId>(
  allergens.flatMap(({ id, name, word }) => [id, name, word].map((each) => [normalise(each), id] as const)),
);
const byCode = new Map<string, AllergenId>(
  allergens.flatMap(({ id }) => (gs1Codes[id] === undefined ? [] : [[gs1Codes[id], id] as const])),
);

/** The allergens of the catalogue that a file's word means: their ids, names, synonyms and GS1 codes. None: unknown. */
export function allergensNamed(name: string): NamedAllergen[] {
  const exact = byCode.get(name) ?? byName.get(normalise(name));
  if (exact !== undefined) return [{ allergen: exact, sure: true }];
  const tokens = tokensOf(name);
  const found = longestPhrase(tokens, 0);
  if (!found || found.end !== tokens.length) return [];
  const { stands, implies } = found.ingredient;
  return stands.map((allergen) => ({ allergen, sure: stands.length === 1 || implies.get(allergen) === 'always' }));
}
