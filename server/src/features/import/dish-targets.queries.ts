import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

/** Finds the restaurants with these external ids. */
export async function findRestaurantIds(db: Db, externalIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.query<{ id: number; external_id: string }>(sql`
    select id, external_id from restaurants where external_id = any(${externalIds}::text[])`);
  return new Map(rows.map(({ id, external_id }) => [external_id, id]));
}

/** Finds the restaurants that share each of these menus. */
export async function findMenuRestaurantIds(db: Db, menus: readonly string[]): Promise<Map<string, number[]>> {
  const rows = await db.query<{ menu_key: string; ids: number[] }>(sql`
    select menu_key, array_agg(id order by id) as ids from restaurants
    where menu_key = any(${menus}::text[]) group by menu_key`);
  return new Map(rows.map(({ menu_key, ids }) => [menu_key, ids]));
}
