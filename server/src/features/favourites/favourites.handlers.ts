import type { favouriteCalls } from '@clearplate/contract/favourites';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { limitTries, type Limit } from '../../http/rate-limit.ts';
import {
  deleteFavouriteDish,
  deleteFavouriteRestaurant,
  findFavouriteDishes,
  findFavouriteRestaurantIds,
  findFavouriteRestaurants,
  updateSeen,
} from './favourites.queries.ts';
import { keepDish, keepRestaurant, setWatched } from './keep.ts';
import { listMarks } from './list-marks.ts';
import { stopWatching } from './watch.queries.ts';

const linkUses: Limit = { name: 'watch links used', hits: 30, seconds: 600 };

export const favouriteHandlers: Handlers<typeof favouriteCalls> = {
  async listFavourites(_, { context: { db }, actor }) {
    const dishes = await findFavouriteDishes(db, actor.userId);
    return {
      dishes: dishes.map(({ added_at, removed_at, dish }) => ({
        added_at: added_at.toISOString(),
        removed_at: removed_at?.toISOString() ?? null,
        dish,
      })),
      restaurants: await findFavouriteRestaurants(db, actor.userId),
    };
  },

  async listFavouriteMarks(_, { context: { db }, actor }) {
    return {
      dishes: await listMarks(db, actor.userId),
      restaurants: await findFavouriteRestaurantIds(db, actor.userId),
    };
  },

  async markFavouritesSeen({ body }, { context: { db }, actor }) {
    await updateSeen(db, actor.userId, body.dishes);
    return { ok: true };
  },

  async addFavouriteDish({ params }, { context: { db, now }, actor }) {
    await keepDish(db, actor.userId, params.id, now());
    return { ok: true };
  },

  async removeFavouriteDish({ params }, { context: { db }, actor }) {
    await deleteFavouriteDish(db, actor.userId, params.id);
    return { ok: true };
  },

  async watchDish({ params, body }, { context: { db, now }, actor }) {
    await setWatched(db, actor.userId, params.id, body.is_watched, now());
    return { ok: true };
  },

  async addFavouriteRestaurant({ params }, { context: { db, now }, actor }) {
    await keepRestaurant(db, actor.userId, params.id, now());
    return { ok: true };
  },

  async removeFavouriteRestaurant({ params }, { context: { db }, actor }) {
    await deleteFavouriteRestaurant(db, actor.userId, params.id);
    return { ok: true };
  },

  async stopWatching({ body }, { context: { db, now }, ip }) {
    await limitTries(db, linkUses, ip, now());
    if (!(await stopWatching(db, body.token))) throw new AppError('gone', 'This link no longer works');
    return { ok: true };
  },
};
