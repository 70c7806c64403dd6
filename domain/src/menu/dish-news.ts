import type { DishChange } from './dish-changes.ts';

/** Upkeep of the menu, of which nobody who eats there needs to be told. */
const upkeep: ReadonlySet<DishChange['kind']> = new Set([
  'created',
  'section_changed',
  'picture_changed',
  'allergen_confirmed',
]);

const isIngredient = ({ kind }: DishChange): boolean => kind === 'ingredient_added' || kind === 'ingredient_removed';

/**
 * What of one change of a dish is news to somebody who eats it, in its order. Beside an ingredient that came or went, it
 * goes without saying that statements have to be confirmed.
 */
export function newsAmong(changes: readonly DishChange[]): DishChange[] {
  const follows: readonly DishChange['kind'][] = changes.some(isIngredient)
    ? ['allergen_unsettled', 'list_unconfirmed']
    : [];
  return changes.filter(({ kind }) => !upkeep.has(kind) && !follows.includes(kind));
}
