import { allergenAvoidance } from './allergen-avoidance.ts';
import { allergens, type AllergenId } from './allergens.ts';
import type { Avoidance, Strictness } from './eater.ts';
import { longestPhrase } from './lexicon/lexicon.ts';
import { normalise, tokensOf } from './normalise.ts';

/** Names that people give to an allergy, and parts of a food that stand for all of it. */
const meant: readonly (readonly [string, readonly AllergenId[]])[] = [
  ['lactose, casein, whey, dairy, milk protein, milk allergy, lactose intolerance', ['milk']],
  ['albumin, egg white, egg yolk, ovalbumin', ['eggs']],
  ['nuts, nut, all nuts, nuts and peanuts', ['tree-nuts', 'peanuts']],
  ['shellfish, shell fish', ['crustacean-shellfish', 'molluscs']],
  ['crustaceans, crustacea', ['crustacean-shellfish']],
  ['seafood, sea food', ['fish', 'crustacean-shellfish', 'molluscs']],
  ['celiac, coeliac, gluten cereals, cereals', ['gluten']],
  ['soy protein, soya', ['soybeans']],
  ['sulfites, sulfur dioxide', ['sulphites']],
];

const allergensByName = new Map<string, readonly AllergenId[]>();
for (const { id, name, word } of allergens)
  for (const said of [id, name, word]) allergensByName.set(normalise(said), [id]);
for (const [names, ids] of meant) for (const name of names.split(',')) allergensByName.set(normalise(name), ids);

/**
 * What somebody means who avoids `name`. More than one where the word means several ("shellfish").
 * A name that is not known becomes `unknown`: it warns where it is written and never clears.
 * Resolve at each reading, not once for all: ids of ingredients belong to one lexicon.
 */
export function resolveAvoidances(name: string, strictness: Strictness = 'ask'): Avoidance[] {
  const tokens = tokensOf(name);
  const stated = allergensByName.get(tokens.join(' '));
  if (stated !== undefined) return stated.map((id) => allergenAvoidance(id, strictness));
  const phrase = longestPhrase(tokens, 0);
  if (phrase === undefined || phrase.end !== tokens.length) return [{ kind: 'unknown', name }];
  const { id, stands } = phrase.ingredient;
  if (stands.length > 0) return stands.map((allergen) => allergenAvoidance(allergen, strictness));
  return [{ kind: 'ingredient', name, term: id }];
}
