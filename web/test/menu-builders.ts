import { blankDish } from '../src/features/menu-editing/model/new-dish.ts';
import { deriveFacts } from '@clearplate/domain/facts/derive-facts';
import { nothingKnown } from '@clearplate/domain/facts/dish';
import type { EditableMenu, MenuDish, UsedComponent } from '@clearplate/contract/menu';

export const menuNow = '2026-11-21T12:00:00.000Z';

/** Builds a restaurant's own statement of three weeks ago. */
export function buildStatement(
  given: Partial<MenuDish['statements'][number]> & Pick<MenuDish['statements'][number], 'allergen' | 'level'>,
): MenuDish['statements'][number] {
  return { reason: null, source: 'restaurant', stated_at: '2026-11-01T00:00:00.000Z', ...given };
}

const factsOf = (dish: Omit<MenuDish, 'facts'>) =>
  deriveFacts({
    ...nothingKnown,
    name: dish.name,
    description: dish.description,
    ingredients: dish.ingredients,
    ingredients_changed_at: dish.ingredients_changed_at,
    statements: dish.statements.map(({ stated_at, reason, ingredient, ...one }) => ({
      ...one,
      stated_at,
      ...(reason !== null && { reason }),
      ...(ingredient && { ingredient }),
    })),
  }) as MenuDish['facts'];

/** Builds a dish with the facts that follow from it. */
export function buildMenuDish(given: Partial<MenuDish> = {}): MenuDish {
  const dish = {
    ...blankDish('Starters'),
    id: 1,
    name: 'Soup',
    price_cents: 950,
    ...given,
  };
  return { ...dish, facts: given.facts ?? factsOf(dish) };
}

/** Builds a component of the restaurant, with a list that nobody confirmed as complete. */
export function buildComponent(given: Partial<UsedComponent> & Pick<UsedComponent, 'id' | 'name'>): UsedComponent {
  return {
    key: null,
    is_shared: false,
    ingredients: [],
    ingredients_changed_at: '2026-10-01T00:00:00.000Z',
    ingredients_complete_at: null,
    statements: [],
    uses: [],
    ...given,
  };
}

export function buildEditableMenu(dishes: readonly MenuDish[], given: Partial<EditableMenu> = {}): EditableMenu {
  return {
    version: 'v1',
    restaurant_id: 1,
    now: menuNow,
    statement_days: 180,
    dishes: [...dishes],
    components: [],
    components_version: 'c1',
    ...given,
  };
}
