import { type RestaurantChange, type restaurantEditCalls, toldFields } from '@clearplate/contract/restaurant-edits';
import { findAllergen } from '@clearplate/domain/facts/allergens';
import { z } from 'zod';
import type { Authorized } from '../../db/authorized.ts';
import type { Db } from '../../db/db.ts';
import type { OwnedRestaurant } from '../../db/restaurant-lock.ts';
import { badField } from '../../http/app-error.ts';
import { authorizeReading } from '../../http/authorize.ts';
import { decodeCursor, encodeCursor, toPage } from '../../http/cursor.ts';
import type { Handlers } from '../../http/handlers.ts';
import { menuPictures } from '../../http/menu-pictures.ts';
import { readPicture, storePicture } from '../../http/picture-upload.ts';
import { findZipPlaces, hasPlace, locationOf } from '../../places/zip-place.ts';
import { changeRestaurant } from './change-restaurant.ts';
import {
  type Location,
  moveRestaurant,
  updateRestaurantImage,
  updateRestaurantRow,
} from './restaurant-edits.queries.ts';
import { type RestaurantHistoryRow, findRestaurantHistory } from './restaurant-history.queries.ts';
import type { RestaurantRow } from './restaurants.queries.ts';

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

type Span = RestaurantRow['opening_hours'][number];

function t(value: unknown): string | null {
  if (!Array.isArray(value)) return value === '' ? null : (value as string | null);
  if (value.every((one) => typeof one === 'string'))
    return value.map((id) => findAllergen(id)?.name ?? id).join(', ') || null;
  const spans = (value as Span[]).map(({ weekday, opens, closes }) => `${days[weekday]} ${opens}–${closes}`);
  return spans.join(', ') || null;
}

/** Shows a row of the history. Unless it is for an admin, it doesn't tell which site admin it was. */
function showRestaurantHistory(row: RestaurantHistoryRow, isForAdmin: boolean): RestaurantChange {
  const { id, at, source, person, before, after } = row;
  return {
    id,
    at: at.toISOString(),
    by: source === 'admin' ? 'admin' : 'restaurant',
    person: source === 'admin' && !isForAdmin ? null : person,
    changes: toldFields
      .filter((field) => field in after)
      .map((field) => ({ field, before: t(before[field]), after: t(after[field]) })),
  };
}

/** Only another zip code moves a restaurant, because its own coordinates may be more precise than the zip's. */
async function findNewLocation(db: Db, before: string, pin: string | undefined): Promise<Location | undefined> {
  if (pin === undefined || pin === before) return undefined;
  const place = (await findZipPlaces(db, [pin])).get(pin);
  if (!place) throw badField('pin', 'is not a US zip code');
  if (!hasPlace(place)) throw badField('pin', 'is a military zip code, which has no place on the map');
  return { pin, ...locationOf(place) };
}

export const restaurantEditHandlers: Handlers<typeof restaurantEditCalls> = {
  updateRestaurant: ({ params: { id }, body, ifMatch }, request) =>
    changeRestaurant(request, {
      id,
      ifMatch,
      async work(db, restaurant, before) {
        const location = await findNewLocation(db, before.pin, body.pin);
        if (location) await moveRestaurant(db, restaurant, location);
        await updateRestaurantRow(db, restaurant, body, request.context.now());
      },
    }),

  async setRestaurantImage({ params: { restaurantId: id }, file, ifMatch }, request) {
    const { context, actor } = request;
    // This check comes first, so that a stranger's picture isn't decoded.
    await authorizeReading(context.db, actor, id);
    const picture = await readPicture(context, actor, file, menuPictures);
    return storePicture(context, picture, async (url) => {
      const work = (db: Db, restaurant: Authorized<OwnedRestaurant>) =>
        updateRestaurantImage(db, restaurant, url, context.now());
      await changeRestaurant(request, { id, ifMatch, work });
      return { image_url: url };
    });
  },

  async listRestaurantHistory({ params: { id }, query: { limit, cursor } }, { context: { db }, actor }) {
    await authorizeReading(db, actor, id);
    const list = `history of restaurant ${id}`;
    const rows = await findRestaurantHistory(db, id, { before: decodeCursor(list, z.int(), cursor), limit });
    const show = (row: RestaurantHistoryRow) => showRestaurantHistory(row, actor.role === 'w_admin');
    return toPage(rows, limit, (row) => encodeCursor(list, row.id), show);
  },
};
