import { mostCartLines } from '@clearplate/contract/cart-limits';
import type { Db } from '../../db/db.ts';
import { AppError, notFound } from '../../http/app-error.ts';
import {
  countLines,
  deleteRemoved,
  findQuantity,
  insertLine,
  isOnMenu,
  lockCart,
  removeLine,
  restoreLine,
  updateQuantity,
} from './cart.queries.ts';

interface Wanted {
  readonly dishId: number;
  readonly quantity: number;
  /** What was taken out a moment ago comes back as it was. */
  readonly putBack: boolean;
}

/**
 * Sets how many of a dish are in the cart; the last call wins. Fewer or none is always possible; more only of
 * what is on a menu.
 */
export function setQuantity(db: Db, userId: number, wanted: Wanted): Promise<void> {
  const { dishId, quantity } = wanted;
  return db.transaction(async (transaction) => {
    await lockCart(transaction, userId);
    if (quantity === 0) return removeLine(transaction, userId, dishId);
    const before = await findQuantity(transaction, userId, dishId);
    if (before === undefined) return addLine(transaction, userId, wanted);
    if (quantity > before && !(await isOnMenu(transaction, dishId))) throw notFound('Dish');
    return updateQuantity(transaction, userId, dishId, quantity);
  });
}

async function addLine(db: Db, userId: number, { dishId, quantity, putBack }: Wanted): Promise<void> {
  if ((await countLines(db, userId)) >= mostCartLines) {
    throw new AppError('bad_request', `A cart has at most ${mostCartLines} dishes`);
  }
  if (putBack && (await restoreLine(db, userId, dishId, quantity))) return;
  await deleteRemoved(db, userId, dishId);
  if (!(await insertLine(db, userId, dishId, quantity))) throw notFound('Dish');
}
