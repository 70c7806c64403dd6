import type { AllergenId } from '../facts/allergens.ts';
import type { Avoidance, Strictness } from './eater.ts';

type OfAllergen = Extract<Avoidance, { kind: 'allergen' }>;

const fromStrictest: readonly Strictness[] = ['dangerous', 'ask', 'fine'];

/** Returns what one person avoids with each allergen once, where it stood first, as strictly as the strictest line of it. */
export function onceEach(avoids: readonly Avoidance[]): Avoidance[] {
  const byAllergen = new Map<AllergenId, OfAllergen>();
  for (const one of avoids) {
    if (one.kind !== 'allergen') continue;
    const before = byAllergen.get(one.allergen);
    const isLess =
      before !== undefined && fromStrictest.indexOf(before.strictness) <= fromStrictest.indexOf(one.strictness);
    if (!isLess) byAllergen.set(one.allergen, one);
  }
  const seen = new Set<AllergenId>();
  return avoids.flatMap((one) => {
    if (one.kind !== 'allergen') return [one];
    if (seen.has(one.allergen)) return [];
    seen.add(one.allergen);
    return [byAllergen.get(one.allergen) ?? one];
  });
}
