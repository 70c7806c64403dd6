import type { AdminAction } from '@clearplate/contract/admin-log';
import type { restaurantOwnerCalls } from '@clearplate/contract/restaurant-owners';
import { z } from 'zod';
import { logAdminAct } from '../../db/admin-log.ts';
import type { Db } from '../../db/db.ts';
import { AppError, badField, notFound } from '../../http/app-error.ts';
import { actingFor } from '../../http/authorize.ts';
import { decodeCursor, encodeCursor, toPage } from '../../http/cursor.ts';
import type { Handlers } from '../../http/handlers.ts';
import { findZipPlaces, hasPlace, locationOf } from '../../places/zip-place.ts';
import { appointOwner, removeOwner } from './appoint-owner.ts';
import { findOwnedRestaurant, findOwnedRestaurants, insertRestaurant } from './restaurant-list.queries.ts';

async function read(db: Db, id: number) {
  const restaurant = await findOwnedRestaurant(db, id);
  if (!restaurant) throw notFound('Restaurant');
  return restaurant;
}

async function locate(db: Db, zip: string) {
  const place = (await findZipPlaces(db, [zip])).get(zip);
  if (!place) throw badField('zip', 'is not a US zip code');
  if (!hasPlace(place)) throw badField('zip', 'is a military zip code, which has no place on the map');
  return locationOf(place);
}

export const restaurantOwnerHandlers: Handlers<typeof restaurantOwnerCalls> = {
  async listOwnedRestaurants({ query: { q, limit, cursor } }, { context: { db } }) {
    const zip = q !== undefined && /^[0-9]{5}$/.test(q) ? q : undefined;
    const name = `owned restaurants ${q ?? ''}`;
    const after = decodeCursor(name, z.tuple([z.number(), z.int()]), cursor);
    const rows = await findOwnedRestaurants(db, { zip, text: zip === undefined ? q : undefined, after, limit });
    return toPage(
      rows,
      limit,
      ({ rank, id }) => encodeCursor(name, [rank, id]),
      (row) => row,
    );
  },

  async createRestaurant({ body }, request) {
    const { db, now } = request.context;
    const location = await locate(db, body.zip);
    const created = await db.transaction(async (transaction) => {
      const id = await insertRestaurant(transaction, body, location, now());
      if (id === undefined)
        throw new AppError('conflict', 'A restaurant with this name is already listed at this address');
      const act = { action: 'create_restaurant' satisfies AdminAction, restaurantId: id, after: body };
      await logAdminAct(transaction, actingFor(request), act);
      return id;
    });
    return read(db, created);
  },

  async appointOwner({ params: { id }, body }, request) {
    const { db } = request.context;
    const appointment = { restaurantId: id, email: body.email, acceptUnconfirmed: body.accept_unconfirmed };
    await db.transaction((transaction) => appointOwner(transaction, appointment, actingFor(request)));
    return read(db, id);
  },

  async removeOwner({ params: { id, ownerId } }, request) {
    const { db } = request.context;
    await db.transaction((transaction) => removeOwner(transaction, id, ownerId, actingFor(request)));
    return read(db, id);
  },
};
