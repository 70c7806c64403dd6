import type { Dish } from '@clearplate/domain/facts/dish';
import { storedWays } from '@clearplate/domain/facts/way-components';
import type { Db } from '../db/db.ts';
import { dishColumnNames, dishColumnTypes } from '../db/dish-columns.ts';
import { sql } from '../db/sql.ts';

export interface NewDish {
  readonly restaurantId: number;
  /** Is the key of an import, or the one that a client chose for a dish that it creates. */
  readonly key: { readonly external: string } | { readonly creation: string };
  readonly dish: Dish;
}

/**
 * Inserts the rows of new dishes after their menus' existing ones, in the given order. `saveDishes` writes everything
 * else. Returns their ids in that order.
 */
export async function insertDishes(db: Db, dishes: readonly NewDish[], now: Date): Promise<number[]> {
  const rows = dishes.map(({ restaurantId, key, dish }) => ({
    restaurant_id: restaurantId,
    external_id: 'external' in key ? key.external : null,
    creation_key: 'creation' in key ? key.creation : null,
    ...dish,
    variants: storedWays(dish.variants),
  }));
  const inserted = await db.query<{ id: number; restaurantId: number; key: string }>(sql`
    insert into dishes (restaurant_id, external_id, creation_key, ${dishColumnNames}, imported_at, position)
    select given.restaurant_id, external_id, creation_key, ${dishColumnNames},
      case when external_id is not null then ${now}::timestamptz end,
      coalesce(menu.last, -1) + row_number() over (partition by given.restaurant_id order by rank)
    from rows from (json_to_recordset(${JSON.stringify(rows)}::json) as (
        restaurant_id bigint, external_id text, creation_key text, ${dishColumnTypes})) with ordinality
      as given (restaurant_id, external_id, creation_key, ${dishColumnNames}, rank)
    left join (
      select restaurant_id, max(position) as last from dishes
      where restaurant_id = any(${[...new Set(dishes.map(({ restaurantId }) => restaurantId))]}::bigint[])
      group by restaurant_id) menu on menu.restaurant_id = given.restaurant_id
    order by rank
    returning id, restaurant_id as "restaurantId", coalesce(external_id, creation_key) as key`);
  const ids = new Map(inserted.map(({ id, restaurantId, key }) => [`${restaurantId} ${key}`, id]));
  return dishes.map(({ restaurantId, key }) => ids.get(`${restaurantId} ${Object.values(key).join()}`) ?? 0);
}
