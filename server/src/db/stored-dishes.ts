import type { DishRecord } from '@clearplate/domain/dish-record';
import type { Db } from './db.ts';
import { comparable, knownDish, type DishState } from './dish-state.ts';
import { sql } from './sql.ts';

/** A dish as it is stored, with everything that is said of it. */
export interface StoredDish {
  id: number;
  restaurant_id: number;
  /** `null`: made by hand. */
  external_id: string | null;
  edited: boolean;
  ingredients_changed_at: Date | null;
  lexicon_version: string | null;
  state: DishState;
}

/** Read under a lock of the dishes' rows: whoever changes what is said of a dish holds it too. */
export function findStoredDishes(db: Db, ids: readonly number[]): Promise<StoredDish[]> {
  return db.query<StoredDish>(sql`
    select d.id, d.restaurant_id, d.external_id, d.edited_at is not null as edited, d.ingredients_changed_at,
      f.lexicon_version, json_build_object(
      'name', d.name, 'description', d.description, 'section', d.section, 'price_cents', d.price_cents,
      'image_url', d.image_url, 'ingredients', d.ingredients,
      'ingredients_complete_at', d.ingredients_complete_at, 'cross_contact_stated_at', d.cross_contact_stated_at,
      'statements', coalesce((
        select json_agg(json_build_object('allergen_id', allergen_id, 'level', level, 'reason', reason,
          'source', source, 'stated_at', stated_at) order by allergen_id collate "C")
        from allergen_statements s where s.dish_id = d.id), '[]'),
      'estimates', coalesce((
        select json_agg(json_build_object('name', name, 'probability', probability) order by position)
        from ingredient_estimates e where e.dish_id = d.id and not e.derived), '[]')) as state
    from dishes d left join dish_facts f on f.dish_id = d.id
    where d.id = any(${ids}::bigint[])`);
}

/** A stored dish as the domain reasons about it. */
export function recordOf({ state, ingredients_changed_at }: StoredDish): DishRecord {
  return knownDish(comparable(state), ingredients_changed_at?.toISOString() ?? null);
}
