import { sql } from './sql.ts';

const columns = sql`
  d.id, d.id as dish_id, d.restaurant_id, d.name, d.name as dish_name, d.description, d.section, d.image_url,
  d.price_cents / 100.0 as dish_price, d.ingredients,
  coalesce((select array_agg(a.name order by a.position) from dish_allergens x join allergens a on a.id = x.allergen_id
    where x.dish_id = d.id and x.presence = 'present'), '{}') as allergens,
  r.name as restaurant_name, concat_ws(', ', nullif(r.address, ''), nullif(r.city, '')) as restaurant_address,
  r.restaurant_url, r.image_url as restaurant_image`;

/**
 * The columns of a dish as the contract's `Dish` has them, over `dishes d join restaurants r join
 * dish_facts f`. `allergens` are the names of those that are present, declared or implied.
 */
export const dishColumns = sql`${columns}, f.facts`;

/** The same with the facts as the JSON that they are stored as. */
export const writtenDishColumns = sql`${columns}, f.facts::text as written_facts`;

export const dishTables = sql`
  dishes d join restaurants r on r.id = d.restaurant_id join dish_facts f on f.dish_id = d.id`;
