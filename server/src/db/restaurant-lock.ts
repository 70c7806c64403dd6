import type { Db } from './db.ts';
import { sql } from './sql.ts';

/** Is a restaurant in the form that policies need. */
export interface OwnedRestaurant {
  readonly id: number;
  readonly ownerId: number | null;
}

/**
 * Loads a restaurant and locks it and its menu until the transaction ends. Everybody who changes several of its dishes
 * takes this lock first, so that they wait for each other in one place. Readers don't wait.
 */
export async function lockRestaurant(db: Db, id: number): Promise<OwnedRestaurant | undefined> {
  const [row] = await db.query<OwnedRestaurant>(
    sql`select id, owner_id as "ownerId" from restaurants where id = ${id} for no key update`,
  );
  return row;
}

export async function findOwnedRestaurant(db: Db, id: number): Promise<OwnedRestaurant | undefined> {
  const [row] = await db.query<OwnedRestaurant>(
    sql`select id, owner_id as "ownerId" from restaurants where id = ${id}`,
  );
  return row;
}

/** Says which restaurant and which menu a dish belongs to. */
export interface PlacedDish {
  readonly restaurantId: number;
  readonly archived: boolean;
}

export async function findPlacedDish(db: Db, dishId: number): Promise<PlacedDish | undefined> {
  const [row] = await db.query<PlacedDish>(sql`
    select restaurant_id as "restaurantId", archived_at is not null as archived from dishes where id = ${dishId}`);
  return row;
}

/**
 * Does the same with all places that share a menu with a restaurant, because each has the chain's components in its
 * dishes.
 */
export async function lockMenuRestaurants(db: Db, id: number): Promise<void> {
  await db.query(sql`
    select id from restaurants where menu_key = (select menu_key from restaurants where id = ${id})
    order by id for no key update`);
}

/** Does the same with all places of a chain. Returns how many there are. */
export async function lockPlacesOfMenu(db: Db, menu: string): Promise<number> {
  const rows = await db.query(sql`
    select id from restaurants where menu_key = ${menu} order by id for no key update`);
  return rows.length;
}
