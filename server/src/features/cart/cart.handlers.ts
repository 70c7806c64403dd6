import type { cartCalls } from '@clearplate/contract/cart';
import { findChangesSince } from '../../dish-changes/find-changes.ts';
import { AppError, badField, notFound } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { findCartRows, findQuantity, updateSeen } from './cart.queries.ts';
import { groupCart } from './group-cart.ts';
import { setQuantity } from './set-quantity.ts';
import { readShown } from './shown.ts';

export const cartHandlers: Handlers<typeof cartCalls> = {
  async getCart(_, { context: { db }, actor }) {
    const rows = await findCartRows(db, actor.userId);
    const changed = rows.filter(({ history_id, seen_history_id }) => history_id > seen_history_id);
    const changes = await findChangesSince(
      db,
      changed.map(({ dish_id, seen_history_id }) => ({ dishId: dish_id, historyId: seen_history_id })),
    );
    return groupCart(rows, (dishId) => changes.filter((change) => change.dishId === dishId));
  },

  async addToCart({ body: { dish_id, quantity, put_back = false } }, { context: { db }, actor }) {
    await setQuantity(db, actor.userId, { dishId: dish_id, quantity, putBack: put_back });
    return { dish_id, quantity };
  },

  async markCartLineSeen({ params: { dishId }, body }, { context: { db }, actor }) {
    const shown = readShown(body.shown);
    if (!shown) throw badField('shown', 'is not what a line of the cart shows');
    if (await updateSeen(db, actor.userId, dishId, shown)) return { ok: true };
    if ((await findQuantity(db, actor.userId, dishId)) === undefined) throw notFound('Dish');
    throw new AppError('conflict', 'The dish changed meanwhile');
  },
};
