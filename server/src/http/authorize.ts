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
 * Whether somebody may change a restaurant and its menu; else 404 or 403. Inside of the transaction that changes it:
 * until that ends, it stays theirs, and nobody else changes it.
 */
export async function authorize(transaction: Db, actor: Actor, restaurantId: number) {
  return check(actor, await lockRestaurant(transaction, restaurantId));
}

/** The same for looking at what only they may see. */
export async function authorizeReading(db: Db, actor: Actor, restaurantId: number) {
  return check(actor, await findOwnedRestaurant(db, restaurantId));
}

type Sender = Pick<RequestInfo, 'requestId' | 'context'> & { readonly actor: Actor };

/** The admin who sends this request, as the log remembers them. */
export function actingFor({ actor, requestId, context }: Sender): Acting {
  return { actorId: actor.actorId, requestId, now: context.now() };
}

/** Whoever sends this request, as the history remembers them. */
export function authorOf(request: Sender): Author {
  return { source: request.actor.role === 'w_admin' ? 'admin' : 'owner', ...actingFor(request) };
}
