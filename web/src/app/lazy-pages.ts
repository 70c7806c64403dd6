import type { PagePath } from '@clearplate/contract/page-paths';
import { lazy, type ComponentType } from 'react';
import { failWithWords } from '../shared/lib/page-not-loaded.ts';
import type { Pages } from './pages.ts';

const page =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async () =>
    (await load().catch(failWithWords))[name];

const loaders: Readonly<Record<PagePath, () => Promise<ComponentType>>> = {
  '/': page(() => import('../pages/search/home-page.tsx'), 'HomePage'),
  '/search': page(() => import('../pages/search/search-page.tsx'), 'SearchPage'),
  '/restaurants': page(() => import('../pages/search/restaurants-page.tsx'), 'RestaurantsPage'),
  '/restaurant/:id': page(() => import('../pages/restaurant/restaurant-page.tsx'), 'RestaurantPage'),
  '/restaurant/:id/kitchen': page(() => import('../pages/restaurant/kitchen-page.tsx'), 'KitchenPage'),
  '/restaurant/:id/grid': page(() => import('../pages/restaurant/allergen-grid-page.tsx'), 'AllergenGridPage'),
  '/restaurant/:id/sign': page(() => import('../pages/restaurant/table-sign-page.tsx'), 'TableSignPage'),
  '/restaurant/:id/import': page(() => import('../pages/restaurant/menu-import-page.tsx'), 'MenuImportPage'),
  '/dish/:id': page(() => import('../pages/dish/dish-page.tsx'), 'DishPage'),
  '/dish/:id/report': page(() => import('../pages/dish/report-page.tsx'), 'ReportPage'),
  '/dishes': page(() => import('../pages/search/dishes-page.tsx'), 'DishesPage'),
  '/recipes': page(() => import('../pages/search/recipes-page.tsx'), 'RecipesPage'),
  '/recipe/:id': page(() => import('../pages/dish/recipe-page.tsx'), 'RecipePage'),
  '/check': page(() => import('../pages/site/check-page.tsx'), 'CheckPage'),
  '/contactUs': page(() => import('../pages/site/contact-us-page.tsx'), 'ContactUsPage'),
  '/cart': page(() => import('../pages/cart/cart-page.tsx'), 'CartPage'),
  '/cart/note/:id': page(() => import('../pages/cart/kitchen-note-page.tsx'), 'KitchenNotePage'),
  '/login': page(() => import('../pages/account/login-page.tsx'), 'LoginPage'),
  '/register': page(() => import('../pages/account/register-page.tsx'), 'RegisterPage'),
  '/forgotten-password': page(() => import('../pages/account/forgotten-password-page.tsx'), 'ForgottenPasswordPage'),
  '/reset-password': page(() => import('../pages/account/reset-password-page.tsx'), 'ResetPasswordPage'),
  '/confirm-email': page(() => import('../pages/account/confirm-email-page.tsx'), 'ConfirmEmailPage'),
  '/revert-email': page(() => import('../pages/account/revert-email-page.tsx'), 'RevertEmailPage'),
  '/sign-in-link': page(() => import('../pages/account/sign-in-link-page.tsx'), 'SignInLinkPage'),
  '/stop-watching': page(() => import('../pages/account/stop-watching-page.tsx'), 'StopWatchingPage'),
  '/profile': page(() => import('../pages/profile/profile-page.tsx'), 'ProfilePage'),
  '/profile/edit': page(() => import('../pages/profile/profile-edit-page.tsx'), 'ProfileEditPage'),
  '/profile/allergens': page(() => import('../pages/avoiding/allergens-page.tsx'), 'AllergensPage'),
  '/profile/eaters': page(() => import('../pages/avoiding/eaters-page.tsx'), 'EatersPage'),
  '/profile/eater/:id/allergens': page(() => import('../pages/avoiding/allergens-page.tsx'), 'AllergensPage'),
  '/profile/card': page(() => import('../pages/avoiding/chef-card-page.tsx'), 'ChefCardPage'),
  '/profile/preferences': page(() => import('../pages/avoiding/preferences-page.tsx'), 'PreferencesPage'),
  '/profile/preference/new': page(() => import('../pages/avoiding/preference-page.tsx'), 'PreferencePage'),
  '/profile/preference/edit/:id': page(() => import('../pages/avoiding/preference-page.tsx'), 'PreferencePage'),
  '/profile/addresses': page(() => import('../pages/addresses/addresses-page.tsx'), 'AddressesPage'),
  '/profile/address/new': page(() => import('../pages/addresses/address-new-page.tsx'), 'AddressNewPage'),
  '/profile/address/edit/:id': page(() => import('../pages/addresses/address-edit-page.tsx'), 'AddressEditPage'),
  '/profile/favourites': page(() => import('../pages/favourites/favourites-page.tsx'), 'FavouritesPage'),
  '/profile/security': page(() => import('../pages/profile/security-page.tsx'), 'SecurityPage'),
  '/profile/data': page(() => import('../pages/profile/my-data-page.tsx'), 'MyDataPage'),
  '/admin': page(() => import('../pages/admin/admin-page.tsx'), 'AdminPage'),
  '/admin/enquiries': page(() => import('../pages/admin/admin-enquiries-page.tsx'), 'AdminEnquiriesPage'),
  '/admin/reports': page(() => import('../pages/admin/admin-reports-page.tsx'), 'AdminReportsPage'),
  '/admin/restaurants': page(() => import('../pages/admin/admin-restaurants-page.tsx'), 'AdminRestaurantsPage'),
  '/admin/restaurants/new': page(
    () => import('../pages/admin/admin-restaurant-new-page.tsx'),
    'AdminRestaurantNewPage',
  ),
  '/privacy': page(() => import('../pages/site/privacy-page.tsx'), 'PrivacyPage'),
  '/logout': page(() => import('../pages/account/logout-page.tsx'), 'LogoutPage'),
};

/** A page's own code, for whoever needs it before anything is shown. */
export const loadPage = (path: PagePath): Promise<ComponentType> => loaders[path]();

/** Every page, loaded when it is gone to. */
export const lazyPages = Object.fromEntries(
  Object.entries(loaders).map(([path, load]) => [path, lazy(async () => ({ default: await load() }))]),
) as unknown as Pages;
