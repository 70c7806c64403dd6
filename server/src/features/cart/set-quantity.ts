import { mostCartLines } from '@clearplate/contract/cart-limits';
import type { Db } from '../../db/db.ts';
import { AppError, notFound } from '../../http/app-error.ts';
import {
  countLines,
  deleteLine,
  findQuantity,
  insertLine,
  isOnMenu,
  lockCart,
  updateQuantity,
} from './cart.queries.ts';

/**
 * Sets how many of a dish are in the cart; the last call wins. Fewer or none is always possible; more only of
 * what is on a menu.
 */
export function setQuantity(db: Db, userId: number, dishId: number, quantity: number): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockCart(transaction, userId);
    if (quantity === 0) return deleteLine(transaction, userId, dishId);
    const before = await findQuantity(transaction, userId, dishId);
    if (before === undefined) return addLine(transaction, userId, dishId, quantity);
    if (quantity > before && !(await isOnMenu(transaction, dishId))) throw notFound('Dish');
    return updateQuantity(transaction, userId, dishId, quantity);
  });
}

async function addLine(db: Db, userId: number, dishId: number, quantity: number): Promise<void> {
  if ((await countLines(db, userId)) >= mostCartLines) {
    throw new AppError('bad_request', `A cart has at most ${mostCartLines} dishes`);
  }
  if (!(await insertLine(db, userId, dishId, quantity))) throw notFound('Dish');
}
