import { canEditRestaurant } from '@clearplate/domain/menu/policies';
import type { Acting } from '../db/admin-log.ts';
import type { Authorized } from '../db/authorized.ts';
import type { Db } from '../db/db.ts';
import type { Author } from '../db/dish-history.ts';
import { findOwnedRestaurant, lockRestaurant, type OwnedRestaurant } from '../db/restaurant-lock.ts';
import { AppError, notFound } from './app-error.ts';
import type { RequestInfo } from './handlers.ts';
import type { Actor } from './session.ts';

function check(actor: Actor, restaurant: OwnedRestaurant | undefined): Authorized<OwnedRestaurant> {
  if (!restaurant) throw notFound('Restaurant');
  if (!canEditRestaurant(actor, restaurant)) throw new AppError('forbidden', 'This restaurant is not yours to change');
  return restaurant as Authorized<OwnedRestaurant>;
}

/**
 * Checks whether somebody may change a restaurant and its menu, otherwise throws 404 or 403. It runs inside the
 * transaction of the change: until that ends, the restaurant stays theirs, and nobody else changes it.
 */
export async function authorize(transaction: Db, actor: Actor, restaurantId: number) {
  return check(actor, await lockRestaurant(transaction, restaurantId));
}

/** Does the same for reading what only they may see. */
export async function authorizeReading(db: Db, actor: Actor, restaurantId: number) {
  return check(actor, await findOwnedRestaurant(db, restaurantId));
}

type Sender = Pick<RequestInfo, 'requestId' | 'context'> & { readonly actor: Actor };

/** Returns the admin who sends this request, for the log. */
export function actingFor({ actor, requestId, context }: Sender): Acting {
  return { actorId: actor.actorId, requestId, now: context.now() };
}

/** Returns the person who sends this request, for the history. */
export function authorOf(request: Sender): Author {
  return { source: request.actor.role === 'w_admin' ? 'admin' : 'owner', ...actingFor(request) };
}
