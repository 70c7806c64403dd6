import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import type { DerivedVariant } from '@clearplate/domain/facts/derive-dish';
import { packFacts } from '@clearplate/domain/facts/pack-facts';
import type { Db } from '../src/db/db.ts';
import { replaceFacts } from '../src/db/derived-facts.ts';
import { sql } from '../src/db/sql.ts';
import { buildRestaurant } from './builders.ts';

/** What the facts of all dishes say of each allergen, to be read like a table. */
export const dishAllergens = sql`(
  select f.dish_id, x.allergen as allergen_id, x.presence, x."coveredAt" as covered_at
  from dish_facts f, jsonb_to_recordset(f.facts -> 'allergens') as x (
    allergen text, presence text, "coveredAt" timestamptz))`;

// One statement takes the rows of so many dishes.
const chunk = 250;

/**
 * Stores dishes that consist of these facts only, and of those of their variants, all of one new restaurant. Returns
 * their ids in the facts' order.
 */
export async function storeFacts(
  db: Db,
  all: readonly DishFacts[],
  variantsOf: (index: number) => readonly DerivedVariant[] = () => [],
): Promise<number[]> {
  const { id: restaurantId } = await buildRestaurant(db);
  const ids: number[] = [];
  for (let from = 0; from < all.length; from += chunk) {
    const facts = all.slice(from, from + chunk);
    const rows = await db.query<{ id: number }>(sql`
      insert into dishes (restaurant_id, name, position)
      select ${restaurantId}, 'Dish', n from generate_series(1, ${facts.length}::int) n order by n returning id`);
    const derived = rows.flatMap(({ id }, index) => {
      const one = facts[index];
      return one ? [{ id, facts: one, packed: packFacts(one), estimates: [], variants: variantsOf(from + index) }] : [];
    });
    await replaceFacts(db, derived, true, new Date());
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}
