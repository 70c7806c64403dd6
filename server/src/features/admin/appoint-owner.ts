import type { AdminAction } from '@clearplate/contract/admin-log';
import type { Role } from '@clearplate/domain/menu/policies';
import { logAdminAct, type Acting } from '../../db/admin-log.ts';
import type { Db } from '../../db/db.ts';
import { lockRestaurant } from '../../db/restaurant-lock.ts';
import { AppError, badField, notFound } from '../../http/app-error.ts';
import { lockPersonByEmail, lockPersonById, ownsAny, setOwner, setRole, type LockedPerson } from './owners.queries.ts';

export interface Appointment {
  readonly restaurantId: number;
  readonly email: string;
  /** Is set if the admin has checked in another way that the account is the person's. */
  readonly acceptUnconfirmed: boolean;
}

const noAccount = 'has no account yet: ask them to register with this address';
const unconfirmed = 'must be set, since nobody has confirmed this e-mail address: make sure that the account is theirs';

async function findAppointee(db: Db, { email, acceptUnconfirmed }: Appointment): Promise<LockedPerson> {
  const person = await lockPersonByEmail(db, email);
  if (!person) throw badField('email', noAccount);
  // Somebody who registered with a restaurant's public address, without having its mail, is not its owner yet.
  if (!person.isEmailConfirmed && !acceptUnconfirmed) throw badField('accept_unconfirmed', unconfirmed);
  return person;
}

/** Appoints an account as owner of a restaurant without one, in the caller's transaction. */
export async function appointOwner(db: Db, appointment: Appointment, acting: Acting): Promise<void> {
  const { restaurantId } = appointment;
  const person = await findAppointee(db, appointment);
  const restaurant = await lockRestaurant(db, restaurantId);
  if (!restaurant) throw notFound('Restaurant');
  if (restaurant.ownerId === person.id) return;
  if (restaurant.ownerId !== null) throw new AppError('conflict', 'This restaurant has an owner: remove them first');
  const role: Role = person.role === 'user' ? 'r_admin' : person.role;
  await setOwner(db, restaurantId, person.id);
  await setRole(db, person.id, role);
  await logAdminAct(db, acting, {
    action: 'appoint_owner' satisfies AdminAction,
    restaurantId,
    personId: person.actorId,
    before: { owner: null, role: person.role },
    after: { owner: person.actorId, role },
  });
}

/** Removes a restaurant's owner, who becomes a user again if it was their last one, in the caller's transaction. */
export async function removeOwner(db: Db, restaurantId: number, ownerId: number, acting: Acting): Promise<void> {
  const person = await lockPersonById(db, ownerId);
  const restaurant = await lockRestaurant(db, restaurantId);
  if (!restaurant) throw notFound('Restaurant');
  if (!person || restaurant.ownerId !== ownerId)
    throw new AppError('conflict', 'Somebody else has changed the owner in the meantime');
  await setOwner(db, restaurantId, null);
  const role: Role = person.role === 'r_admin' && !(await ownsAny(db, ownerId)) ? 'user' : person.role;
  await setRole(db, ownerId, role);
  await logAdminAct(db, acting, {
    action: 'remove_owner' satisfies AdminAction,
    restaurantId,
    personId: person.actorId,
    before: { owner: person.actorId, role: person.role },
    after: { owner: null, role },
  });
}
