import { allergenAvoidance } from './allergen-avoidance.ts';
import { allergensNamed } from '../reading/allergen-names.ts';
import type { Avoidance, Strictness } from './eater.ts';
import { ingredientsByName, longestPhrase } from '../lexicon/lexicon.ts';
import { tokensOf } from '../reading/normalise.ts';

/** So many names of one thing travel with a profile. */
const namesKept = 200;

const written = new Map<string, string[]>();

/** What a term and its members are called, the longest first: "red onion" says more than "onion". */
function namesWritten(term: string): string[] {
  const known = written.get(term);
  if (known !== undefined) return known;
  const all = [...ingredientsByName].flatMap(([name, { terms }]) => (terms.includes(term) ? [name] : []));
  const names = all.slice(0, namesKept).toSorted((one, other) => other.length - one.length);
  written.set(term, names);
  return names;
}

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
  return [{ kind: 'ingredient', name, term: id, ...(closed ? { closed } : {}), names: namesWritten(id), ...meant }];
}
