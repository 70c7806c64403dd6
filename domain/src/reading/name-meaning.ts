import type { Avoidance } from '../verdict/eater.ts';
import { ingredients } from '../lexicon/lexicon.ts';
import { normalise } from './normalise.ts';
import { resolveAvoidances } from '../verdict/resolve-avoidance.ts';

/** Not every name of an entry is a synonym: turnip and parsnip share one, because neither has an allergen. */
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
 * Returns what a name of something avoided means: equal for two names exactly when avoiding either is avoiding the
 * other. Compare results at once and don't store them: they belong to one lexicon.
 */
export function meaningOf(name: string): string {
  return resolveAvoidances(name).map(meaningOfOne).toSorted().join('|');
}

/** Returns the names without those that mean the same as an earlier one. */
export function withoutRepeats(names: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const name of names) {
    const meaning = meaningOf(name);
    if (!kept.has(meaning)) kept.set(meaning, name);
  }
  return [...kept.values()];
}
