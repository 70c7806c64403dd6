import type { Issue } from '@clearplate/contract/errors';
import type { dishEditCalls } from '@clearplate/contract/dish-edits';
import { mostIngredients } from '@clearplate/contract/menu';
import { allergensNamed } from '@clearplate/domain/reading/allergen-names';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { addIngredient, removeIngredient } from '@clearplate/domain/menu/dish-edits';
import type { Dish, Instant } from '@clearplate/domain/facts/dish';
import { type Moment, editDish } from '@clearplate/domain/menu/edit-dish';
import { type EditDish, changeDishes } from '../../dish-changes/change-dishes.ts';
import { AppError, badField, notFound } from '../../http/app-error.ts';
import type { Handler, Handlers, RequestInfo } from '../../http/handlers.ts';
import type { MenuEntry } from '@clearplate/contract/dishes';
import type { z } from 'zod';
import { momentOf } from '../../db/dish-history.ts';
import { lockMenu, menuVersion } from '../../db/menu-lock.ts';
import { findPlacedDish } from '../../db/restaurant-lock.ts';
import { authorOf, authorize, authorizeReading } from '../../http/authorize.ts';
import { demandVersion } from '../../http/preconditions.ts';
import type { Actor } from '../../http/session.ts';
import { findDish, findMenuPictures } from './dishes.queries.ts';
import type { Db } from '../../db/db.ts';
import { menuPictures } from '../../http/menu-pictures.ts';
import { readPicture, storePicture } from '../../http/picture-upload.ts';

function refuseForeign(given: readonly { readonly id: number }[], menu: readonly { readonly id: number }[]): void {
  const known = new Set(menu.map(({ id }) => id));
  const issues = given.flatMap(({ id }, index): Issue[] =>
    known.has(id) ? [] : [{ field: `${index}.id`, message: 'is not a dish of this restaurant' }],
  );
  if (issues.length === 0) return;
  throw new AppError('bad_request', 'Some are not dishes of this restaurant', { issues: issues.slice(0, 50) });
}

/** Clients often send the picture that they show by default. Only a picture of this menu may come back. */
function imageEdit(image: unknown, pictures: ReadonlySet<string>): { image_url?: string | null } {
  if (image === null) return { image_url: null };
  return typeof image === 'string' && pictures.has(image) ? { image_url: image } : {};
}

const updateDishes: Handler<(typeof dishEditCalls)['updateDishes']> = async (input, request) => {
  const { params, body, ifMatch } = input;
  await request.context.db.transaction(async (db) => {
    const restaurant = await authorize(db, request.actor, params.id);
    const menu = await lockMenu(db, restaurant.id);
    refuseForeign(body, menu);
    demandVersion(menuVersion(menu), ifMatch);
    const pictures = new Set(await findMenuPictures(db, restaurant.id));
    const author = authorOf(request);
    const moment = momentOf(author);
    const edits = new Map(
      body.map(({ id, name, description, image }): [number, EditDish] => {
        const edit = { name, description: description ?? undefined, ...imageEdit(image, pictures) };
        return [id, (dish) => editDish(dish, edit, moment)];
      }),
    );
    await changeDishes(db, restaurant, { edits }, author);
  });
  return { ok: true };
};

type Request = RequestInfo & { readonly actor: Actor };

/** Is the dish to change, and the versions of its menu that were seen; `undefined` if the client doesn't say. */
interface DishToEdit {
  readonly dishId: number;
  readonly ifMatch: readonly string[] | undefined;
}

/** Changes one dish of a menu, and returns its recipe. Archived dishes don't count. */
function changeDish(
  request: Request,
  { dishId, ifMatch }: DishToEdit,
  edit: (moment: Moment) => EditDish,
): Promise<z.infer<typeof MenuEntry>> {
  return request.context.db.transaction(async (db) => {
    const placed = await findPlacedDish(db, dishId);
    if (!placed || placed.archived) throw notFound('Dish');
    const restaurant = await authorize(db, request.actor, placed.restaurantId);
    const menu = await lockMenu(db, restaurant.id);
    if (ifMatch) demandVersion(menuVersion(menu), ifMatch);
    const author = authorOf(request);
    const edits = new Map([[dishId, edit(momentOf(author))]]);
    await changeDishes(db, restaurant, { edits }, author);
    const dish = await findDish(db, dishId);
    if (!dish) throw notFound('Dish');
    return { dish_id: dishId, ingredients: dish.ingredients, allergens: dish.allergens };
  });
}

async function demandDish(db: Db, dishId: number, restaurantId: number): Promise<void> {
  if ((await findPlacedDish(db, dishId))?.restaurantId !== restaurantId) throw notFound('Dish');
}

const setDishImage: Handler<(typeof dishEditCalls)['setDishImage']> = async (input, request) => {
  const { params, file, ifMatch } = input;
  const { context, actor } = request;
  const { restaurantId, dishId } = params;
  // This check comes first, so that a stranger's picture isn't decoded.
  await authorizeReading(context.db, actor, restaurantId);
  await demandDish(context.db, dishId, restaurantId);
  const picture = await readPicture(context, actor, file, menuPictures);
  return storePicture(context, picture, (url) =>
    context.db.transaction(async (db) => {
      const restaurant = await authorize(db, actor, restaurantId);
      await demandDish(db, dishId, restaurantId);
      const menu = await lockMenu(db, restaurantId);
      if (ifMatch) demandVersion(menuVersion(menu), ifMatch);
      const author = authorOf(request);
      const moment = momentOf(author);
      const edits = new Map<number, EditDish>([[dishId, (dish) => editDish(dish, { image_url: url }, moment)]]);
      await changeDishes(db, restaurant, { edits }, author);
      return { image_url: url };
    }),
  );
};

/** Returns the only allergen of the catalogue that a name means. */
function allergenOf(name: string): AllergenId {
  const [allergen, ...others] = allergensNamed(name) ?? [];
  if (allergen === undefined) throw badField('allergen', 'is not an allergen of the catalogue');
  if (others.length > 0)
    throw badField('allergen', 'may mean several allergens: {words}', { words: [allergen, ...others].join(', ') });
  return allergen;
}

function stating(name: string, level: 'contains' | 'not_stated'): (moment: Moment) => EditDish {
  const allergen = allergenOf(name);
  return (moment) => (dish) => editDish(dish, { statements: [{ allergen, level }] }, moment);
}

function listing(change: (dish: Dish, at: Instant) => Dish): (moment: Moment) => EditDish {
  return (moment) => (dish) => {
    const { ingredients } = change(dish, moment.at);
    if (ingredients.length > mostIngredients)
      throw badField('ingredient', 'a dish has at most {number}', { number: mostIngredients });
    return editDish(dish, { ingredients }, moment);
  };
}

export const dishEditHandlers: Handlers<typeof dishEditCalls> = {
  updateDishes,
  setDishImage,

  removeDishAllergen: ({ params: { dishId, allergen }, ifMatch }, request) =>
    changeDish(request, { dishId, ifMatch }, stating(allergen, 'not_stated')),

  addDishAllergen: ({ params: { dishId, allergen }, ifMatch }, request) =>
    changeDish(request, { dishId, ifMatch }, stating(allergen, 'contains')),

  removeDishIngredient: ({ params: { dishId, ingredient }, ifMatch }, request) =>
    changeDish(
      request,
      { dishId, ifMatch },
      listing((dish, at) => removeIngredient(dish, ingredient, at)),
    ),

  addDishIngredient: ({ params: { dishId, ingredient }, ifMatch }, request) =>
    changeDish(
      request,
      { dishId, ifMatch },
      listing((dish, at) => addIngredient(dish, ingredient, at)),
    ),
};
