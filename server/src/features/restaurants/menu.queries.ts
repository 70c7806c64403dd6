import type { DishSummary } from '@clearplate/contract/dishes';
import type { Db } from '../../db/db.ts';
import { dishColumns, dishTables } from '../../db/dish-rows.ts';
import { sql, type Sql } from '../../db/sql.ts';

/** Is a cached menu, with the restaurant's state that it was made from. */
export interface CachedMenu {
  readonly restaurantId: number;
  readonly version: number;
  /** Names the query and the answer's form. */
  readonly maker: string;
  readonly etag: string;
  readonly body: Buffer;
}

/** Returns `undefined` if none of this state and form is cached. */
export async function findCachedMenu(db: Db, id: number, maker: string): Promise<CachedMenu | undefined> {
  const [row] = await db.query<CachedMenu>(sql`
    select k.restaurant_id as "restaurantId", k.version, k.maker, k.etag, k.body
    from menu_versions v join kept_menus k on k.restaurant_id = v.restaurant_id and k.version = v.version
    where v.restaurant_id = ${id} and k.maker = ${maker}`);
  return row;
}

/** Returns SQL for a whole menu in its order, and the number of its state, from one snapshot. */
export const menuOf = (restaurantId: number): Sql => sql`
  select v.version, m.* from restaurants place left join menu_versions v on v.restaurant_id = place.id
  left join lateral (
    select d.position, ${dishColumns} from ${dishTables}
    where d.restaurant_id = place.id and d.archived_at is null) m on true
  where place.id = ${restaurantId} order by m.position, m.id`;

export interface MenuState {
  /** Is `null` if the state has no number. The menu then can't be cached. */
  readonly version: number | null;
  readonly dishes: readonly DishSummary[];
}

/** Returns `undefined` if there is no such restaurant. */
export async function findMenu(db: Db, restaurantId: number): Promise<MenuState | undefined> {
  const rows = await db.query<{ version: number | null } & (DishSummary | { id: null })>(menuOf(restaurantId));
  const [first] = rows;
  return first && { version: first.version, dishes: rows.filter((row) => row.id !== null) };
}

/** Caches a menu if its state is still current. */
export async function cacheMenu(db: Db, { restaurantId, version, maker, etag, body }: CachedMenu): Promise<void> {
  await db.query(sql`
    insert into kept_menus (restaurant_id, version, maker, etag, body)
    select restaurant_id, version, ${maker}, ${etag}, ${body}::bytea from menu_versions
    where restaurant_id = ${restaurantId} and version = ${version}
    on conflict (restaurant_id) do update set
      version = excluded.version, maker = excluded.maker, etag = excluded.etag, body = excluded.body`);
}
