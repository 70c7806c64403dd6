import type { DishChange } from './dish-changes.ts';

/** These changes come from menu upkeep, so diners needn't be told of them. */
const upkeep: ReadonlySet<DishChange['kind']> = new Set([
  'created',
  'section_changed',
  'picture_changed',
  'allergen_confirmed',
]);

const isIngredient = ({ kind }: DishChange): boolean =>
  kind === 'ingredient_added' ||
  kind === 'ingredient_removed' ||
  kind === 'component_added' ||
  kind === 'component_removed';

/**
 * Returns the changes of a dish that matter to its eaters, in order. If an ingredient was added or removed, it is
 * obvious that statements have to be confirmed, so those changes are left out.
 */
export function newsAmong(changes: readonly DishChange[]): DishChange[] {
  const follows: readonly DishChange['kind'][] = changes.some(isIngredient)
    ? ['allergen_unsettled', 'list_unconfirmed']
    : [];
  return changes.filter(({ kind }) => !upkeep.has(kind) && !follows.includes(kind));
}
