import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import type { DishState } from '../../db/dish-state.ts';

export interface DishKey {
  restaurant_id: number;
  external_id: string;
}

/** Locks the dishes, always in the order of their ids, so that two imports wait instead of dying. */
export async function lockDishes(db: Db, keys: readonly DishKey[]): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select d.id
    from unnest(${keys.map((key) => key.restaurant_id)}::bigint[], ${keys.map((key) => key.external_id)}::text[])
      as given (restaurant_id, external_id)
    join dishes d on d.restaurant_id = given.restaurant_id and d.external_id = given.external_id
    order by d.id for update of d`);
  return rows.map(({ id }) => id);
}

export interface DishRow extends DishKey, DishState {
  ingredients_changed_at: string | null;
}

/** New dishes stand behind those that the menu has, in the order given. Ids in that order too. */
export async function insertDishes(db: Db, rows: readonly DishRow[], now: Date): Promise<number[]> {
  const inserted = await db.query<DishKey & { id: number }>(sql`
    insert into dishes (restaurant_id, external_id, name, description, section, price_cents, image_url, ingredients,
      ingredients_changed_at, ingredients_complete_at, cross_contact_stated_at, imported_at, position)
    select given.restaurant_id, external_id, name, description, section, price_cents, image_url, ingredients,
      ingredients_changed_at, ingredients_complete_at, cross_contact_stated_at, ${now}::timestamptz,
      coalesce(menu.last, -1) + row_number() over (partition by given.restaurant_id order by rank)
    from rows from (json_to_recordset(${JSON.stringify(rows)}::json) as (
        restaurant_id bigint, external_id text, name text, description text, section text, price_cents int,
        image_url text, ingredients text[], ingredients_changed_at timestamptz, ingredients_complete_at timestamptz,
        cross_contact_stated_at timestamptz)) with ordinality
      as given (restaurant_id, external_id, name, description, section, price_cents, image_url, ingredients,
        ingredients_changed_at, ingredients_complete_at, cross_contact_stated_at, rank)
    left join (
      select restaurant_id, max(position) as last from dishes
      where restaurant_id = any(${[...new Set(rows.map((row) => row.restaurant_id))]}::bigint[]) and archived_at is null
      group by restaurant_id) menu on menu.restaurant_id = given.restaurant_id
    order by rank
    returning id, restaurant_id, external_id`);
  const byKey = new Map(inserted.map((row) => [`${row.restaurant_id} ${row.external_id}`, row.id]));
  return rows.map((row) => byKey.get(`${row.restaurant_id} ${row.external_id}`) ?? 0);
}

export async function updateDishes(db: Db, rows: readonly (DishRow & { id: number })[], now: Date): Promise<void> {
  await db.query(sql`
    update dishes d set
      name = given.name, description = given.description, section = given.section, price_cents = given.price_cents,
      image_url = given.image_url, ingredients = given.ingredients,
      ingredients_changed_at = given.ingredients_changed_at, ingredients_complete_at = given.ingredients_complete_at,
      cross_contact_stated_at = given.cross_contact_stated_at, imported_at = ${now}, version = d.version + 1
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (
      id bigint, name text, description text, section text, price_cents int, image_url text, ingredients text[],
      ingredients_changed_at timestamptz, ingredients_complete_at timestamptz, cross_contact_stated_at timestamptz)
    where d.id = given.id`);
}
