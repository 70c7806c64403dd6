import type { Liked } from '@clearplate/domain/verdict/liking';
import { useMemo } from 'react';
import { isAssessable } from '../../entities/verdict/assess-list.ts';
import { useFavourites } from '../../features/favourites/use-favourites.ts';

export const nothingLiked: Liked = { dishes: [], cuisines: [] };

/** Returns what the user saved, or `undefined` while it loads, so that no question moves under a finger. */
export function useLiked(): Liked | undefined {
  const { data, isLoading } = useFavourites(isAssessable);
  return useMemo(() => {
    if (isLoading) return undefined;
    if (!data) return nothingLiked;
    return {
      dishes: data.dishes.map(({ dish: { id, name } }) => ({ id, name })),
      cuisines: data.restaurants.map(({ cuisine }) => cuisine),
    };
  }, [data, isLoading]);
}
