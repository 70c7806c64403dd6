import type { FavouriteDish, Favourites, FavouriteWay } from '@clearplate/contract/favourites';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { whileInSight } from '../../shared/api/in-sight.ts';
import { readList } from '../../shared/lib/read-list.ts';
import { useToken } from '../../shared/lib/use-stored.ts';

type IsDish = (dish: unknown) => boolean;

function readDish(item: Readonly<Record<string, unknown>>, isDish: IsDish): FavouriteDish | undefined {
  const { added_at, removed_at, dish } = item;
  const isWhole = typeof added_at === 'string' && (removed_at === null || typeof removed_at === 'string');
  return isWhole && isDish(dish) ? (item as unknown as FavouriteDish) : undefined;
}

/** A way is complete with its facts, or if it says that it has none. */
function readWay(item: Readonly<Record<string, unknown>>, isDish: IsDish): FavouriteWay | undefined {
  const { dish, way, facts, news } = item as Partial<FavouriteWay>;
  const isWhole =
    typeof way?.id === 'string' && typeof way.name === 'string' && typeof way.state === 'string' && Array.isArray(news);
  if (!isWhole || !isDish(dish)) return undefined;
  return facts === null || isDish({ ...dish, facts, variants: null }) ? (item as unknown as FavouriteWay) : undefined;
}

/**
 * Fetches the user's favourites. An incomplete dish is refused, because it must not be assessed as if it were complete.
 */
export function useFavourites(isDish: IsDish) {
  const token = useToken();
  return useQuery({
    ...whileInSight,
    queryKey: ['listFavourites'],
    enabled: token !== undefined,
    queryFn: async ({ signal }): Promise<Favourites> => {
      const { dishes, ways, restaurants } = await client.listFavourites({}, { signal });
      if (!Array.isArray(restaurants)) throw new TypeError('The favourites can not be read');
      return {
        dishes: [...readList(dishes, (item) => readDish(item, isDish))],
        ways: [...readList(ways, (item) => readWay(item, isDish))],
        restaurants,
      };
    },
  });
}
