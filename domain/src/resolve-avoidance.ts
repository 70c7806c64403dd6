import { allergenAvoidance } from './allergen-avoidance.ts';
import { allergensNamed } from './allergen-names.ts';
import type { Avoidance, Strictness } from './eater.ts';
import { longestPhrase } from './lexicon/lexicon.ts';
import { tokensOf } from './normalise.ts';

/**
 * What somebody means who avoids `name`. More than one where the word means several ("shellfish").
 * `strictness`: as they said it of an allergen; an allergen by which they said nothing is asked about.
 * A name that is not known becomes `unknown`: it warns where it is written and never clears.
 * Resolve at each reading, not once for all: ids of ingredients belong to one lexicon.
 */
export function resolveAvoidances(name: string, strictness?: Strictness): Avoidance[] {
  const meant = strictness === undefined ? {} : { strictness };
  const stated = allergensNamed(name);
  if (stated !== undefined) return stated.map((id) => allergenAvoidance(id, strictness));
  const tokens = tokensOf(name);
  const phrase = longestPhrase(tokens, 0);
  if (phrase === undefined || phrase.end !== tokens.length) return [{ kind: 'unknown', name, ...meant }];
  const { id, stands, closed } = phrase.ingredient;
  if (stands.length > 0) return stands.map((allergen) => allergenAvoidance(allergen, strictness));
  return [{ kind: 'ingredient', name, term: id, ...(closed ? { closed } : {}), ...meant }];
}
