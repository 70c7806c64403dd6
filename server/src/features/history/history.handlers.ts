import type { historyCalls } from '@clearplate/contract/history';
import { z } from 'zod';
import { findHistory, type HistorySource } from '../../db/dish-history.ts';
import { findPlacedDish } from '../../db/restaurant-lock.ts';
import { readEntry } from '../../dish-changes/find-changes.ts';
import { notFound } from '../../http/app-error.ts';
import { decodeCursor, encodeCursor, toPage } from '../../http/cursor.ts';
import type { Handlers } from '../../http/handlers.ts';

// The author's name is not shown.
const by = {
  owner: 'restaurant',
  admin: 'admin',
  import: 'import',
  sample: 'sample',
  kitchen: 'kitchen',
  report: 'report',
  chart: 'chart',
  component: 'component',
} as const satisfies Record<HistorySource, string>;

export const historyHandlers: Handlers<typeof historyCalls> = {
  async getDishHistory({ params: { id: dishId }, query }, { context: { db } }) {
    const list = `history ${dishId}`;
    const before = decodeCursor(list, z.int(), query.cursor);
    const entries = await findHistory(db, dishId, { before, limit: query.limit });
    if (entries.length === 0 && (await findPlacedDish(db, dishId)) === undefined) throw notFound('Dish');
    const { items, next } = toPage(entries, query.limit, ({ id }) => encodeCursor(list, id), readEntry);
    const shown = items.filter(({ changes }) => changes.length > 0);
    return {
      items: shown.map(({ id, at, source, changes }) => ({ id, at, by: by[source], changes: [...changes] })),
      next,
    };
  },
};
