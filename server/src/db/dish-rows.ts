import { sql } from './sql.ts';

const columns = sql`
  d.id, d.id as dish_id, d.restaurant_id, d.name, d.name as dish_name, d.description, d.section, d.image_url,
  d.price_cents / 100.0 as dish_price, d.ingredients,
  r.name as restaurant_name, concat_ws(', ', nullif(r.address, ''), nullif(r.city, '')) as restaurant_address,
  r.restaurant_url, r.image_url as restaurant_image`;

/** The names of the allergens that are in a dish, declared or implied, in the catalogue's order: over `dish_facts f`. */
export const presentNames = sql`array(
  select a.name
  from jsonb_path_query(f.facts, '$.allergens[*] ? (@.presence == "present").allergen') as present (id)
  join allergens a on a.id = present.id #>> '{}' order by a.position)`;

/**
 * A dish's variants, each with the newest entry of the dish's history: whoever puts one into the cart says by it what they
 * were shown. Entries are written along with the dish or its facts, whose triggers renew menus that are kept.
 */
const variants = sql`case when f.variants is not null then (
    select jsonb_agg(each.variant || jsonb_build_object('as_of', newest.id) order by each.n)
    from jsonb_array_elements(f.variants) with ordinality each (variant, n),
      (select coalesce(max(h.id), 0) as id from dish_history h where h.dish_id = d.id) newest) end`;

/**
 * The columns of a dish as the contract's `Dish` has them, over `dishes d join restaurants r join
 * dish_facts f`. `allergens` are the names of those that are present, declared or implied.
 */
export const dishColumns = sql`${columns}, f.facts, ${variants} as variants, ${presentNames} as allergens`;

/**
 * The same for a list whose facts travel packed; `facts` only where they aren't packed yet. `variants` only where the list shows
 * the dish for them, as `page.by_change` says: they are as long as the dish, each.
 */
export const packedDishColumns = sql`${columns}, f.packed, f.present, case when page.by_change then ${variants} end as variants,
  case when f.packed is null then f.facts end as facts`;

export const dishTables = sql`
  dishes d join restaurants r on r.id = d.restaurant_id join dish_facts f on f.dish_id = d.id`;
