export interface PageEntry {
  /** Names its file below `web/src/pages`, without `.tsx`; the component is named after the file: `DishPage`. */
  readonly page: string;
  /**
   * Says whether the server renders it. Pages with a form for one's own data are not rendered, because input before
   * their code has loaded would be lost or end up in the address.
   */
  readonly rendered?: true;
  /** Search engines are told of it. For a page about records, each record is listed. */
  readonly sitemap?: true;
  /** Its code is stored for use without a network. */
  readonly offline?: true;
  /** `:id` in its path identifies a record of this kind. */
  readonly about?: 'restaurant' | 'dish' | 'recipe' | 'eater' | 'preference' | 'address';
  /** Tests append this to its path. */
  readonly example?: string;
}

/**
 * Lists every page by its router pattern; any other path outside `/api` is answered with 404. The router, lazy loading,
 * server rendering, the sitemap, the offline worker, the count of bytes and the contact sheet read this table.
 */
export const pages = {
  '/': { page: 'search/home-page', rendered: true, sitemap: true, offline: true },
  '/search': { page: 'search/search-page', rendered: true, example: '?q=noodles' },
  '/restaurants': { page: 'search/restaurants-page', rendered: true, sitemap: true },
  '/compare': { page: 'search/compare-page', rendered: true, example: '?r=1&r=2' },
  '/restaurant/:id': { page: 'restaurant/restaurant-page', rendered: true, offline: true, about: 'restaurant' },
  '/restaurant/:id/import': { page: 'restaurant/menu-import-page', about: 'restaurant' },
  '/restaurant/:id/sheet': { page: 'restaurant/menu-sheet-page', about: 'restaurant' },
  '/restaurant/:id/kitchen': { page: 'restaurant/kitchen-page', about: 'restaurant' },
  '/restaurant/:id/variants': { page: 'restaurant/variants-page', about: 'restaurant' },
  '/restaurant/:id/components': { page: 'restaurant/components-page', about: 'restaurant' },
  '/restaurant/:id/guest-answers': { page: 'restaurant/guest-answers-page', about: 'restaurant' },
  '/restaurant/:id/grid': { page: 'restaurant/allergen-grid-page', about: 'restaurant' },
  '/restaurant/:id/legal': { page: 'restaurant/legal-sheet-page', about: 'restaurant' },
  '/restaurant/:id/embed': { page: 'restaurant/embed-page', about: 'restaurant' },
  '/restaurant/:id/ask': { page: 'restaurant/ask-page', offline: true, about: 'restaurant' },
  '/restaurant/:id/card': { page: 'avoiding/chef-card-page', offline: true, about: 'restaurant' },
  '/restaurant/:id/sign': { page: 'restaurant/table-sign-page', about: 'restaurant' },
  '/dish/:id': { page: 'dish/dish-page', rendered: true, offline: true, about: 'dish' },
  '/dish/:id/report': { page: 'dish/report-page', about: 'dish' },
  '/dishes': { page: 'search/dishes-page', rendered: true, sitemap: true },
  '/recipes': { page: 'search/recipes-page', rendered: true, sitemap: true },
  '/recipe/:id': { page: 'dish/recipe-page', rendered: true, about: 'recipe' },
  '/check': { page: 'site/check-page', sitemap: true },
  '/contactUs': { page: 'site/contact-us-page', sitemap: true },
  '/cart': { page: 'cart/cart-page' },
  '/cart/note/:id': { page: 'cart/kitchen-note-page', about: 'restaurant' },
  '/kitchen-order': { page: 'kitchen-orders/kitchen-order-page' },
  '/told-kitchens': { page: 'kitchen-orders/told-kitchens-page', offline: true },
  '/login': { page: 'account/login-page' },
  '/register': { page: 'account/register-page' },
  '/forgotten-password': { page: 'account/forgotten-password-page' },
  '/reset-password': { page: 'account/reset-password-page' },
  '/confirm-email': { page: 'account/confirm-email-page' },
  '/revert-email': { page: 'account/revert-email-page' },
  '/sign-in-link': { page: 'account/sign-in-link-page' },
  '/stop-watching': { page: 'account/stop-watching-page' },
  '/profile': { page: 'profile/profile-page' },
  '/profile/edit': { page: 'profile/profile-edit-page' },
  '/profile/allergens': { page: 'avoiding/allergens-page' },
  '/profile/eaters': { page: 'avoiding/eaters-page' },
  '/profile/eater/:id/allergens': { page: 'avoiding/allergens-page', about: 'eater' },
  '/profile/card': { page: 'avoiding/chef-card-page', offline: true },
  '/profile/preferences': { page: 'avoiding/preferences-page' },
  '/profile/preference/new': { page: 'avoiding/preference-page' },
  '/profile/preference/edit/:id': { page: 'avoiding/preference-page', about: 'preference' },
  '/profile/addresses': { page: 'addresses/addresses-page' },
  '/profile/address/new': { page: 'addresses/address-new-page' },
  '/profile/address/edit/:id': { page: 'addresses/address-edit-page', about: 'address' },
  '/profile/favourites': { page: 'favourites/favourites-page' },
  '/profile/security': { page: 'profile/security-page' },
  '/profile/data': { page: 'profile/my-data-page' },
  '/admin': { page: 'admin/admin-page' },
  '/admin/enquiries': { page: 'admin/admin-enquiries-page' },
  '/admin/reports': { page: 'admin/admin-reports-page' },
  '/admin/charts': { page: 'admin/admin-charts-page' },
  '/admin/components': { page: 'admin/admin-components-page' },
  '/admin/restaurants': { page: 'admin/admin-restaurants-page' },
  '/admin/restaurants/new': { page: 'admin/admin-restaurant-new-page' },
  '/privacy': { page: 'site/privacy-page', sitemap: true },
  '/logout': { page: 'account/logout-page', offline: true },
} as const satisfies Record<string, PageEntry>;

export type PagePath = keyof typeof pages;

export const pagePaths = Object.keys(pages) as PagePath[];

export const pageEntries = Object.entries(pages) as unknown as readonly (readonly [PagePath, PageEntry])[];

/** Returns the path of a page's source below `web`. */
export const sourceOfPage = (path: PagePath): string => `src/pages/${pages[path].page}.tsx`;
