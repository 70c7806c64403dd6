import { mostFavourites } from '@clearplate/contract/favourites';
import type { Db } from '../../db/db.ts';
import { lockHousehold } from '../../db/first-eater.ts';
import { AppError, notFound } from '../../http/app-error.ts';
import { countKept, insertFavouriteDish, insertFavouriteRestaurant, updateWatched } from './favourites.queries.ts';

/** After the insertion, which changes nothing where the thing was kept before. */
async function expectRoom(db: Db, table: 'dishes' | 'restaurants', userId: number): Promise<void> {
  if ((await countKept(db, table, userId)) > mostFavourites)
    throw new AppError('bad_request', `At most ${mostFavourites} ${table} can be kept`);
}

async function keep(db: Db, userId: number, dishId: number, now: Date): Promise<void> {
  await lockHousehold(db, userId);
  if (!(await insertFavouriteDish(db, userId, dishId, now))) throw notFound('Dish');
  await expectRoom(db, 'dishes', userId);
}

/** Keeps a dish; one that is kept stays as it is. */
export function keepDish(db: Db, userId: number, dishId: number, now: Date): Promise<void> {
  return db.transaction((transaction) => keep(transaction, userId, dishId, now));
}

/** Watching a dish keeps it as well; not watching it any more leaves it kept. */
export function setWatched(db: Db, userId: number, dishId: number, isWatched: boolean, now: Date): Promise<void> {
  return db.transaction(async (transaction) => {
    if (isWatched) await keep(transaction, userId, dishId, now);
    await updateWatched(transaction, userId, dishId, isWatched);
  });
}

/** Keeps a restaurant; one that is kept stays as it is. */
export function keepRestaurant(db: Db, userId: number, restaurantId: number, now: Date): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockHousehold(transaction, userId);
    if (!(await insertFavouriteRestaurant(transaction, userId, restaurantId, now))) throw notFound('Restaurant');
    await expectRoom(transaction, 'restaurants', userId);
  });
}
