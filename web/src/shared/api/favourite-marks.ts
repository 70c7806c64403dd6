import type { FavouriteMark, FavouriteMarks } from '@clearplate/contract/favourites';
import { useQuery } from '@tanstack/react-query';
import { readList } from '../lib/read-list.ts';
import { useToken } from '../lib/use-stored.ts';
import { client } from './client.ts';

export const marksKey = ['listFavouriteMarks'] as const;

function readMark(item: Readonly<Record<string, unknown>>): FavouriteMark | undefined {
  const { dish_id, is_watched, history_id, news } = item;
  const isWhole = typeof dish_id === 'number' && typeof is_watched === 'boolean' && typeof history_id === 'number';
  if (!isWhole || !Array.isArray(news)) return undefined;
  return { dish_id, is_watched, history_id, news: news as FavouriteMark['news'] };
}

function readMarks(answer: FavouriteMarks): FavouriteMarks {
  const { dishes, ways, restaurants } = answer;
  if (![ways, restaurants].every(Array.isArray)) throw new TypeError('The favourites can not be read');
  return { dishes: [...readList(dishes, readMark)], ways, restaurants };
}

/** Fetches the user's favourites, so that they can be marked everywhere. A guest has none, so nothing is requested. */
export function useFavouriteMarks<Selected = FavouriteMarks>(select?: (marks: FavouriteMarks) => Selected) {
  const token = useToken();
  return useQuery({
    queryKey: marksKey,
    queryFn: async ({ signal }) => readMarks(await client.listFavouriteMarks({}, { signal })),
    enabled: token !== undefined,
    staleTime: 60_000,
    ...(select && { select }),
  });
}

const countNews = ({ dishes }: FavouriteMarks) =>
  dishes.filter(({ is_watched, news }) => is_watched && news.length > 0).length;

/** Returns how many watched dishes changed since the user last looked. */
export function useWatchedNews(): number {
  return useFavouriteMarks(countNews).data ?? 0;
}
