import type { DishNews, FavouriteMark, FavouriteMarks } from '@clearplate/contract/favourites';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { marksKey } from '../../shared/api/favourite-marks.ts';

const hasNews = ({ news }: FavouriteMark) => news.length > 0;

/** Returns the marks as if they had been loaded after the news was seen, so that no badge points to it. */
function withoutNews(marks: FavouriteMarks, seen: ReadonlySet<number>): FavouriteMarks {
  return { ...marks, dishes: marks.dishes.map((mark) => (seen.has(mark.dish_id) ? { ...mark, news: [] } : mark)) };
}

/** Adds newer changes after those that the user is reading. */
function withFresh(shown: ReadonlyMap<number, FavouriteMark>, fresh: readonly FavouriteMark[]) {
  const next = new Map(shown);
  for (const mark of fresh)
    next.set(mark.dish_id, { ...mark, news: [...(shown.get(mark.dish_id)?.news ?? []), ...mark.news] });
  return next;
}

/**
 * Returns the changes of these dishes since the user last looked. It marks them as seen, but they stay readable until
 * the user leaves the page.
 */
export function useNews(marks: readonly FavouriteMark[] | undefined): (dishId: number) => readonly DishNews[] {
  const [shown, setShown] = useState<ReadonlyMap<number, FavouriteMark>>(new Map());
  const queries = useQueryClient();
  const fresh = (marks ?? []).filter(
    (mark) => hasNews(mark) && shown.get(mark.dish_id)?.history_id !== mark.history_id,
  );
  if (fresh.length > 0) setShown(withFresh(shown, fresh));
  useEffect(() => {
    if (shown.size === 0) return;
    const dishes = [...shown.values()].map(({ dish_id, history_id }) => ({ dish_id, history_id }));
    // If it fails, the next visit shows them again.
    void client.markFavouritesSeen({ body: { dishes } }).then(
      () => {
        const seen = new Set(shown.keys());
        queries.setQueryData<FavouriteMarks>(marksKey, (known) => known && withoutNews(known, seen));
      },
      () => undefined,
    );
  }, [shown, queries]);
  return (dishId) => shown.get(dishId)?.news ?? [];
}
