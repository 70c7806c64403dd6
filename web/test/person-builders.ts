import type { Address } from '@clearplate/contract/addresses';
import type { Eater } from '@clearplate/contract/eaters';
import type { Preference } from '@clearplate/contract/preferences';

/** Builds the first eater of a household of one, by default. */
export function buildEater(given: Partial<Eater> = {}): Eater {
  return { id: 1, name: 'Dana', is_first: true, is_eating: true, allergens: [], ...given };
}

export function buildPreference(given: Partial<Preference> = {}): Preference {
  const { id = 1, name = 'No alliums' } = given;
  return {
    id,
    preference_id: id,
    name,
    preference_name: name,
    ingredients: 'Garlic,Onion',
    is_on: true,
    eater_id: 1,
    kind: 'must',
    ...given,
  };
}

export function buildAddress(given: Partial<Address> = {}): Address {
  return {
    id: 1,
    name: 'Home',
    address_line_1: '1 Main Street',
    address_line_2: 'Apt 2',
    city: 'Cambridge',
    state: 'Massachusetts',
    zip_code: '02139',
    country: 'United States',
    ...given,
  };
}
