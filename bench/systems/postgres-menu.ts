import type { Db } from '../../server/src/db/db.ts';
import { sql } from '../../server/src/db/sql.ts';

export async function findMenuIds(db: Db, restaurantId: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    sql`select id from plain.dishes where restaurant_id = ${restaurantId} order by position, id`,
  );
  return rows.map(({ id }) => id);
}
