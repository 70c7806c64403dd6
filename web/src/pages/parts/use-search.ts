import { usePagedCall } from '../../shared/api/queries.ts';

export interface Search {
  text: string;
  /** Only there; without one everywhere. */
  zip: string | undefined;
}

/** The server takes no longer texts. */
export const maxSearchText = 200;

export function useDishSearch({ text, zip }: Search) {
  const everywhere = usePagedCall('searchDishes', { query: { q: text } }, { enabled: zip === undefined });
  const inArea = usePagedCall(
    'searchDishesByPincode',
    { query: { q: text, zipcode: zip ?? '' } },
    { enabled: zip !== undefined },
  );
  return zip === undefined ? everywhere : inArea;
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
