import { sql } from './sql.ts';

const columns = sql`
  d.id, d.id as dish_id, d.restaurant_id, d.name, d.name as dish_name, d.description, d.section, d.image_url,
  d.price_cents / 100.0 as dish_price, d.ingredients,
  r.name as restaurant_name, concat_ws(', ', nullif(r.address, ''), nullif(r.city, '')) as restaurant_address,
  r.restaurant_url, r.image_url as restaurant_image`;

/** Is SQL for the names of a dish's allergens, declared or implied, in the catalogue's order, over `dish_facts f`. */
export const presentNames = sql`array(
  select a.name
  from jsonb_path_query(f.facts, '$.allergens[*] ? (@.presence == "present").allergen') as present (id)
  join allergens a on a.id = present.id #>> '{}' order by a.position)`;

/**
 * Selects a dish's variants, each with the newest entry of the dish's history. Adding one to a cart sends that entry,
 * which tells what the person was shown. Entries are written along with the dish or its facts, whose triggers renew
 * cached menus.
 */
const variants = sql`case when f.variants is not null then (
    select jsonb_agg(each.variant || jsonb_build_object('as_of', newest.id) order by each.n)
    from jsonb_array_elements(f.variants) with ordinality each (variant, n),
      (select coalesce(max(h.id), 0) as id from dish_history h where h.dish_id = d.id) newest) end`;

/**
 * Names the columns of a dish as the contract's `Dish` has them, over `dishes d join restaurants r join dish_facts f`.
 * `allergens` are the names of those that are present, declared or implied.
 */
export const dishColumns = sql`${columns}, f.facts, ${variants} as variants, ${presentNames} as allergens`;

/**
 * Names the same for a list whose facts are sent packed; `facts` only where they aren't packed yet. `variants` only if
 * the list shows the dish because of them (`page.by_change`), because each is as long as the dish.
 */
export const packedDishColumns = sql`${columns}, f.packed, f.present, case when page.by_change then ${variants} end as variants,
  case when f.packed is null then f.facts end as facts`;

export const dishTables = sql`
  dishes d join restaurants r on r.id = d.restaurant_id join dish_facts f on f.dish_id = d.id`;
