import type { PagePath } from '@clearplate/contract/page-paths';
import { lazy, type ComponentType } from 'react';
import { failWithWords } from '../shared/lib/page-not-loaded.ts';
import type { Pages } from './pages.ts';

const page =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async () =>
    (await load().catch(failWithWords))[name];

const loaders: Readonly<Record<PagePath, () => Promise<ComponentType>>> = {
  '/': page(() => import('../pages/home-page.tsx'), 'HomePage'),
  '/search': page(() => import('../pages/search-page.tsx'), 'SearchPage'),
  '/restaurants': page(() => import('../pages/restaurants-page.tsx'), 'RestaurantsPage'),
  '/restaurant/:id': page(() => import('../pages/restaurant-page.tsx'), 'RestaurantPage'),
  '/restaurant/:id/kitchen': page(() => import('../pages/kitchen-page.tsx'), 'KitchenPage'),
  '/restaurant/:id/grid': page(() => import('../pages/allergen-grid-page.tsx'), 'AllergenGridPage'),
  '/restaurant/:id/sign': page(() => import('../pages/table-sign-page.tsx'), 'TableSignPage'),
  '/restaurant/:id/import': page(() => import('../pages/menu-import-page.tsx'), 'MenuImportPage'),
  '/dish/:id': page(() => import('../pages/dish-page.tsx'), 'DishPage'),
  '/dish/:id/report': page(() => import('../pages/report-page.tsx'), 'ReportPage'),
  '/dishes': page(() => import('../pages/dishes-page.tsx'), 'DishesPage'),
  '/recipes': page(() => import('../pages/recipes-page.tsx'), 'RecipesPage'),
  '/recipe/:id': page(() => import('../pages/recipe-page.tsx'), 'RecipePage'),
  '/check': page(() => import('../pages/check-page.tsx'), 'CheckPage'),
  '/contactUs': page(() => import('../pages/contact-us-page.tsx'), 'ContactUsPage'),
  '/cart': page(() => import('../pages/cart-page.tsx'), 'CartPage'),
  '/cart/note/:id': page(() => import('../pages/kitchen-note-page.tsx'), 'KitchenNotePage'),
  '/login': page(() => import('../pages/login-page.tsx'), 'LoginPage'),
  '/register': page(() => import('../pages/register-page.tsx'), 'RegisterPage'),
  '/forgotten-password': page(() => import('../pages/forgotten-password-page.tsx'), 'ForgottenPasswordPage'),
  '/reset-password': page(() => import('../pages/reset-password-page.tsx'), 'ResetPasswordPage'),
  '/confirm-email': page(() => import('../pages/confirm-email-page.tsx'), 'ConfirmEmailPage'),
  '/revert-email': page(() => import('../pages/revert-email-page.tsx'), 'RevertEmailPage'),
  '/sign-in-link': page(() => import('../pages/sign-in-link-page.tsx'), 'SignInLinkPage'),
  '/stop-watching': page(() => import('../pages/stop-watching-page.tsx'), 'StopWatchingPage'),
  '/profile': page(() => import('../pages/profile-page.tsx'), 'ProfilePage'),
  '/profile/edit': page(() => import('../pages/profile-edit-page.tsx'), 'ProfileEditPage'),
  '/profile/allergens': page(() => import('../pages/allergens-page.tsx'), 'AllergensPage'),
  '/profile/eaters': page(() => import('../pages/eaters-page.tsx'), 'EatersPage'),
  '/profile/eater/:id/allergens': page(() => import('../pages/allergens-page.tsx'), 'AllergensPage'),
  '/profile/card': page(() => import('../pages/chef-card-page.tsx'), 'ChefCardPage'),
  '/profile/preferences': page(() => import('../pages/preferences-page.tsx'), 'PreferencesPage'),
  '/profile/preference/new': page(() => import('../pages/preference-page.tsx'), 'PreferencePage'),
  '/profile/preference/edit/:id': page(() => import('../pages/preference-page.tsx'), 'PreferencePage'),
  '/profile/addresses': page(() => import('../pages/addresses-page.tsx'), 'AddressesPage'),
  '/profile/address/new': page(() => import('../pages/address-new-page.tsx'), 'AddressNewPage'),
  '/profile/address/edit/:id': page(() => import('../pages/address-edit-page.tsx'), 'AddressEditPage'),
  '/profile/favourites': page(() => import('../pages/favourites-page.tsx'), 'FavouritesPage'),
  '/profile/security': page(() => import('../pages/security-page.tsx'), 'SecurityPage'),
  '/profile/data': page(() => import('../pages/my-data-page.tsx'), 'MyDataPage'),
  '/admin': page(() => import('../pages/admin-page.tsx'), 'AdminPage'),
  '/admin/enquiries': page(() => import('../pages/admin-enquiries-page.tsx'), 'AdminEnquiriesPage'),
  '/admin/reports': page(() => import('../pages/admin-reports-page.tsx'), 'AdminReportsPage'),
  '/admin/restaurants': page(() => import('../pages/admin-restaurants-page.tsx'), 'AdminRestaurantsPage'),
  '/admin/restaurants/new': page(() => import('../pages/admin-restaurant-new-page.tsx'), 'AdminRestaurantNewPage'),
  '/privacy': page(() => import('../pages/privacy-page.tsx'), 'PrivacyPage'),
  '/logout': page(() => import('../pages/logout-page.tsx'), 'LogoutPage'),
};

/** A page's own code, for whoever needs it before anything is shown. */
export const loadPage = (path: PagePath): Promise<ComponentType> => loaders[path]();

/** Every page, loaded when it is gone to. */
export const lazyPages = Object.fromEntries(
  Object.entries(loaders).map(([path, load]) => [path, lazy(async () => ({ default: await load() }))]),
) as unknown as Pages;
