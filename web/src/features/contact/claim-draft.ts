import type { User } from '@clearplate/contract/accounts';
import type { Restaurant } from '@clearplate/contract/restaurants';

/** Returns the digits of a US number, without the country code. */
function phoneOf(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : '';
}

/** Returns what we already know of somebody who claims a listed restaurant, by form field. */
export function claimDraft(restaurant: Restaurant, user: User | undefined): Map<string, string> {
  const { name, address, city, state, pin, phone, url } = restaurant;
  const known = {
    c_name: user?.username,
    c_email: user?.email,
    c_phoneno: phoneOf(phone),
    restaurant_name: name,
    restaurant_address: [address, city, state].filter(Boolean).join(', '),
    zipcode: pin,
    website: url ?? undefined,
  };
  return new Map(Object.entries(known).flatMap(([field, text]) => (text ? [[field, text] as const] : [])));
}
