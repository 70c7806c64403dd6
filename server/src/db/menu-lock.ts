import { createHash } from 'node:crypto';
import type { Db } from './db.ts';
import { sql } from './sql.ts';

export interface LockedDish {
  readonly id: number;
  readonly version: number;
  readonly key: string | null;
}

/** Locks a menu: nobody else, imports included, changes any of its dishes until the transaction ends. */
export function lockMenu(db: Db, restaurantId: number): Promise<LockedDish[]> {
  return db.query(sql`
    select id, version, creation_key as key from dishes where restaurant_id = ${restaurantId}
    order by id for no key update`);
}

/** Returns a menu's version, which changes whenever one of its dishes does. */
export function menuVersion(dishes: readonly { readonly id: number; readonly version: number }[]): string {
  const all = dishes.toSorted((one, other) => one.id - other.id).map(({ id, version }) => `${id}:${version}`);
  return createHash('sha256').update(all.join()).digest('base64url').slice(0, 22);
}
