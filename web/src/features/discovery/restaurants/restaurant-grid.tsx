import type { Restaurant } from '@clearplate/contract/restaurants';
import { MenuTally } from '../../../entities/verdict/menu-tally.tsx';
import { ToldOfRestaurant } from '../../../entities/verdict/own-view.tsx';
import { FavouriteButton } from '../../../entities/favourite/favourite-button.tsx';
import { RestaurantCard, type RestaurantOnCard } from '../../../entities/restaurant/restaurant-card.tsx';
import { CardGrid } from '../../../shared/ui/card-grid.tsx';
import type { MenuCounts, useCountsPerPerson } from './use-menu-counts.ts';
import { CompareToggle } from '../compare/compare-toggle.tsx';

export interface RestaurantGridProps<Item extends Restaurant> {
  restaurants: readonly Item[];
  /** Sets the heading level in the page's outline. */
  level?: 2 | 3;
  /** Returns the counts of a menu; left out if menus aren't assessed. */
  countsOf?: (restaurant: Item) => MenuCounts;
  /** Returns the counts of each of several people. */
  perPersonOf?: ReturnType<typeof useCountsPerPerson>;
}

export function RestaurantGrid<Item extends Restaurant & RestaurantOnCard>({
  restaurants,
  level = 3,
  countsOf,
  perPersonOf,
}: RestaurantGridProps<Item>) {
  return (
    <CardGrid>
      {restaurants.map((restaurant, index) => {
        const counts = countsOf?.(restaurant);
        return (
          <li key={restaurant.id}>
            <RestaurantCard
              restaurant={restaurant}
              level={level}
              // These cards start the page, because no heading comes before them.
              isFirst={level === 2 && index === 0}
              corner={<FavouriteButton kind="restaurant" id={restaurant.id} name={restaurant.name} />}
            >
              {counts && <MenuTally counts={counts} each={perPersonOf?.(restaurant.id)} />}
              {countsOf && <ToldOfRestaurant id={restaurant.id} />}
              <CompareToggle id={restaurant.id} name={restaurant.name} />
            </RestaurantCard>
          </li>
        );
      })}
    </CardGrid>
  );
}
