import type { DishSnapshot } from '@clearplate/domain/facts/dish-snapshot';
import type { Db } from './db.ts';
import { sql } from './sql.ts';

/** Locks dishes, always in the order of their ids, so that two who change them wait instead of dying. */
export async function lockDishRows(db: Db, ids: readonly number[]): Promise<void> {
  await db.query(sql`select id from dishes where id = any(${ids}::bigint[]) order by id for no key update`);
}

export interface NewDish {
  readonly restaurant_id: number;
  readonly creation_key: string;
  readonly name: string;
  /** Estimates that were imported are taken over from this dish. */
  readonly copy_of: number | null;
}

/** Dishes of which nothing is said but the name, at the end of the menu in this order. Their ids, in that order too. */
export async function insertNewDishes(db: Db, dishes: readonly NewDish[]): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    insert into dishes (restaurant_id, creation_key, name, position)
    select given.restaurant_id, creation_key, name, rank + coalesce(
      (select max(position) from dishes d where d.restaurant_id = given.restaurant_id), -1)
    from rows from (json_to_recordset(${JSON.stringify(dishes)}::json) as (
      restaurant_id bigint, creation_key text, name text)) with ordinality
      as given (restaurant_id, creation_key, name, rank)
    order by rank returning id`);
  const ids = rows.map(({ id }) => id);
  await db.query(sql`
    insert into ingredient_estimates (dish_id, position, name, probability)
    select made.id, e.position, e.name, e.probability
    from unnest(${ids}::bigint[], ${dishes.map(({ copy_of }) => copy_of)}::bigint[]) as made (id, copy_of)
    join ingredient_estimates e on e.dish_id = made.copy_of and not e.derived`);
  return ids;
}

export interface DishWrite {
  readonly id: number;
  readonly after: DishSnapshot;
  /** Somebody changed it by hand: imports leave it alone from then on. */
  readonly byHand: boolean;
}

async function updateRows(db: Db, writes: readonly DishWrite[], now: Date): Promise<void> {
  const rows = writes.map(({ id, after, byHand }) => ({ id, by_hand: byHand, ...after }));
  await db.query(sql`
    update dishes d set
      name = given.name, description = given.description, section = given.section, price_cents = given.price_cents,
      image_url = given.image_url, ingredients = given.ingredients,
      ingredients_changed_at = given.ingredients_changed_at, ingredients_complete_at = given.ingredients_complete_at,
      cross_contact_stated_at = given.cross_contact_stated_at,
      archived_at = case when given.archived then coalesce(d.archived_at, ${now}) end,
      edited_at = case when given.by_hand then ${now} else d.edited_at end, version = d.version + 1
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (
      id bigint, name text, description text, section text, price_cents int, image_url text, ingredients text[],
      ingredients_changed_at timestamptz, ingredients_complete_at timestamptz, cross_contact_stated_at timestamptz,
      archived boolean, by_hand boolean)
    where d.id = given.id`);
}

/** A statement that stays word for word keeps who made it; so does one that only lost its date. */
async function replaceStatements(db: Db, writes: readonly DishWrite[], actorId: string | null): Promise<void> {
  const rows = writes.flatMap(({ id, after }) => after.statements.map((one) => ({ dish_id: id, ...one })));
  await db.query(sql`
    delete from allergen_statements s where s.dish_id = any(${writes.map(({ id }) => id)}::bigint[]) and not exists (
      select 1 from json_to_recordset(${JSON.stringify(rows)}::json) as given (
        dish_id bigint, allergen_id text, source text)
      where given.dish_id = s.dish_id and given.allergen_id = s.allergen_id and given.source = s.source)`);
  if (rows.length === 0) return;
  await db.query(sql`
    insert into allergen_statements as s (
      dish_id, allergen_id, level, reason, source, stated_at, act, ingredient, address, stated_by)
    select dish_id, allergen_id, level, reason, source, stated_at, act, ingredient, address, case when source = 'restaurant' then ${actorId}::uuid end
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (
      dish_id bigint, allergen_id text, level text, reason text, source text, stated_at timestamptz, act uuid,
      ingredient text, address text)
    on conflict (dish_id, allergen_id, source) do update set
      level = excluded.level, reason = excluded.reason, stated_at = excluded.stated_at, act = excluded.act,
      ingredient = excluded.ingredient, address = excluded.address,
      stated_by = case when excluded.stated_at is null then s.stated_by else excluded.stated_by end
    where (s.level, s.reason, s.stated_at, s.act, s.ingredient, s.address) is distinct from
      (excluded.level, excluded.reason, excluded.stated_at, excluded.act, excluded.ingredient, excluded.address)`);
}

/** Writes what is said of dishes from now on, each a version further. Their rows are locked. */
export async function writeDishRows(
  db: Db,
  writes: readonly DishWrite[],
  { actorId, now }: { readonly actorId: string | null; readonly now: Date },
): Promise<void> {
  await updateRows(db, writes, now);
  await replaceStatements(db, writes, actorId);
}
