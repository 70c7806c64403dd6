import type { Issue } from '@clearplate/contract/errors';
import type { EquipmentEdit, Kitchen, kitchenCalls } from '@clearplate/contract/kitchen';
import { authorOf, authorize, authorizeReading } from '../../http/authorize.ts';
import type { Handlers } from '../../http/handlers.ts';
import { type Limit, limitTries } from '../../http/rate-limit.ts';
import { createHash } from 'node:crypto';
import type { Authorized } from '../../db/authorized.ts';
import type { Db } from '../../db/db.ts';
import type { Author } from '../../db/dish-history.ts';
import { type EquipmentRow, findEquipment } from '../../db/kitchen.ts';
import { lockMenu } from '../../db/menu-lock.ts';
import type { OwnedRestaurant } from '../../db/restaurant-lock.ts';
import { followKitchens } from '../../dish-changes/follow-kitchens.ts';
import { AppError } from '../../http/app-error.ts';
import { demandVersion } from '../../http/preconditions.ts';
import { replaceEquipment } from './kitchen.queries.ts';

function versionOf(equipment: readonly EquipmentRow[]): string {
  return createHash('sha256').update(JSON.stringify(equipment)).digest('base64url').slice(0, 22);
}

/** Returns the kitchen as it is, with its version. */
async function showKitchen(db: Db, restaurantId: number): Promise<Kitchen> {
  const equipment = await findEquipment(db, restaurantId);
  return {
    version: versionOf(equipment),
    restaurant_id: restaurantId,
    equipment: equipment.map(({ id, kind, name, dishIds }) => ({ id, kind, name, dish_ids: dishIds })),
  };
}

/** Returns what is wrong with the equipment, field by field. */
function faultsOf(equipment: readonly EquipmentEdit[], known: ReadonlySet<number>, menu: ReadonlySet<number>): Issue[] {
  const names = new Set<string>();
  const ids = new Set<number>();
  return equipment.flatMap(({ id, name, dish_ids }, index): Issue[] => {
    const field = (part: string, message: string) => [{ field: `equipment.${index}.${part}`, message }];
    if (names.has(name.toLowerCase())) return field('name', 'is already the name of other equipment');
    names.add(name.toLowerCase());
    if (id !== undefined && !known.has(id)) return field('id', 'is not in this kitchen');
    if (id !== undefined && ids.has(id)) return field('id', 'is in the list twice');
    if (id !== undefined) ids.add(id);
    return dish_ids.every((dish) => menu.has(dish)) ? [] : field('dish_ids', 'is not a dish of this restaurant');
  });
}

/** Saves a kitchen and what follows from it for the dishes, in the caller's transaction. */
async function saveKitchen(
  db: Db,
  restaurant: Authorized<OwnedRestaurant>,
  { equipment, ifMatch }: { readonly equipment: readonly EquipmentEdit[]; readonly ifMatch: readonly string[] },
  authorNow: () => Author,
): Promise<void> {
  const menu = await lockMenu(db, restaurant.id);
  // The time is taken under the lock, so that it is later than that of the previous holder.
  const author = authorNow();
  const before = await findEquipment(db, restaurant.id);
  demandVersion(versionOf(before), ifMatch);
  const issues = faultsOf(equipment, new Set(before.map(({ id }) => id)), new Set(menu.map(({ id }) => id)));
  if (issues.length > 0) throw new AppError('bad_request', 'The kitchen can’t be saved like this', { issues });
  await replaceEquipment(db, restaurant, equipment);
  const touched = [...before.flatMap(({ dishIds }) => dishIds), ...equipment.flatMap(({ dish_ids }) => dish_ids)];
  await followKitchens(db, [...new Set(touched)], author);
}

// If a whole menu shares one kitchen, a save derives all of it.
const limit: Limit = { name: 'kitchen saves', hits: 60, seconds: 300 };

export const kitchenHandlers: Handlers<typeof kitchenCalls> = {
  async getKitchen({ params: { id } }, { context: { db }, actor }) {
    await authorizeReading(db, actor, id);
    return showKitchen(db, id);
  },

  async saveKitchen({ params: { id }, body: { equipment }, ifMatch }, request) {
    const { context, actor } = request;
    await limitTries(context.db, limit, `user ${actor.userId}`, context.now());
    return context.db.transaction(async (db) => {
      const restaurant = await authorize(db, actor, id);
      await saveKitchen(db, restaurant, { equipment, ifMatch }, () => authorOf(request));
      return showKitchen(db, id);
    });
  },
};
