import type { dishCalls } from '@clearplate/contract/dishes';
import { z } from 'zod';
import { notFound } from '../../http/app-error.ts';
import { decodeCursor, encodeCursor, toPage } from '../../http/cursor.ts';
import type { Handlers } from '../../http/handlers.ts';
import { findDish, findDishes, findMenuEntries } from './dishes.queries.ts';

export const dishHandlers: Handlers<typeof dishCalls> = {
  async listDishes({ query: { limit, cursor } }, { context: { db } }) {
    const rows = await findDishes(db, decodeCursor('dishes', z.int(), cursor), limit);
    return toPage(
      rows,
      limit,
      (row) => encodeCursor('dishes', row.id),
      (row) => row,
    );
  },

  async listMenuEntries({ params }, { context: { db } }) {
    const entries = await findMenuEntries(db, params.restaurantId);
    if (!entries) throw notFound('Restaurant');
    return entries;
  },

  async getDish({ params }, { context: { db } }) {
    const dish = await findDish(db, params.id);
    if (!dish) throw notFound('Dish');
    return [dish];
  },
};
