import type { PagePath } from '@clearplate/contract/page-paths';
import type { ComponentType } from 'react';
import { DishPage } from '../pages/dish-page.tsx';
import { DishesPage } from '../pages/dishes-page.tsx';
import { HomePage } from '../pages/home-page.tsx';
import { RecipePage } from '../pages/recipe-page.tsx';
import { RecipesPage } from '../pages/recipes-page.tsx';
import { RestaurantPage } from '../pages/restaurant-page.tsx';
import { RestaurantsPage } from '../pages/restaurants-page.tsx';
import { SearchPage } from '../pages/search-page.tsx';

interface DrawnPage {
  readonly Page: ComponentType;
  /** Its source, by which the manifest of the browser's build names what it needs. */
  readonly file: string;
}

/**
 * The pages that the server draws for visitors. None with a form of one's own: what is typed or sent before the
 * page's code is there would be lost, or end in an address.
 */
export const drawnPages = {
  '/': { Page: HomePage, file: 'src/pages/home-page.tsx' },
  '/search': { Page: SearchPage, file: 'src/pages/search-page.tsx' },
  '/restaurants': { Page: RestaurantsPage, file: 'src/pages/restaurants-page.tsx' },
  '/restaurant/:id': { Page: RestaurantPage, file: 'src/pages/restaurant-page.tsx' },
  '/dish/:id': { Page: DishPage, file: 'src/pages/dish-page.tsx' },
  '/dishes': { Page: DishesPage, file: 'src/pages/dishes-page.tsx' },
  '/recipes': { Page: RecipesPage, file: 'src/pages/recipes-page.tsx' },
  '/recipe/:id': { Page: RecipePage, file: 'src/pages/recipe-page.tsx' },
} as const satisfies Partial<Record<PagePath, DrawnPage>>;
