import type { MenuVariants } from '@clearplate/contract/variants';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { Dish } from '@clearplate/domain/facts/dish';
import type { Db } from '../../db/db.ts';
import { dishColumnValues } from '../../db/dish-columns.ts';
import { isoInstant, sql } from '../../db/sql.ts';

type Row = { readonly id: number; readonly version: number; readonly archived: boolean } & Pick<
  Dish,
  | 'name'
  | 'description'
  | 'ingredients'
  | 'ingredients_changed_at'
  | 'ingredients_complete_at'
  | 'warnings_ended_at'
  | 'variants'
  | 'estimates'
> &
  Pick<MenuVariants['dishes'][number], 'warnings'>;

/** Returns the allergens beside the nine that a restaurant chose to answer for; `null` until it chooses. */
export async function findChosenAllergens(db: Db, restaurantId: number): Promise<readonly AllergenId[] | null> {
  const [row] = await db.query<{ chosen: AllergenId[] | null }>(sql`
    select also_answers_for as chosen from restaurants where id = ${restaurantId}`);
  return row?.chosen ?? null;
}

/** Loads a whole menu in its order, archived dishes included, as of one moment. */
export function findVariants(db: Db, restaurantId: number): Promise<Row[]> {
  return db.query(sql`
    select d.id, d.version, ${dishColumnValues}, d.archived_at is not null as archived,
      (select coalesce(json_agg(json_build_object('allergen', s.allergen_id, 'level', s.level, 'source', s.source,
          'stated_at', ${isoInstant(sql`s.stated_at`)}) order by s.allergen_id, s.source), '[]')
        from allergen_statements s where s.dish_id = d.id and s.level <> 'absent') as warnings,
      (select coalesce(json_agg(json_build_object('name', g.name, 'probability', g.probability) order by g.position), '[]')
        from ingredient_estimates g where g.dish_id = d.id and not g.derived) as estimates
    from dishes d where d.restaurant_id = ${restaurantId} order by d.position, d.id`);
}
