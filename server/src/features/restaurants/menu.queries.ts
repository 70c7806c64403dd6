import type { Dish } from '@clearplate/contract/dishes';
import type { Db } from '../../db/db.ts';
import { dishColumns, dishTables } from '../../db/dish-rows.ts';
import { sql } from '../../db/sql.ts';

/** One restaurant's whole menu in its order. */
export function findDishesOfRestaurant(db: Db, restaurantId: number): Promise<Dish[]> {
  return db.query(sql`select ${dishColumns} from ${dishTables}
    where d.restaurant_id = ${restaurantId} and d.archived_at is null order by d.position, d.id`);
}
