import type { dishEditCalls } from '@clearplate/contract/dish-edits';
import { editMenuDish } from '@clearplate/domain/edit-menu-dish';
import type { Db } from '../../db/db.ts';
import { momentOf } from '../../db/dish-history.ts';
import { lockMenu, menuVersion } from '../../db/menu-lock.ts';
import { findPlacedDish } from '../../db/restaurant-lock.ts';
import { changeDishes, type DishEdit } from '../../dish-changes/change-dishes.ts';
import { notFound } from '../../http/app-error.ts';
import { authorize, authorizeReading, authorOf } from '../../http/authorize.ts';
import type { Handler } from '../../http/handlers.ts';
import { menuPictures } from '../../http/menu-pictures.ts';
import { demandVersion } from '../../http/preconditions.ts';
import { readPicture, storePicture } from '../../http/picture-upload.ts';

async function demandDish(db: Db, dishId: number, restaurantId: number): Promise<void> {
  if ((await findPlacedDish(db, dishId))?.restaurantId !== restaurantId) throw notFound('Dish');
}

export const setDishImage: Handler<(typeof dishEditCalls)['setDishImage']> = async (input, request) => {
  const { params, file, ifMatch } = input;
  const { context, actor } = request;
  const { restaurantId, dishId } = params;
  // Before the work of decoding is done for a stranger.
  await authorizeReading(context.db, actor, restaurantId);
  await demandDish(context.db, dishId, restaurantId);
  const picture = await readPicture(context, actor, file, menuPictures);
  return storePicture(context, picture, (url) =>
    context.db.transaction(async (db) => {
      const restaurant = await authorize(db, actor, restaurantId);
      await demandDish(db, dishId, restaurantId);
      if (ifMatch) demandVersion(menuVersion(await lockMenu(db, restaurantId)), ifMatch);
      const author = authorOf(request);
      const moment = momentOf(author);
      const edits = new Map<number, DishEdit>([[dishId, (dish) => editMenuDish(dish, { image_url: url }, moment)]]);
      await changeDishes(db, restaurant, { edits }, author);
      return { image_url: url };
    }),
  );
};
