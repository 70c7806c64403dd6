import type { AllergenId } from '../facts/allergens.ts';
import type { Avoidance, Strictness } from './eater.ts';

const fromFine: readonly Strictness[] = ['fine', 'ask', 'dangerous'];

/**
 * Returns what one person avoids, with each allergen only once: at its first place, and at the highest strictness that
 * it has anywhere in the list.
 */
export function onceEach(avoids: readonly Avoidance[]): Avoidance[] {
  const kept: Avoidance[] = [];
  const places = new Map<AllergenId, { readonly at: number; readonly level: number }>();
  for (const one of avoids) {
    if (one.kind !== 'allergen') {
      kept.push(one);
      continue;
    }
    const level = fromFine.indexOf(one.strictness);
    const { at, level: before } = places.get(one.allergen) ?? { at: kept.length, level: -1 };
    if (level <= before) continue;
    kept[at] = one;
    places.set(one.allergen, { at, level });
  }
  return kept;
}
