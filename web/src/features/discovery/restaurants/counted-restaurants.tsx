import type { NearbyRestaurant, Restaurant } from '@clearplate/contract/restaurants';
import type { Avoiding } from '../../../entities/eater/use-avoiding.ts';
import { RestaurantGrid } from './restaurant-grid.tsx';
import { useCountsPerPerson, useMenuCounts } from './use-menu-counts.ts';

export interface CountedRestaurantsProps {
  restaurants: readonly (Restaurant | NearbyRestaurant)[];
  avoiding: Avoiding;
  level?: 2 | 3;
}

/** Shows restaurants of a list without counts, and fetches the counts separately. */
export function CountedRestaurants({ restaurants, avoiding, level = 3 }: CountedRestaurantsProps) {
  const ids = restaurants.map(({ id }) => id);
  const countsOf = useMenuCounts(ids, avoiding);
  const perPersonOf = useCountsPerPerson(ids, avoiding);
  return (
    <RestaurantGrid
      restaurants={restaurants}
      level={level}
      countsOf={({ id }) => countsOf(id)}
      perPersonOf={perPersonOf}
    />
  );
}
