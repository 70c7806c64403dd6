import type { dishEditCalls } from '@clearplate/contract/dish-edits';
import { editMenuDish } from '@clearplate/domain/edit-menu-dish';
import { momentOf } from '../../db/dish-history.ts';
import { lockMenu, menuVersion } from '../../db/menu-lock.ts';
import { changeDishes, type DishEdit } from '../../dish-changes/change-dishes.ts';
import { AppError, type Issue } from '../../http/app-error.ts';
import { authorize, authorOf } from '../../http/authorize.ts';
import type { Handler } from '../../http/handlers.ts';
import { demandVersion } from '../../http/preconditions.ts';
import { findMenuPictures } from './dishes.queries.ts';

function refuseForeign(given: readonly { readonly id: number }[], menu: readonly { readonly id: number }[]): void {
  const known = new Set(menu.map(({ id }) => id));
  const issues = given.flatMap(({ id }, index): Issue[] =>
    known.has(id) ? [] : [{ field: `${index}.id`, message: 'is not a dish of this restaurant' }],
  );
  if (issues.length === 0) return;
  throw new AppError('bad_request', 'Some are not dishes of this restaurant', { issues: issues.slice(0, 50) });
}

/** What a client sends as a picture is mostly what it shows for itself: only what this menu has may come back. */
function imageEdit(image: unknown, pictures: ReadonlySet<string>): { image_url?: string | null } {
  if (image === null) return { image_url: null };
  return typeof image === 'string' && pictures.has(image) ? { image_url: image } : {};
}

export const updateDishes: Handler<(typeof dishEditCalls)['updateDishes']> = async (input, request) => {
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
      body.map(({ id, name, description, image }): [number, DishEdit] => {
        const edit = { name, description: description ?? undefined, ...imageEdit(image, pictures) };
        return [id, (dish) => editMenuDish(dish, edit, moment)];
      }),
    );
    await changeDishes(db, restaurant, { edits }, author);
  });
  return { ok: true };
};
