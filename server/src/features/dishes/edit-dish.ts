import type { MenuEntry } from '@clearplate/contract/dishes';
import type { z } from 'zod';
import type { Moment } from '@clearplate/domain/edit-menu-dish';
import { momentOf } from '../../db/dish-history.ts';
import { lockMenu, menuVersion } from '../../db/menu-lock.ts';
import { findPlacedDish } from '../../db/restaurant-lock.ts';
import { changeDishes, type DishEdit } from '../../dish-changes/change-dishes.ts';
import { notFound } from '../../http/app-error.ts';
import { authorize, authorOf } from '../../http/authorize.ts';
import type { RequestInfo } from '../../http/handlers.ts';
import { demandVersion } from '../../http/preconditions.ts';
import type { Actor } from '../../http/session.ts';
import { findDish } from './dishes.queries.ts';

type Request = RequestInfo & { readonly actor: Actor };

/** Which dish to change, and which versions of its menu were seen; `undefined`: nobody says. */
interface DishToEdit {
  readonly dishId: number;
  readonly ifMatch: readonly string[] | undefined;
}

/** Changes one dish of a menu, and shows what it is made of then. Archived dishes are not there. */
export function editDish(
  request: Request,
  { dishId, ifMatch }: DishToEdit,
  edit: (moment: Moment) => DishEdit,
): Promise<z.infer<typeof MenuEntry>> {
  return request.context.db.transaction(async (db) => {
    const placed = await findPlacedDish(db, dishId);
    if (!placed || placed.archived) throw notFound('Dish');
    const restaurant = await authorize(db, request.actor, placed.restaurantId);
    if (ifMatch) demandVersion(menuVersion(await lockMenu(db, restaurant.id)), ifMatch);
    const author = authorOf(request);
    const edits = new Map([[dishId, edit(momentOf(author))]]);
    await changeDishes(db, restaurant, { edits }, author);
    const dish = await findDish(db, dishId);
    if (!dish) throw notFound('Dish');
    return { dish_id: dishId, ingredients: dish.ingredients, allergens: dish.allergens };
  });
}
