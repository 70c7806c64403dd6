import type { DishNews, FavouriteMark, FavouriteMarks } from '@clearplate/contract/favourites';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { marksKey } from '../../shared/api/favourite-marks.ts';

const hasNews = ({ news }: FavouriteMark) => news.length > 0;

/** As if they had been loaded after they were seen: no sign points at them any more. */
function withoutNews(marks: FavouriteMarks, seen: ReadonlySet<number>): FavouriteMarks {
  return { ...marks, dishes: marks.dishes.map((mark) => (seen.has(mark.dish_id) ? { ...mark, news: [] } : mark)) };
}

/** What came later stands behind what is being read. */
function withFresh(shown: ReadonlyMap<number, FavouriteMark>, fresh: readonly FavouriteMark[]) {
  const next = new Map(shown);
  for (const mark of fresh)
    next.set(mark.dish_id, { ...mark, news: [...(shown.get(mark.dish_id)?.news ?? []), ...mark.news] });
  return next;
}

/**
 * What became of these dishes since the person looked. From now on it counts as seen; here it stays to be read until
 * one leaves the page.
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
    // Should it fail, the next visit tells of it again.
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
