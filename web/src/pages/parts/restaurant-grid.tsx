import type { NearbyRestaurant, Restaurant } from '@clearplate/contract/restaurants';
import { RestaurantCard } from '../../features/restaurants/restaurant-card.tsx';
import { CardGrid } from '../../shared/ui/card-grid.tsx';

export interface RestaurantGridProps {
  restaurants: readonly (Restaurant | NearbyRestaurant)[];
  /** Where the cards stand in the outline of the page. */
  level?: 2 | 3;
}

export function RestaurantGrid({ restaurants, level = 3 }: RestaurantGridProps) {
  return (
    <CardGrid>
      {restaurants.map((restaurant) => (
        <li key={restaurant.id}>
          <RestaurantCard
            restaurant={restaurant}
            level={level}
            {...('distance_miles' in restaurant && { distanceMiles: restaurant.distance_miles })}
          />
        </li>
      ))}
    </CardGrid>
  );
}
