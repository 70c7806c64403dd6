import type { Avoidance } from '../verdict/eater.ts';
import { ingredients } from '../lexicon/lexicon.ts';
import { normalise } from './normalise.ts';
import { resolveAvoidances } from '../verdict/resolve-avoidance.ts';

/** Not every name of an entry is a synonym: a turnip and a parsnip share one, since neither has an allergen. */
function meaningOfIngredient({ name, term }: { readonly name: string; readonly term: string }): string {
  const said = normalise(name);
  const isSame = ingredients.get(term)?.synonyms.some((synonym) => normalise(synonym) === said) ?? false;
  return isSame ? `=${term}` : `=${term} ${said}`;
}

function meaningOfOne(avoidance: Avoidance): string {
  if (avoidance.kind === 'allergen') return avoidance.allergen;
  if (avoidance.kind === 'ingredient') return meaningOfIngredient(avoidance);
  return `?${normalise(avoidance.name) || avoidance.name.toLowerCase()}`;
}

/**
 * What a name of something avoided means, for telling whether two names are one thing: equal exactly when
 * avoiding either is avoiding the other. Compare at once and don't keep it: it belongs to one lexicon.
 */
export function meaningOf(name: string): string {
  return resolveAvoidances(name).map(meaningOfOne).toSorted().join('|');
}

/** The items of which no earlier one has the same meaning, in their order. */
export function withoutRepeats(names: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const name of names) {
    const meaning = meaningOf(name);
    if (!kept.has(meaning)) kept.set(meaning, name);
  }
  return [...kept.values()];
}
