import type { DishNews } from '@clearplate/contract/favourites';
import { newsAmong } from '@clearplate/domain/menu/dish-news';
import type { Db } from '../../db/db.ts';
import type { HistoryMark } from '../../db/dish-history.ts';
import { findChangesSince } from '../../dish-changes/find-changes.ts';

/** Is a part of a dish's history, by the ids of its rows: behind the first one, up to the last. */
export interface HistorySpan {
  readonly dishId: number;
  readonly after: number;
  readonly upTo: number;
}

/** Returns each dish once, from where the first of them begins: several people may watch it. */
function marksOf(spans: readonly HistorySpan[]): HistoryMark[] {
  const byDish = Map.groupBy(spans, ({ dishId }) => dishId);
  return [...byDish].map(([dishId, all]) => ({ dishId, historyId: Math.min(...all.map(({ after }) => after)) }));
}

/** Looks up what is news of dishes, oldest first. */
export async function findNews(
  db: Db,
  spans: readonly HistorySpan[],
): Promise<(span: HistorySpan) => readonly DishNews[]> {
  const entries = (await findChangesSince(db, marksOf(spans))).map(({ id, dishId, at, changes }) => ({
    id,
    dishId,
    news: newsAmong(changes).map((change) => ({ at, change })),
  }));
  const byDish = Map.groupBy(entries, ({ dishId }) => dishId);
  // What was added since the span was read is left for the next time.
  return ({ dishId, after, upTo }) =>
    (byDish.get(dishId) ?? []).filter(({ id }) => id > after && id <= upTo).flatMap(({ news }) => news);
}
