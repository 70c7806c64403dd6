import type { restaurantEditCalls } from '@clearplate/contract/restaurant-edits';
import type { Db } from '../../db/db.ts';
import { badField, notFound } from '../../http/app-error.ts';
import { authorize, authorizeReading } from '../../http/authorize.ts';
import type { Handlers } from '../../http/handlers.ts';
import { menuPictures } from '../../http/menu-pictures.ts';
import { readPicture, storePicture } from '../../http/picture-upload.ts';
import { findZipPlaces, hasPlace, locationOf } from '../../places/zip-place.ts';
import {
  moveRestaurant,
  updateRestaurantImage,
  updateRestaurantRow,
  type Location,
} from './restaurant-edits.queries.ts';
import { findRestaurant } from './restaurants.queries.ts';

async function read(db: Db, id: number) {
  const restaurant = await findRestaurant(db, id);
  if (!restaurant) throw notFound('Restaurant');
  return restaurant;
}

/** Only another zip code moves a restaurant: its own coordinates may be nearer than the zip's. */
async function findNewLocation(db: Db, before: string, pin: string | undefined): Promise<Location | undefined> {
  if (pin === undefined || pin === before) return undefined;
  const place = (await findZipPlaces(db, [pin])).get(pin);
  if (!place) throw badField('pin', 'is not a US zip code');
  if (!hasPlace(place)) throw badField('pin', 'is a military zip code, which lies nowhere');
  return { pin, ...locationOf(place) };
}

export const restaurantEditHandlers: Handlers<typeof restaurantEditCalls> = {
  updateRestaurant: ({ params: { id }, body }, { context, actor }) =>
    context.db.transaction(async (db) => {
      const restaurant = await authorize(db, actor, id);
      const location = await findNewLocation(db, (await read(db, id)).pin, body.pin);
      if (location) await moveRestaurant(db, restaurant, location);
      await updateRestaurantRow(db, restaurant, body, context.now());
      return read(db, id);
    }),

  async setRestaurantImage({ params: { restaurantId }, file }, { context, actor }) {
    // Before the work of decoding is done for a stranger.
    await authorizeReading(context.db, actor, restaurantId);
    const picture = await readPicture(context, actor, file, menuPictures);
    return storePicture(context, picture, (url) =>
      context.db.transaction(async (db) => {
        const restaurant = await authorize(db, actor, restaurantId);
        await updateRestaurantImage(db, restaurant, url, context.now());
        return { image_url: url };
      }),
    );
  },
};
