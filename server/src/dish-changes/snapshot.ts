import type { DishSnapshot } from '@clearplate/domain/facts/dish-snapshot';
import { wholeRecord, type MenuDish } from '@clearplate/domain/menu/menu-dish';

const keyOf = ({ allergen_id, source }: DishSnapshot['statements'][number]) => `${allergen_id} ${source}`;

/** A dish as its history and its tables have it; equal ones give the same JSON. */
export function snapshotOf(dish: MenuDish): DishSnapshot {
  const record = wholeRecord(dish);
  const statements = record.statements.map(({ allergen, level, reason, source, stated_at, act, ...said }) => ({
    allergen_id: allergen,
    level,
    reason: reason ?? null,
    source,
    stated_at,
    act: act ?? null,
    ingredient: said.ingredient ?? null,
    address: said.address ?? null,
  }));
  return {
    name: record.name,
    description: record.description,
    section: dish.section,
    price_cents: dish.price_cents,
    image_url: dish.image_url,
    archived: dish.archived,
    ingredients: record.ingredients,
    ingredients_changed_at: record.ingredients_changed_at,
    ingredients_complete_at: record.ingredients_complete_at,
    cross_contact_stated_at: record.cross_contact_stated_at,
    statements: statements.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)),
    reaction_reports: record.reaction_reports.map(({ allergen, reported_at }) => ({
      allergen_id: allergen,
      reported_at,
    })),
    unexplained_reports: record.unexplained_reports ?? [],
  };
}
