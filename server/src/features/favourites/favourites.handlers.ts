import { fillMessage } from '@clearplate/contract/errors';
import { type FavouriteMark, type favouriteCalls, mostFavourites } from '@clearplate/contract/favourites';
import { AppError, badField, notFound } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { type Limit, limitTries } from '../../http/rate-limit.ts';
import {
  type FavouriteDishMark,
  type FavouriteTable,
  countFavourites,
  deleteFavouriteDish,
  deleteFavouriteRestaurant,
  findFavouriteDishes,
  findFavouriteRestaurantIds,
  findFavouriteRestaurants,
  findFavouriteDishMarks,
  insertFavouriteDish,
  insertFavouriteRestaurant,
  updateSeen,
  updateWatched,
} from './favourites.queries.ts';
import type { Db } from '../../db/db.ts';
import { lockHousehold } from '../../db/first-eater.ts';
import { findNews } from './find-news.ts';
import { deleteFavouriteWay, findFavouriteWayMarks, insertFavouriteWay } from './favourite-ways.queries.ts';
import { listFavouriteWays } from './list-favourite-ways.ts';
import { stopWatching } from './watch.queries.ts';

/** Is called after the insertion, which changes nothing where the thing was kept before. */
async function expectRoom(db: Db, table: FavouriteTable, userId: number): Promise<void> {
  if ((await countFavourites(db, table, userId)) > mostFavourites)
    throw new AppError(
      'bad_request',
      fillMessage(
        table === 'restaurants' ? 'You can save at most {number} restaurants' : 'You can save at most {number} dishes',
        { number: mostFavourites },
      ),
    );
}

async function keep(db: Db, userId: number, dishId: number, now: Date): Promise<void> {
  await lockHousehold(db, userId);
  if (!(await insertFavouriteDish(db, userId, dishId, now))) throw notFound('Dish');
  await expectRoom(db, 'dishes', userId);
}

/** Keeps a dish; one that is kept stays as it is. */
function saveFavouriteDish(db: Db, userId: number, dishId: number, now: Date): Promise<void> {
  return db.transaction((transaction) => keep(transaction, userId, dishId, now));
}

/** Watching a dish keeps it as well; not watching it any more leaves it kept. */
function setWatched(db: Db, userId: number, dishId: number, isWatched: boolean, now: Date): Promise<void> {
  return db.transaction(async (transaction) => {
    if (isWatched) await keep(transaction, userId, dishId, now);
    await updateWatched(transaction, userId, dishId, isWatched);
  });
}

/** Keeps a way to make a dish, as of what was shown of it if that is said. */
function saveFavouriteWay(
  db: Db,
  userId: number,
  wanted: { readonly dishId: number; readonly way: string; readonly asOf: number | undefined },
  now: Date,
): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockHousehold(transaction, userId);
    const found = await insertFavouriteWay(transaction, userId, wanted, now);
    if (found === 'other') throw new AppError('conflict', 'The dish changed in the meantime');
    if (found === 'dish') throw badField('way', 'is not offered for this dish any more');
    if (found === 'nothing') throw notFound('Dish');
    await expectRoom(transaction, 'ways', userId);
  });
}

/** Keeps a restaurant; one that is kept stays as it is. */
function saveFavouriteRestaurant(db: Db, userId: number, restaurantId: number, now: Date): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockHousehold(transaction, userId);
    if (!(await insertFavouriteRestaurant(transaction, userId, restaurantId, now))) throw notFound('Restaurant');
    await expectRoom(transaction, 'restaurants', userId);
  });
}

const unseenOf = ({ dish_id, seen_history_id, history_id }: FavouriteDishMark) => ({
  dishId: dish_id,
  after: seen_history_id,
  upTo: history_id,
});

/** Returns which dishes somebody keeps, with what became of each since they looked. */
async function listMarks(db: Db, userId: number): Promise<FavouriteMark[]> {
  const kept = await findFavouriteDishMarks(db, userId);
  const newsOf = await findNews(
    db,
    kept.map(unseenOf).filter(({ after, upTo }) => upTo > after),
  );
  return kept.map((dish) => ({
    dish_id: dish.dish_id,
    is_watched: dish.is_watched,
    history_id: dish.history_id,
    news: [...newsOf(unseenOf(dish))],
  }));
}

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
      ways: await listFavouriteWays(db, actor.userId),
      restaurants: await findFavouriteRestaurants(db, actor.userId),
    };
  },

  async listFavouriteMarks(_, { context: { db }, actor }) {
    return {
      dishes: await listMarks(db, actor.userId),
      ways: await findFavouriteWayMarks(db, actor.userId),
      restaurants: await findFavouriteRestaurantIds(db, actor.userId),
    };
  },

  async markFavouritesSeen({ body }, { context: { db }, actor }) {
    await updateSeen(db, actor.userId, body.dishes);
    return { ok: true };
  },

  async addFavouriteDish({ params }, { context: { db, now }, actor }) {
    await saveFavouriteDish(db, actor.userId, params.id, now());
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

  async setFavouriteWay({ params: { id: dishId }, body }, { context: { db, now }, actor }) {
    const { way, is_saved, as_of: asOf } = body;
    if (is_saved) await saveFavouriteWay(db, actor.userId, { dishId, way, asOf }, now());
    else await deleteFavouriteWay(db, actor.userId, { dishId, way });
    return { ok: true };
  },

  async addFavouriteRestaurant({ params }, { context: { db, now }, actor }) {
    await saveFavouriteRestaurant(db, actor.userId, params.id, now());
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
