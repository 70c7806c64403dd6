import type { Dish } from '@clearplate/contract/dishes';
import { usePagedCall, usePagedList } from '../../shared/api/queries.ts';
import type { ListSource } from './use-judged-list.ts';

export interface Search {
  text: string;
  /** Only there; without one everywhere. */
  zip: string | undefined;
}

/** The server takes no longer texts. */
export const maxSearchText = 200;

export function dishSearchOf({ text, zip }: Search): ListSource {
  if (zip === undefined) return { judged: 'judgeDishes', plain: 'searchDishes', which: { q: text } };
  return { judged: 'judgeDishes', plain: 'searchDishesByPincode', which: { q: text, zipcode: zip } };
}

/** All that is found, whoever looks. */
export function useDishSearch(search: Search) {
  const { plain, which } = dishSearchOf(search);
  return usePagedList<Dish>(plain, { query: which });
}

export function useRestaurantSearch({ text, zip }: Search) {
  const everywhere = usePagedCall('searchRestaurants', { query: { q: text } }, { enabled: zip === undefined });
  const inArea = usePagedCall(
    'searchRestaurantsByPincode',
    { query: { q: text, zipcode: zip ?? '' } },
    { enabled: zip !== undefined },
  );
  return zip === undefined ? everywhere : inArea;
}
