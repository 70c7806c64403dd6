import type { MenuDishEdit, MenuOrder } from '@clearplate/contract/menu';
import { copyMenuDish, editMenuDish, type Moment } from '@clearplate/domain/edit-menu-dish';
import type { MenuDish } from '@clearplate/domain/menu-dish';
import type { Authorized } from '../../db/authorized.ts';
import type { Db } from '../../db/db.ts';
import { momentOf, type Author } from '../../db/dish-history.ts';
import { insertNewDishes } from '../../db/dish-writes.ts';
import { copyAssignments } from '../../db/kitchen.ts';
import { lockMenu, menuVersion } from '../../db/menu-lock.ts';
import type { OwnedRestaurant } from '../../db/restaurant-lock.ts';
import { findStoredDishes, menuDishOf } from '../../db/stored-dishes.ts';
import { changeDishes, type DishEdit } from '../../dish-changes/change-dishes.ts';
import { badField } from '../../http/app-error.ts';
import { demandVersion } from '../../http/preconditions.ts';
import { orderMenu } from './order-menu.ts';
import { planSave, type PlannedEdit } from './plan-save.ts';

type NewEdit = PlannedEdit & { readonly edit: MenuDishEdit & { readonly key: string } };

const isNew = (planned: PlannedEdit): planned is NewEdit => planned.id === undefined && planned.edit.key !== undefined;

async function findOriginals(db: Db, planned: readonly PlannedEdit[]): Promise<Map<number, MenuDish>> {
  const ids = planned.filter(isNew).flatMap(({ edit }) => edit.copy_of ?? []);
  const stored = ids.length > 0 ? await findStoredDishes(db, ids) : [];
  return new Map(stored.map((dish) => [dish.id, menuDishOf(dish)]));
}

async function createDishes(
  db: Db,
  restaurantId: number,
  planned: readonly NewEdit[],
  originals: ReadonlyMap<number, MenuDish>,
): Promise<number[]> {
  if (planned.length === 0) return [];
  const nameOf = ({ name, copy_of }: MenuDishEdit) => name ?? originals.get(copy_of ?? 0)?.record.name ?? '';
  const dishes = planned.map(({ edit }) => ({
    restaurant_id: restaurantId,
    creation_key: edit.key,
    name: nameOf(edit),
    copy_of: edit.copy_of ?? null,
  }));
  const ids = await insertNewDishes(db, dishes);
  await copyAssignments(
    db,
    ids.map((id, index) => ({ id, copyOf: dishes[index]?.copy_of ?? null })),
  );
  return ids;
}

/** The list of ingredients that is to be confirmed must be there. */
function editChecked(dish: MenuDish, edit: MenuDishEdit, moment: Moment, index: number): MenuDish {
  const edited = editMenuDish(dish, edit, moment);
  if (edit.ingredients_complete === true && edited.record.ingredients.length === 0)
    throw badField(`dishes.${index}.ingredients_complete`, 'there are no ingredients to confirm');
  return edited;
}

export interface MenuSave {
  readonly edits: readonly MenuDishEdit[];
  /** `undefined`: dishes stay where they are, and new ones come last. */
  readonly order?: MenuOrder | undefined;
  readonly ifMatch: readonly string[];
}

/**
 * Changes, creates and orders dishes of one menu, in the caller's transaction: nothing of it where the menu is of another
 * version by now, or where anything is wrong with it.
 */
export async function saveMenu(
  db: Db,
  restaurant: Authorized<OwnedRestaurant>,
  { edits, order, ifMatch }: MenuSave,
  author: Author,
): Promise<void> {
  const menu = await lockMenu(db, restaurant.id);
  demandVersion(menuVersion(menu), ifMatch);
  const planned = planSave(edits, menu);
  const originals = await findOriginals(db, planned);
  const created = await createDishes(db, restaurant.id, planned.filter(isNew), originals);
  const moment = momentOf(author);
  const next = created.values();
  const byId = new Map<number, DishEdit>();
  for (const [index, { edit, id }] of planned.entries()) {
    const original = id === undefined ? originals.get(edit.copy_of ?? 0) : undefined;
    const target = id ?? next.next().value;
    if (target === undefined) continue;
    byId.set(target, (dish) => editChecked(original ? copyMenuDish(original) : dish, edit, moment, index));
  }
  await changeDishes(db, restaurant, { edits: byId, created: new Set(created) }, author);
  if (order) await orderMenu(db, restaurant.id, order);
}
