import type { Db } from '../../db/db.ts';
import { empty, sql } from '../../db/sql.ts';

export interface RestaurantHistoryEntry {
  readonly restaurantId: number;
  readonly at: Date;
  readonly source: 'owner' | 'admin';
  readonly actorId: string;
  readonly requestId: string;
  readonly before: object;
  readonly after: object;
}

/** Adds an entry to the log, in the transaction of the change. */
export async function insertRestaurantHistory(db: Db, entry: RestaurantHistoryEntry): Promise<void> {
  await db.query(sql`
    insert into restaurant_history (restaurant_id, at, source, actor_id, request_id, before, after)
    values (${entry.restaurantId}, ${entry.at}, ${entry.source}, ${entry.actorId}, ${entry.requestId},
      ${JSON.stringify(entry.before)}, ${JSON.stringify(entry.after)})`);
}

export interface RestaurantHistoryRow {
  readonly id: number;
  readonly at: Date;
  readonly source: 'owner' | 'admin';
  readonly person: string | null;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Returns the latest first, and one row more than the limit if there is a next page. */
export function findRestaurantHistory(
  db: Db,
  restaurantId: number,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<RestaurantHistoryRow[]> {
  return db.query(sql`
    select h.id, h.at, h.source, u.username as person, h.before, h.after
    from restaurant_history h left join users u on u.actor_id = h.actor_id
    where h.restaurant_id = ${restaurantId} ${before === undefined ? empty : sql`and h.id < ${before}`}
    order by h.id desc limit ${limit + 1}`);
}
