import type { User } from '@clearplate/contract/accounts';
import type { FoundRestaurant } from '@clearplate/contract/discovery';
import type { FoundDish } from '@clearplate/contract/assessed-lists';
import type { NearbyRestaurant, Restaurant } from '@clearplate/contract/restaurants';
import type { ZipPlace } from '@clearplate/contract/zip';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { noFacts } from '../src/features/menu-editing/model/new-dish.ts';

let lastId = 0;

export function buildUser(given: Partial<User> = {}): User {
  return {
    id: 7,
    role: 'user',
    username: 'Dana Diner',
    email: 'dana@example.com',
    email_address: 'dana@example.com',
    profile_picture_url: null,
    email_confirmed: true,
    ...given,
  };
}

export function buildRestaurant(given: Partial<Restaurant> = {}): Restaurant {
  lastId += 1;
  return {
    id: lastId,
    restro_id: given.id ?? lastId,
    user_id: null,
    name: `Restaurant ${lastId}`,
    description: 'A small kitchen.',
    cuisine: 'Thai',
    address: '1 Main Street',
    city: 'Cambridge',
    state: 'MA',
    pin: '02139',
    phone: '6175550123',
    image_url: null,
    restaurant_url: 'https://www.doordash.com/store/1',
    url: 'https://example.com',
    lat: 42.36,
    lng: -71.1,
    ...given,
  };
}

/** Builds a search result; by default nothing on its menu is counted. */
export function buildFound(given: Partial<FoundRestaurant> = {}): FoundRestaurant {
  const counts = { none_declared: 0, cross_contact: 0, not_verified: 0, avoid: 0, unchecked: 0, disliked: 0 };
  return { ...buildRestaurant(given), distance_miles: null, open_now: null, counts, ...given };
}

export function buildNearby(given: Partial<NearbyRestaurant> = {}): NearbyRestaurant {
  return { ...buildRestaurant(given), distance_miles: 2.4, ...given };
}

/** `facts` may be the domain's, which are the same but read-only. */
export function buildDish(given: Omit<Partial<FoundDish>, 'facts'> & { facts?: DishFacts } = {}): FoundDish {
  lastId += 1;
  const name = given.name ?? `Dish ${lastId}`;
  return {
    id: lastId,
    dish_id: given.id ?? lastId,
    restaurant_id: 1,
    name,
    dish_name: name,
    description: 'Something warm.',
    section: 'Mains',
    image_url: null,
    dish_price: 12.5,
    distance_miles: null,
    allergens: [],
    ingredients: [],
    restaurant_name: 'Lemongrass Lane',
    restaurant_address: '1 Main Street, Cambridge',
    restaurant_url: null,
    restaurant_image: null,
    facts: { ...noFacts, lexiconVersion: 'test' },
    ...(given as Partial<FoundDish>),
  };
}

export function buildZipPlace(zip: string, city = 'Cambridge'): ZipPlace {
  return {
    'post code': zip,
    country: 'United States',
    'country abbreviation': 'US',
    places: [
      {
        'place name': city,
        state: 'Massachusetts',
        'state abbreviation': 'MA',
        latitude: '42.36',
        longitude: '-71.10',
      },
    ],
  };
}

/** Builds a page of a list, the last one unless a cursor is given. */
export const pageOf = <Item>(items: readonly Item[], next?: string) => ({ items, next });
