import type { OpeningSpan } from '@clearplate/domain/menu/opening-hours';
import type { Authorized } from '../../db/authorized.ts';
import type { Db } from '../../db/db.ts';
import type { OwnedRestaurant } from '../../db/restaurant-lock.ts';
import { sql } from '../../db/sql.ts';

/** Replaces the hours with this week. From now on, imports leave the restaurant alone. */
export async function replaceWeek(
  db: Db,
  { id }: Authorized<OwnedRestaurant>,
  week: readonly OpeningSpan[],
  now: Date,
): Promise<void> {
  await db.query(sql`delete from opening_hours where restaurant_id = ${id}`);
  await db.query(sql`
    insert into opening_hours (restaurant_id, weekday, opens, closes)
    select ${id}, weekday, opens, closes
    from json_to_recordset(${JSON.stringify(week)}::json) as given (weekday smallint, opens time, closes time)`);
  await db.query(sql`update restaurants set edited_at = ${now}, version = version + 1 where id = ${id}`);
}
