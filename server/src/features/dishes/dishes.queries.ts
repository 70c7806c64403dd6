import type { DishSummary, MenuEntry } from '@clearplate/contract/dishes';
import type { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { dishColumns, dishTables, presentNames } from '../../db/dish-rows.ts';
import { empty, sql } from '../../db/sql.ts';

/** Returns dishes by id, and one row more than the limit when there is a next page. */
export function findDishes(db: Db, after: number | undefined, limit: number): Promise<DishSummary[]> {
  return db.query(sql`select ${dishColumns} from ${dishTables}
    where d.archived_at is null ${after === undefined ? empty : sql`and d.id > ${after}`}
    order by d.id limit ${limit + 1}`);
}

export async function findDish(db: Db, id: number): Promise<DishSummary | undefined> {
  const [row] = await db.query<DishSummary>(
    sql`select ${dishColumns} from ${dishTables} where d.id = ${id} and d.archived_at is null`,
  );
  return row;
}

/** Loads the menu entries of a restaurant; `undefined` if there is no such restaurant. */
export async function findMenuEntries(db: Db, restaurantId: number): Promise<z.infer<typeof MenuEntry>[] | undefined> {
  const rows = await db.query<{ dish_id: number | null; ingredients: string[]; allergens: string[] }>(sql`
    select d.id as dish_id, d.ingredients,
      ${presentNames} as allergens
    from restaurants r left join dishes d on d.restaurant_id = r.id and d.archived_at is null
    left join dish_facts f on f.dish_id = d.id
    where r.id = ${restaurantId} order by d.position, d.id`);
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ dish_id, ...rest }) => (dish_id === null ? [] : [{ dish_id, ...rest }]));
}

/** Returns the addresses of all pictures that stand on a menu. */
export async function findMenuPictures(db: Db, restaurantId: number): Promise<string[]> {
  const rows = await db.query<{ url: string }>(sql`
    select distinct image_url as url from dishes where restaurant_id = ${restaurantId} and image_url is not null`);
  return rows.map(({ url }) => url);
}
