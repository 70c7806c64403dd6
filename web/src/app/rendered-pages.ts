import { DishPage } from '../pages/dish/dish-page.tsx';
import { DishesPage } from '../pages/search/dishes-page.tsx';
import { HomePage } from '../pages/search/home-page.tsx';
import { RecipePage } from '../pages/dish/recipe-page.tsx';
import { RecipesPage } from '../pages/search/recipes-page.tsx';
import { RestaurantPage } from '../pages/restaurant/restaurant-page.tsx';
import { RestaurantsPage } from '../pages/search/restaurants-page.tsx';
import { SearchPage } from '../pages/search/search-page.tsx';
import type { Pages } from './pages.ts';

/**
 * The pages that the server renders. None with a form of one's own: what is typed or sent before the
 * page's code is there would be lost, or end in an address.
 */
export const renderedPages: Pages = {
  '/': HomePage,
  '/search': SearchPage,
  '/restaurants': RestaurantsPage,
  '/restaurant/:id': RestaurantPage,
  '/dish/:id': DishPage,
  '/dishes': DishesPage,
  '/recipes': RecipesPage,
  '/recipe/:id': RecipePage,
};
