import type { MenuDish } from '@clearplate/contract/menu';
import type { AllergenStatement } from '@clearplate/domain/dish-record';
import { inKitchen, kitchenStatements, type KitchenDish } from '@clearplate/domain/kitchen';
import type { EquipmentDraft } from './kitchen-state.ts';

export interface Following {
  readonly dish: Pick<KitchenDish, 'id' | 'name'>;
  /** What the dish will say that it may contain, and why. */
  readonly statements: readonly AllergenStatement[];
  /** What it shares with others, by name. */
  readonly shares: readonly string[];
}

/** What would follow for each dish that shares something, by the same rule as on the server. */
export function findWhatFollows(drafts: readonly EquipmentDraft[], dishes: readonly MenuDish[]): readonly Following[] {
  // What follows already has no date and is surely in nothing, so that these facts may have it.
  const byId = new Map(dishes.map((dish) => [dish.id, inKitchen(dish, dish.facts)]));
  const following = kitchenStatements(drafts, byId);
  const shared = new Set(drafts.flatMap(({ dishIds }) => dishIds));
  return dishes
    .filter(({ id, archived }) => shared.has(id) && !archived)
    .map((dish) => ({
      dish,
      statements: following.get(dish.id) ?? [],
      shares: drafts.flatMap(({ dishIds, name }) => (dishIds.includes(dish.id) ? [name.trim()] : [])),
    }));
}
