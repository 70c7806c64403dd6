import { allergenAvoidance } from './allergen-avoidance.ts';
import { allergensNamed } from '../reading/allergen-names.ts';
import type { Avoidance, Strictness } from './eater.ts';
import { ingredientsByName, longestPhrase } from '../lexicon/lexicon.ts';
import { namesMeaning } from '../reading/foods-of-names.ts';
import { tokensOf } from '../reading/normalise.ts';

/** A profile carries at most this many names of one thing. */
const namesKept = 200;

let byTerm: ReadonlyMap<string, readonly string[]> | undefined;

/** Returns the names of each term and its members, shorter ones first. */
function namesByTerm(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [name, { terms }] of ingredientsByName)
    for (const term of terms) {
      const names = found.get(term);
      if (names === undefined) found.set(term, [name]);
      else if (names.length < namesKept) names.push(name);
    }
  return found;
}

const written = new Map<string, string[]>();

/** Returns the names of a term and its members, longest first: "red onion" tells more than "onion". */
function namesWritten(term: string): string[] {
  const known = written.get(term);
  if (known !== undefined) return known;
  const all = (byTerm ??= namesByTerm()).get(term) ?? [];
  const names = [...all, ...namesMeaning(term)].slice(0, namesKept).toSorted((one, other) => other.length - one.length);
  written.set(term, names);
  return names;
}

/**
 * Returns what somebody who enters `name` avoids, which is several things for an ambiguous word ("shellfish").
 * `strictness` is what they chose; an allergen without one gets `ask`. An unknown name becomes `unknown`, which warns
 * where it is written and never clears. Resolve the name again at each reading and don't store the result, because ids
 * of ingredients belong to one lexicon.
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
