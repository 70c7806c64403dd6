import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import type { DishState } from './dish-state.ts';

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

export interface StoredDish extends DishKey {
  id: number;
  edited: boolean;
  ingredients_changed_at: Date | null;
  lexicon_version: string | null;
  state: DishState;
}

export async function findStoredDishes(db: Db, ids: readonly number[]): Promise<StoredDish[]> {
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
        from ingredient_estimates e where e.dish_id = d.id), '[]')) as state
    from dishes d left join dish_facts f on f.dish_id = d.id
    where d.id = any(${ids}::bigint[])`);
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
