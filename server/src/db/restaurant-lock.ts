import type { Db } from './db.ts';
import { sql } from './sql.ts';

/** A restaurant as policies know it. */
export interface OwnedRestaurant {
  readonly id: number;
  readonly ownerId: number | null;
}

/**
 * Finds a restaurant and keeps everybody else from changing it or its menu until the transaction ends: whoever changes
 * several of its dishes holds this lock first, so that they wait for each other in one place. Readers don't wait.
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

/** Where a dish belongs. */
export interface PlacedDish {
  readonly restaurantId: number;
  readonly archived: boolean;
}

export async function findPlacedDish(db: Db, dishId: number): Promise<PlacedDish | undefined> {
  const [row] = await db.query<PlacedDish>(sql`
    select restaurant_id as "restaurantId", archived_at is not null as archived from dishes where id = ${dishId}`);
  return row;
}

/** Does the same with all places that share a menu with a restaurant: a chain's component is in the dishes of each. */
export async function lockMenuRestaurants(db: Db, id: number): Promise<void> {
  await db.query(sql`
    select id from restaurants where menu_key = (select menu_key from restaurants where id = ${id})
    order by id for no key update`);
}

/** Does so for all places of a chain. Returns how many there are. */
export async function lockPlacesOfMenu(db: Db, menu: string): Promise<number> {
  const rows = await db.query(sql`
    select id from restaurants where menu_key = ${menu} order by id for no key update`);
  return rows.length;
}
