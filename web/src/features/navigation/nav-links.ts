import type { User } from '@clearplate/contract/accounts';

export interface NavLinkItem {
  readonly to: string;
  readonly label: string;
}

const search: NavLinkItem = { to: '/search?q=', label: 'Search' };
const restaurants: NavLinkItem = { to: '/restaurants', label: 'Restaurants' };
const dishes: NavLinkItem = { to: '/recipes', label: 'Dishes' };
const contact: NavLinkItem = { to: '/contactUs', label: 'Contact Us' };
export const cartLink: NavLinkItem = { to: '/cart', label: 'Cart' };
const admin: NavLinkItem = { to: '/admin', label: 'Admin' };

/** The links for a role; `undefined` is a guest. The bar and the menu show the same. */
export function navLinksFor(role: User['role'] | undefined): readonly NavLinkItem[] {
  if (role === 'r_admin') return [restaurants, contact];
  if (role === 'w_admin') return [restaurants, contact, admin];
  if (role === undefined) return [search, restaurants, dishes, contact];
  return [search, restaurants, dishes, contact, cartLink];
}
