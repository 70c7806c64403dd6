import type { NearbyRestaurant, Restaurant } from '@clearplate/contract/restaurants';
import type { Avoiding } from '../../features/avoiding/use-avoiding.ts';
import { MenuTally } from '../../features/dishes/menu-tally.tsx';
import { KeepButton } from '../../features/favourites/keep-button.tsx';
import { RestaurantCard } from '../../features/restaurants/restaurant-card.tsx';
import { CardGrid } from '../../shared/ui/card-grid.tsx';
import { useMenuCounts } from './use-menu-counts.ts';

export interface RestaurantGridProps {
  restaurants: readonly (Restaurant | NearbyRestaurant)[];
  /** Where the cards stand in the outline of the page. */
  level?: 2 | 3;
  /** For whom the menus are judged; left out where they are not. */
  avoiding?: Avoiding | undefined;
}

export function RestaurantGrid({ restaurants, level = 3, avoiding }: RestaurantGridProps) {
  const countsOf = useMenuCounts(
    restaurants.map(({ id }) => id),
    avoiding,
  );
  return (
    <CardGrid>
      {restaurants.map((restaurant) => {
        const counts = countsOf(restaurant.id);
        return (
          <li key={restaurant.id}>
            <RestaurantCard
              restaurant={restaurant}
              level={level}
              corner={<KeepButton kind="restaurant" id={restaurant.id} name={restaurant.name} />}
              {...('distance_miles' in restaurant && { distanceMiles: restaurant.distance_miles })}
            >
              {counts && <MenuTally counts={counts} />}
            </RestaurantCard>
          </li>
        );
      })}
    </CardGrid>
  );
}
