import type { DishSummary } from '@clearplate/contract/dishes';
import type { Db } from '../../db/db.ts';
import { dishColumns, dishTables } from '../../db/dish-rows.ts';
import { sql, type Sql } from '../../db/sql.ts';

/** A menu that is kept for the state in which the restaurant is. */
export interface CachedMenu {
  readonly restaurantId: number;
  readonly version: number;
  /** Names the query and the form of the answer. */
  readonly maker: string;
  readonly etag: string;
  readonly body: Buffer;
}

/** `undefined`: none is kept of this state by this maker. */
export async function findCachedMenu(db: Db, id: number, maker: string): Promise<CachedMenu | undefined> {
  const [row] = await db.query<CachedMenu>(sql`
    select k.restaurant_id as "restaurantId", k.version, k.maker, k.etag, k.body
    from menu_versions v join kept_menus k on k.restaurant_id = v.restaurant_id and k.version = v.version
    where v.restaurant_id = ${id} and k.maker = ${maker}`);
  return row;
}

/** A whole menu in its order, with the number of its state: both as one snapshot shows them. */
export const menuOf = (restaurantId: number): Sql => sql`
  select v.version, m.* from restaurants place left join menu_versions v on v.restaurant_id = place.id
  left join lateral (
    select d.position, ${dishColumns} from ${dishTables}
    where d.restaurant_id = place.id and d.archived_at is null) m on true
  where place.id = ${restaurantId} order by m.position, m.id`;

export interface MenuState {
  /** `null`: the state has no number, and the menu can't be kept. */
  readonly version: number | null;
  readonly dishes: readonly DishSummary[];
}

/** `undefined`: there is no such restaurant. */
export async function findMenu(db: Db, restaurantId: number): Promise<MenuState | undefined> {
  const rows = await db.query<{ version: number | null } & (DishSummary | { id: null })>(menuOf(restaurantId));
  const [first] = rows;
  return first && { version: first.version, dishes: rows.filter((row) => row.id !== null) };
}

/** Keeps a menu if its state still lasts. */
export async function cacheMenu(db: Db, { restaurantId, version, maker, etag, body }: CachedMenu): Promise<void> {
  await db.query(sql`
    insert into kept_menus (restaurant_id, version, maker, etag, body)
    select restaurant_id, version, ${maker}, ${etag}, ${body}::bytea from menu_versions
    where restaurant_id = ${restaurantId} and version = ${version}
    on conflict (restaurant_id) do update set
      version = excluded.version, maker = excluded.maker, etag = excluded.etag, body = excluded.body`);
}
