import type { Restaurant } from '@clearplate/contract/restaurants';
import type { DishSummary } from '@clearplate/contract/dishes';
import type { Db } from '../../db/db.ts';
import { dishColumns, dishTables } from '../../db/dish-rows.ts';
import { restaurantColumns } from '../../db/restaurant-rows.ts';
import { sql, type Sql } from '../../db/sql.ts';

export interface FavouriteDishRow {
  readonly added_at: Date;
  readonly removed_at: Date | null;
  readonly dish: DishSummary;
}

/** Returns the kept dishes, also those that left their menu, the newest first. */
export async function findFavouriteDishes(db: Db, userId: number): Promise<FavouriteDishRow[]> {
  const rows = await db.query<DishSummary & { added_at: Date; removed_at: Date | null }>(sql`
    select ${dishColumns}, k.added_at, d.archived_at as removed_at
    from ${dishTables} join favourite_dishes k on k.dish_id = d.id
    where k.user_id = ${userId} order by k.added_at desc, d.id desc`);
  return rows.map(({ added_at, removed_at, ...dish }) => ({ added_at, removed_at, dish }));
}

export function findFavouriteRestaurants(db: Db, userId: number): Promise<Restaurant[]> {
  return db.query(sql`
    select ${restaurantColumns} from restaurants r join favourite_restaurants k on k.restaurant_id = r.id
    where k.user_id = ${userId} order by k.added_at desc, r.id desc`);
}

export async function findFavouriteRestaurantIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select restaurant_id as id from favourite_restaurants where user_id = ${userId} order by added_at desc, restaurant_id desc`);
  return rows.map(({ id }) => id);
}

/**
 * Returns SQL for the newest row of a dish's history; 0 when it has none. They only grow, and only while the dish is
 * locked.
 */
const newestHistory = (dishId: Sql): Sql =>
  sql`coalesce((select max(h.id) from dish_history h where h.dish_id = ${dishId}), 0)`;

export interface FavouriteDishMark {
  readonly dish_id: number;
  readonly is_watched: boolean;
  readonly seen_history_id: number;
  readonly history_id: number;
}

/** Returns which dishes somebody keeps, and how far their history has gone on since they looked. */
export function findFavouriteDishMarks(db: Db, userId: number): Promise<FavouriteDishMark[]> {
  return db.query(sql`
    select dish_id, is_watched, seen_history_id,
      greatest(seen_history_id, ${newestHistory(sql`k.dish_id`)}) as history_id
    from favourite_dishes k where user_id = ${userId} order by added_at desc, dish_id desc`);
}

const tables = {
  dishes: sql`favourite_dishes`,
  ways: sql`favourite_ways`,
  restaurants: sql`favourite_restaurants`,
} as const;
export type FavouriteTable = keyof typeof tables;

export async function countFavourites(db: Db, table: FavouriteTable, userId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`select count(*) from ${tables[table]} where user_id = ${userId}`);
  return row?.count ?? 0;
}

/** Returns whether there is such a dish to keep. What happened to it before isn't news. */
export async function insertFavouriteDish(db: Db, userId: number, dishId: number, now: Date): Promise<boolean> {
  const rows = await db.query(sql`
    with wanted as (select id from dishes where id = ${dishId}),
    kept as (
      insert into favourite_dishes (user_id, dish_id, added_at, seen_history_id, mailed_history_id)
      select ${userId}, id, ${now}, newest, newest from wanted, lateral (select ${newestHistory(sql`wanted.id`)} as newest) n
      on conflict (user_id, dish_id) do nothing)
    select 1 from wanted`);
  return rows.length > 0;
}

/** Whoever begins to watch is mailed what happens from then on. */
export async function updateWatched(db: Db, userId: number, dishId: number, isWatched: boolean): Promise<void> {
  await db.query(sql`
    update favourite_dishes k set is_watched = ${isWatched},
      mailed_history_id = greatest(mailed_history_id, ${newestHistory(sql`k.dish_id`)})
    where user_id = ${userId} and dish_id = ${dishId} and is_watched <> ${isWatched}`);
}

export async function deleteFavouriteDish(db: Db, userId: number, dishId: number): Promise<void> {
  await db.query(sql`delete from favourite_dishes where user_id = ${userId} and dish_id = ${dishId}`);
}

/** Returns whether there is such a restaurant to keep. */
export async function insertFavouriteRestaurant(
  db: Db,
  userId: number,
  restaurantId: number,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(sql`
    with wanted as (select id from restaurants where id = ${restaurantId}),
    kept as (
      insert into favourite_restaurants (user_id, restaurant_id, added_at) select ${userId}, id, ${now} from wanted
      on conflict (user_id, restaurant_id) do nothing)
    select 1 from wanted`);
  return rows.length > 0;
}

export async function deleteFavouriteRestaurant(db: Db, userId: number, restaurantId: number): Promise<void> {
  await db.query(sql`
    delete from favourite_restaurants where user_id = ${userId} and restaurant_id = ${restaurantId}`);
}

interface SeenDish {
  readonly dish_id: number;
  readonly history_id: number;
}

/** Never goes beyond what has happened: nothing that is to come can have been seen. */
export async function updateSeen(db: Db, userId: number, dishes: readonly SeenDish[]): Promise<void> {
  await db.query(sql`
    update favourite_dishes k
    set seen_history_id = greatest(k.seen_history_id, least(given.history_id, ${newestHistory(sql`k.dish_id`)}))
    from json_to_recordset(${JSON.stringify(dishes)}::json) as given (dish_id bigint, history_id bigint)
    where k.user_id = ${userId} and k.dish_id = given.dish_id`);
}
