import type { Enquiry } from '@clearplate/contract/enquiries';
import type { OwnedRestaurant } from '@clearplate/contract/restaurant-owners';

/** Builds an open general enquiry of somebody without an account, by default. */
export function buildEnquiry(given: Partial<Enquiry> = {}): Enquiry {
  return {
    id: 1,
    kind: 'general',
    name: 'Gale Guest',
    email: 'gale@example.com',
    phone: '6175550123',
    message: 'Is the fryer shared?',
    restaurant_name: null,
    restaurant_address: null,
    zipcode: null,
    website: null,
    created_at: '2026-11-03T10:00:00.000Z',
    claim: null,
    account: null,
    answer: null,
    ...given,
  };
}

export function buildClaim(given: Partial<Enquiry> = {}): Enquiry {
  return buildEnquiry({
    kind: 'restaurant',
    message: null,
    restaurant_name: 'Half Moon',
    restaurant_address: '1 Main Street',
    zipcode: '02139',
    website: 'https://moon.example/',
    claim: {
      restaurant_id: 5,
      restaurant_name: 'Half Moon',
      restaurant_address: '1 Main Street',
      restaurant_phone: '+1 617 555 0100',
      restaurant_site: 'https://half-moon.example',
      owner: null,
    },
    account: { username: 'Gale', role: 'user', email_confirmed: true },
    ...given,
  });
}

/** Builds a restaurant without an owner, by default. */
export function buildOwnedRestaurant(given: Partial<OwnedRestaurant> = {}): OwnedRestaurant {
  return {
    id: 5,
    name: 'Half Moon',
    address: '1 Main Street',
    city: 'Cambridge',
    state: 'MA',
    pin: '02139',
    dish_count: 12,
    owner: null,
    ...given,
  };
}
