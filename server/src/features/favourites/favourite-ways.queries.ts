import type { DishSummary } from '@clearplate/contract/dishes';
import type { Db } from '../../db/db.ts';
import { dishColumns, dishTables } from '../../db/dish-rows.ts';
import { sql } from '../../db/sql.ts';
import { type ChosenRow, newestHistoryOfDish, preparationOfWay, priceOfWay, wayOf } from '../../db/way-rows.ts';

interface OfWay {
  readonly dishId: number;
  /** Is the id of the way. */
  readonly way: string;
}

/** Is a dish beside a way to make it: what that was when it was seen, and what it is now. */
export interface FavouriteWayRow extends ChosenRow, Omit<DishSummary, 'dish_id'> {
  readonly seen_name: string;
  readonly way_facts: DishSummary['facts'] | null;
  readonly way_price_cents: number | null;
  readonly added_at: Date;
  readonly removed_at: Date | null;
  /** Is the newest row of the dish's history. */
  readonly history_id: number;
}

/**
 * Returns the kept ways, also those that nobody offers any more, the newest first. It is one statement, so that what is
 * known of a dish and the newest row of its history belong together.
 */
export function findFavouriteWays(db: Db, userId: number): Promise<FavouriteWayRow[]> {
  return db.query(sql`
    select ${dishColumns}, k.added_at, d.archived_at as removed_at, k.way, k.seen_name, k.seen_variant, k.seen_history_id,
      way.making, way.facts as way_facts, ${priceOfWay} as way_price_cents, ${newestHistoryOfDish} as history_id
    from ${dishTables} join favourite_ways k on k.dish_id = d.id ${wayOf(sql`k.way`)}
    where k.user_id = ${userId} order by k.added_at desc, d.id desc, k.way`);
}

export function findFavouriteWayMarks(db: Db, userId: number): Promise<{ dish_id: number; way: string }[]> {
  return db.query(sql`
    select dish_id, way from favourite_ways where user_id = ${userId} order by added_at desc, dish_id desc, way`);
}

/** Says what there was to keep. `other`: the dish has changed since it was shown. `dish`: only the dish. */
export type FoundWay = 'way' | 'other' | 'dish' | 'nothing';

/** Keeps a way as it is now. One that was kept counts as seen anew only where `asOf` says that this is what was shown. */
export async function insertFavouriteWay(
  db: Db,
  userId: number,
  { dishId, way, asOf }: OfWay & { readonly asOf: number | undefined },
  now: Date,
): Promise<FoundWay> {
  const [row] = await db.query<{ found: FoundWay }>(sql`
    with wanted as (
      select d.id, way.making ->> 'name' as name, ${preparationOfWay} as seen, ${newestHistoryOfDish} as newest,
        case when way.making is null or d.archived_at is not null then 'dish'
          when ${newestHistoryOfDish} <> coalesce(${asOf ?? null}::bigint, ${newestHistoryOfDish}) then 'other'
          else 'way' end as found
      from dishes d join dish_facts f on f.dish_id = d.id ${wayOf(sql`${way}::text`)} where d.id = ${dishId}),
    kept as (
      insert into favourite_ways as k (user_id, dish_id, way, seen_name, seen_variant, seen_history_id, added_at)
      select ${userId}, id, ${way}, name, seen, newest, ${now}::timestamptz from wanted where found = 'way'
      on conflict (user_id, dish_id, way) do update
        set seen_name = excluded.seen_name, seen_variant = excluded.seen_variant, seen_history_id = excluded.seen_history_id
        where ${asOf ?? null}::bigint is not null)
    select found from wanted`);
  return row?.found ?? 'nothing';
}

export async function deleteFavouriteWay(db: Db, userId: number, { dishId, way }: OfWay): Promise<void> {
  await db.query(sql`
    delete from favourite_ways where user_id = ${userId} and dish_id = ${dishId} and way = ${way}`);
}
