import type { PagePath } from '@clearplate/contract/page-paths';
import type { Person } from './people.ts';

type AddressOf = string | ((person: Person) => string);

/** Where each page is looked at. A new page has a line here, or this doesn't compile. */
const addresses: Readonly<Record<PagePath, AddressOf>> = {
  '/': '/',
  '/search': '/search?q=noodles',
  '/restaurants': '/restaurants',
  '/restaurant/:id': ({ restaurant }) => `/restaurant/${restaurant}`,
  '/restaurant/:id/import': ({ restaurant }) => `/restaurant/${restaurant}/import`,
  '/restaurant/:id/kitchen': ({ restaurant }) => `/restaurant/${restaurant}/kitchen`,
  '/restaurant/:id/grid': ({ restaurant }) => `/restaurant/${restaurant}/grid`,
  '/restaurant/:id/sign': ({ restaurant }) => `/restaurant/${restaurant}/sign`,
  '/dish/:id': ({ dish }) => `/dish/${dish}`,
  '/dish/:id/report': ({ dish }) => `/dish/${dish}/report`,
  '/dishes': '/dishes',
  '/recipes': '/recipes',
  '/recipe/:id': ({ recipe }) => `/recipe/${recipe}`,
  '/check': '/check',
  '/contactUs': '/contactUs',
  '/cart': '/cart',
  '/cart/note/:id': ({ restaurant }) => `/cart/note/${restaurant}`,
  '/login': '/login',
  '/register': '/register',
  '/forgotten-password': '/forgotten-password',
  '/reset-password': '/reset-password',
  '/confirm-email': '/confirm-email',
  '/revert-email': '/revert-email',
  '/sign-in-link': '/sign-in-link',
  '/stop-watching': '/stop-watching',
  '/profile': '/profile',
  '/profile/edit': '/profile/edit',
  '/profile/allergens': '/profile/allergens',
  '/profile/eaters': '/profile/eaters',
  '/profile/eater/:id/allergens': ({ eater }) => `/profile/eater/${eater}/allergens`,
  '/profile/card': '/profile/card',
  '/profile/preferences': '/profile/preferences',
  '/profile/preference/new': '/profile/preference/new',
  '/profile/preference/edit/:id': ({ preference }) => `/profile/preference/edit/${preference}`,
  '/profile/addresses': '/profile/addresses',
  '/profile/address/new': '/profile/address/new',
  '/profile/address/edit/:id': ({ address }) => `/profile/address/edit/${address}`,
  '/profile/favourites': '/profile/favourites',
  '/profile/security': '/profile/security',
  '/profile/data': '/profile/data',
  '/admin': '/admin',
  '/admin/enquiries': '/admin/enquiries',
  '/admin/reports': '/admin/reports',
  '/admin/restaurants': '/admin/restaurants',
  '/admin/restaurants/new': '/admin/restaurants/new',
  '/privacy': '/privacy',
  // Last: it signs out.
  '/logout': '/logout',
};

export interface Stop {
  /** The page's name in the sheet, fit for a file. */
  readonly name: string;
  readonly address: string;
}

const nameOf = (path: string) => path.slice(1).replaceAll(/[/:]+/g, '-') || 'home';

/** All pages in the order of the table, and one that isn't there. */
export function stopsOf(person: Person): Stop[] {
  const pages = Object.entries(addresses).map(([path, address]) => ({
    name: nameOf(path),
    address: typeof address === 'string' ? address : address(person),
  }));
  return [{ name: 'nowhere', address: '/nowhere' }, ...pages];
}
