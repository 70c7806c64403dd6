import type { MenuDish } from '@clearplate/contract/menu';
import type { Db } from '../../db/db.ts';
import { dishColumnValues } from '../../db/dish-columns.ts';
import { isoInstant, sql } from '../../db/sql.ts';

export type FoundMenuDish = MenuDish & { readonly version: number; readonly warnings_ended_at: string | null };

/** Loads a whole menu in its order, archived dishes included, as of one moment, with each dish's version. */
export function findMenuDishes(db: Db, restaurantId: number): Promise<FoundMenuDish[]> {
  return db.query(sql`
    select d.id, d.version, d.creation_key as key, ${dishColumnValues}, d.archived_at is not null as archived, f.facts,
      coalesce((
        select json_agg(json_build_object('allergen', s.allergen_id, 'level', s.level, 'reason', s.reason,
          'ingredient', s.ingredient, 'source', s.source, 'stated_at', ${isoInstant(sql`s.stated_at`)},
          'stated_by', u.username) order by a.position, s.source)
        from allergen_statements s join allergens a on a.id = s.allergen_id
        left join users u on u.actor_id = s.stated_by where s.dish_id = d.id), '[]') as statements,
      array(select x.component_id from dish_components x where x.dish_id = d.id order by x.component_id) as uses
    from dishes d join dish_facts f on f.dish_id = d.id
    where d.restaurant_id = ${restaurantId} order by d.position, d.id`);
}

/** Loads a menu's dishes in its order, archived ones included. */
export async function findMenuIds(db: Db, restaurantId: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    sql`select id from dishes where restaurant_id = ${restaurantId} order by position, id`,
  );
  return rows.map(({ id }) => id);
}

export function findMenuVersions(db: Db, restaurantId: number): Promise<{ id: number; version: number }[]> {
  return db.query(sql`select id, version from dishes where restaurant_id = ${restaurantId}`);
}

/** Puts dishes into the order of this list. The version of those that move changes, and thus the menu's. */
export async function updatePositions(db: Db, ids: readonly number[]): Promise<void> {
  await db.query(sql`
    update dishes d set position = given.place - 1, version = d.version + 1
    from unnest(${ids}::bigint[]) with ordinality as given (id, place)
    where d.id = given.id and d.position <> given.place - 1`);
}

export interface RememberedSave {
  readonly hash: string;
  readonly version: string;
}

export async function findLastSave(db: Db, restaurantId: number): Promise<RememberedSave | undefined> {
  const [row] = await db.query<RememberedSave>(
    sql`select request_hash as hash, version from menu_saves where restaurant_id = ${restaurantId}`,
  );
  return row;
}

export async function replaceLastSave(db: Db, restaurantId: number, save: RememberedSave): Promise<void> {
  await db.query(sql`
    insert into menu_saves (restaurant_id, request_hash, version) values (${restaurantId}, ${save.hash}, ${save.version})
    on conflict (restaurant_id) do update set request_hash = excluded.request_hash, version = excluded.version`);
}
