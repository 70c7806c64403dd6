import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Eaters, VerdictCounts } from './eaters-body.ts';
import { PageQuery, SearchText, Zip } from './fields.ts';
import { FoundRestaurants, Here } from './list-filters.ts';
import { Restaurant } from './restaurants.ts';

/** Is a restaurant in a list. "Open now" is `null` if its hours aren't known; the counts say how its dishes fit. */
export const FoundRestaurant = Restaurant.extend({
  distance_miles: z.number().nullable(),
  open_now: z.boolean().nullable(),
  counts: VerdictCounts,
});
export type FoundRestaurant = z.infer<typeof FoundRestaurant>;

/** Is the area that a map shows, in degrees. West is greater than east across the date line. */
export const MapBounds = z
  .object({
    north: z.number().min(-90).max(90),
    south: z.number().min(-90).max(90),
    west: z.number().min(-180).max(180),
    east: z.number().min(-180).max(180),
  })
  .refine(({ north, south }) => south <= north, { path: ['south'], message: 'must not be greater than north' });
export type MapBounds = z.infer<typeof MapBounds>;

/** Is one restaurant, or several that are too close together to tell apart at this zoom. */
export const MapMark = z.object({
  lat: z.number(),
  lng: z.number(),
  restaurants: z.int().positive(),
  /** Most of the restaurants are in this town. */
  town: z.string(),
  /** Encloses its restaurants. It has no extent if they share one location, so zooming in can't separate them. */
  bounds: MapBounds,
  /** Is `null` for a marker of several restaurants. */
  restaurant: z.object({ id: z.int(), name: z.string(), cuisine: z.string() }).nullable(),
  /**
   * Counts the verdicts of a single restaurant; null for several, and where too many menus would have to be assessed.
   */
  counts: VerdictCounts.nullable(),
});
export type MapMark = z.infer<typeof MapMark>;

export const Suggestion = z.object({
  text: z.string(),
  kind: z.enum(['dish', 'cuisine', 'ingredient', 'restaurant']),
});
export type Suggestion = z.infer<typeof Suggestion>;

const errors = ['too_large', 'unsupported_media_type'] as const;

/** These calls find where to eat: lists and a map of restaurants, and suggestions while typing. */
export const discoveryCalls = defineContract({
  discoverRestaurants: {
    method: 'POST',
    path: '/api/restaurant/discover',
    summary: 'Restaurants that match, with distance and counts per verdict; nearest first where a place is given',
    access: 'public',
    reads: true,
    query: PageQuery.extend(FoundRestaurants.shape),
    body: Eaters.extend(Here.shape),
    response: z.array(FoundRestaurant),
    paged: true,
    errors,
  },
  mapRestaurants: {
    method: 'POST',
    path: '/api/restaurant/map',
    summary: 'What stands in a part of the map: restaurants, and clusters of them; at most 300 marks',
    access: 'public',
    reads: true,
    query: FoundRestaurants.pick({ q: true, cuisine: true, max_price: true, open: true, with_change: true }),
    body: Eaters.extend({ bounds: MapBounds, zoom: z.int().min(0).max(20) }),
    response: z.array(MapMark),
    errors,
  },
  listCuisines: {
    method: 'GET',
    path: '/api/restaurant/cuisines',
    summary: 'The cuisines that restaurants have, the most frequent first, at most 100',
    access: 'public',
    response: z.array(z.string()),
    errors: [],
  },
  suggestSearch: {
    method: 'GET',
    path: '/api/search/suggestions',
    summary: 'At most 8 words and names that begin with what was typed',
    access: 'public',
    query: z.object({ q: SearchText, zipcode: Zip.optional() }),
    response: z.array(Suggestion),
    errors: [],
  },
});
