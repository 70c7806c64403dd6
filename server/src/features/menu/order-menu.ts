import type { MenuOrder } from '@clearplate/contract/menu';
import type { Db } from '../../db/db.ts';
import { lockMenu } from '../../db/menu-lock.ts';
import { badField } from '../../http/app-error.ts';
import { updatePositions } from './menu.queries.ts';

/** Puts a menu into an order that names each of its dishes once: one that it forgot would have no place. */
export async function orderMenu(db: Db, restaurantId: number, order: MenuOrder): Promise<void> {
  const menu = await lockMenu(db, restaurantId);
  const byName = new Map<number | string | null, number>(menu.flatMap(({ id, key }) => [[key, id] as const, [id, id]]));
  const ids = new Set<number>();
  for (const [index, name] of order.entries()) {
    const id = byName.get(name);
    if (id === undefined) throw badField(`order.${index}`, 'is not a dish of this restaurant');
    if (ids.has(id)) throw badField(`order.${index}`, 'stands twice in the list');
    ids.add(id);
  }
  if (ids.size < menu.length) throw badField('order', 'must name every dish of the menu');
  await updatePositions(db, [...ids]);
}
