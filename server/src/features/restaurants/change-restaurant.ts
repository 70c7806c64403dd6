import { toldFields, type RestaurantChange } from '@clearplate/contract/restaurant-edits';
import type { Authorized } from '../../db/authorized.ts';
import type { Db } from '../../db/db.ts';
import type { OwnedRestaurant } from '../../db/restaurant-lock.ts';
import { notFound } from '../../http/app-error.ts';
import { authorize } from '../../http/authorize.ts';
import type { RequestInfo } from '../../http/handlers.ts';
import { demandVersion } from '../../http/preconditions.ts';
import type { Actor } from '../../http/session.ts';
import { insertRestaurantHistory } from './restaurant-history.queries.ts';
import { findRestaurant, type RestaurantRow } from './restaurants.queries.ts';

async function read(db: Db, id: number): Promise<RestaurantRow> {
  const restaurant = await findRestaurant(db, id);
  if (!restaurant) throw notFound('Restaurant');
  return restaurant;
}

type Told = Partial<Record<RestaurantChange['changes'][number]['field'], unknown>>;

/** Returns the changed fields, before and after. */
function difference(before: RestaurantRow, after: RestaurantRow): { before: Told; after: Told } | undefined {
  const fields = toldFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  const of = (row: RestaurantRow): Told => Object.fromEntries(fields.map((field) => [field, row[field]]));
  return fields.length === 0 ? undefined : { before: of(before), after: of(after) };
}

export interface RestaurantWork {
  readonly id: number;
  /** Is `undefined` if the caller doesn't say what they have seen. */
  readonly ifMatch?: readonly string[] | undefined;
  readonly work: (db: Db, restaurant: Authorized<OwnedRestaurant>, before: RestaurantRow) => Promise<void>;
}

/** This is the only way to change by hand what a restaurant says about itself: in one transaction, with its history. */
export function changeRestaurant(
  { context, actor, requestId }: RequestInfo & { readonly actor: Actor },
  { id, ifMatch, work }: RestaurantWork,
): Promise<RestaurantRow> {
  return context.db.transaction(async (db) => {
    const restaurant = await authorize(db, actor, id);
    const before = await read(db, id);
    demandVersion(before.version, ifMatch);
    await work(db, restaurant, before);
    const after = await read(db, id);
    const changed = difference(before, after);
    const source = actor.role === 'w_admin' ? 'admin' : 'owner';
    const by = { at: context.now(), source, actorId: actor.actorId, requestId } as const;
    if (changed) await insertRestaurantHistory(db, { restaurantId: id, ...by, ...changed });
    return after;
  });
}
