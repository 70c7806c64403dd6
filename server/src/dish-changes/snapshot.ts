import type { DishSnapshot } from '@clearplate/domain/facts/dish-snapshot';
import { wholeRecord, type MenuDish } from '@clearplate/domain/menu/menu-dish';

const keyOf = ({ allergen_id, source }: DishSnapshot['statements'][number]) => `${allergen_id} ${source}`;

/** A dish as its history and its tables have it; equal ones give the same JSON. */
export function snapshotOf(dish: MenuDish): DishSnapshot {
  const record = wholeRecord(dish);
  const statements = record.statements.map(({ allergen, level, reason, source, statedAt, act, ...said }) => ({
    allergen_id: allergen,
    level,
    reason: reason ?? null,
    source,
    stated_at: statedAt,
    act: act ?? null,
    ingredient: said.ingredient ?? null,
    address: said.address ?? null,
  }));
  return {
    name: record.name,
    description: record.description,
    section: dish.section,
    price_cents: dish.priceCents,
    image_url: dish.imageUrl,
    archived: dish.archived,
    ingredients: record.ingredients,
    ingredients_changed_at: record.ingredientsChangedAt,
    ingredients_complete_at: record.ingredientsCompleteAt,
    cross_contact_stated_at: record.crossContactStatedAt,
    statements: statements.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)),
    reaction_reports: record.reactionReports.map(({ allergen, reportedAt }) => ({
      allergen_id: allergen,
      reported_at: reportedAt,
    })),
    unexplained_reports: record.unexplainedReports ?? [],
  };
}
