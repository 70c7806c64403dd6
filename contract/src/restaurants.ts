import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { DishSummary } from './dishes.ts';
import { AllergenId } from './facts.ts';
import { ById, PageQuery, Zip } from './fields.ts';

/** Times are local, as `HH:MM`. If `closes` is not after `opens`, it is on the next day. `weekday` 0 is Sunday. */
export const OpeningHours = z.object({
  weekday: z.int().min(0).max(6),
  opens: z.string(),
  closes: z.string(),
});

/** Describes a restaurant. `restro_id` repeats `id`, `pin` is the zip code, `restaurant_url` the delivery service. */
export const Restaurant = z.object({
  id: z.int(),
  restro_id: z.int(),
  user_id: z.int().nullable(),
  name: z.string(),
  description: z.string(),
  cuisine: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pin: z.string(),
  phone: z.string(),
  image_url: z.string().nullable(),
  restaurant_url: z.string().nullable(),
  url: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
});
export type Restaurant = z.infer<typeof Restaurant>;

export const RestaurantDetail = Restaurant.extend({
  /** Changes with the restaurant's details and opening hours; pass it as `ifMatch` when changing them. */
  version: z.string(),
  opening_hours: z.array(OpeningHours),
  time_zone: z.string(),
  dish_count: z.int(),
  /**
   * Lists the allergens that it answers for on each dish beside the nine of US law. It is `null` until it chooses: then
   * gluten counts, if any of its dishes states it.
   */
  also_answers_for: z.array(AllergenId).nullable(),
  /** Lists websites that may show its menu in a frame over https, such as `www.green-fork.example`. */
  embed_hosts: z.array(z.string()),
});
export type RestaurantDetail = z.infer<typeof RestaurantDetail>;

export const NearbyRestaurant = Restaurant.extend({ distance_miles: z.number() });
export type NearbyRestaurant = z.infer<typeof NearbyRestaurant>;

/** `owner=me` restricts the list to the signed-in person's own restaurants. */
const Owner = z.object({ owner: z.literal('me').optional() });

export const restaurantCalls = defineContract({
  listRestaurants: {
    method: 'GET',
    path: '/api/restaurant',
    summary: 'All restaurants, or the own ones',
    access: 'public',
    query: PageQuery.extend(Owner.shape),
    response: z.array(Restaurant),
    paged: true,
    errors: ['unauthenticated'],
  },
  listRestaurantsByPincode: {
    method: 'GET',
    path: '/api/restaurant/pincode/:zip',
    summary: 'The restaurants of exactly this zip code',
    access: 'public',
    params: z.object({ zip: Zip }),
    query: PageQuery.extend(Owner.shape).extend({ nocache: z.string().max(40).optional() }),
    response: z.array(Restaurant),
    paged: true,
    errors: ['unauthenticated'],
  },
  listRestaurantsNearby: {
    method: 'GET',
    path: '/api/restaurant/nearby/:zip',
    summary: 'The nearest restaurants outside this zip code, nearest first',
    access: 'public',
    params: z.object({ zip: Zip }),
    response: z.array(NearbyRestaurant),
    errors: ['not_found'],
  },
  getRestaurantMenu: {
    method: 'GET',
    path: '/api/restaurant/menu/:id',
    summary: "One restaurant's whole menu",
    access: 'public',
    params: ById,
    response: z.object({ recipes: z.array(DishSummary) }),
    errors: ['not_found'],
  },
  getRestaurant: {
    method: 'GET',
    path: '/api/restaurant/:id',
    summary: 'A list with the restaurant as its first item',
    access: 'public',
    params: ById,
    response: z.array(RestaurantDetail),
    errors: ['not_found'],
  },
});
