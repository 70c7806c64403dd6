import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { DerivedVariant } from '@clearplate/domain/facts/derive-dish';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

export interface ExportedRestaurant {
  id: number;
  name: string;
  city: string;
  zip_code: string;
  also_answers_for: AllergenId[] | null;
}

export async function findExportedRestaurant(db: Db, id: number): Promise<ExportedRestaurant | undefined> {
  const [row] = await db.query<ExportedRestaurant>(
    sql`select r.id, r.name, r.city, r.pin as zip_code, r.also_answers_for from restaurants r where r.id = ${id}`,
  );
  return row;
}

export interface ExportedDish {
  dish_id: number;
  name: string;
  section: string;
  description: string;
  ingredients: readonly string[];
  price_cents: number | null;
  facts: DishFacts;
  /** Is `null` for a dish that is made in no other way. */
  variants: readonly DerivedVariant[] | null;
}

/** Returns one restaurant's whole menu in its order. */
export function findExportedDishes(db: Db, restaurantId: number): Promise<ExportedDish[]> {
  return db.query<ExportedDish>(sql`
    select d.id as dish_id, d.name, d.section, d.description, d.price_cents, d.ingredients, f.facts, f.variants
    from dishes d join dish_facts f on f.dish_id = d.id
    where d.restaurant_id = ${restaurantId} and d.archived_at is null order by d.position, d.id`);
}
