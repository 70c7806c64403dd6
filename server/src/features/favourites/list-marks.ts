import type { FavouriteMark } from '@clearplate/contract/favourites';
import type { Db } from '../../db/db.ts';
import { findKeptDishes, type KeptDish } from './favourites.queries.ts';
import { findNews } from './find-news.ts';

const unseenOf = ({ dish_id, seen_history_id, history_id }: KeptDish) => ({
  dishId: dish_id,
  after: seen_history_id,
  upTo: history_id,
});

/** Which dishes somebody keeps, with what became of each since they looked. */
export async function listMarks(db: Db, userId: number): Promise<FavouriteMark[]> {
  const kept = await findKeptDishes(db, userId);
  const newsOf = await findNews(
    db,
    kept.map(unseenOf).filter(({ after, upTo }) => upTo > after),
  );
  return kept.map((dish) => ({
    dish_id: dish.dish_id,
    is_watched: dish.is_watched,
    history_id: dish.history_id,
    news: [...newsOf(unseenOf(dish))],
  }));
}
