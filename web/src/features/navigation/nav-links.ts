import type { User } from '@clearplate/contract/accounts';
import { phrase, type Phrase } from '../../translations/t.ts';

export interface NavLinkItem {
  readonly to: string;
  readonly label: Phrase;
}

const search: NavLinkItem = { to: '/search?q=', label: phrase('Search') };
const restaurants: NavLinkItem = { to: '/restaurants', label: phrase('Restaurants') };
const dishes: NavLinkItem = { to: '/recipes', label: phrase('Dishes') };
const contact: NavLinkItem = { to: '/contactUs', label: phrase('Contact Us') };
export const cartLink: NavLinkItem = { to: '/cart', label: phrase('Cart') };
const admin: NavLinkItem = { to: '/admin', label: phrase('Admin') };

/** Returns the links for a role, `undefined` for guests. The bar and the menu show the same. */
export function navLinksFor(role: User['role'] | undefined): readonly NavLinkItem[] {
  if (role === 'r_admin') return [restaurants, contact];
  if (role === 'w_admin') return [restaurants, contact, admin];
  if (role === undefined) return [search, restaurants, dishes, contact];
  return [search, restaurants, dishes, contact, cartLink];
}
