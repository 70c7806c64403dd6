import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { DishSummary } from './dishes.ts';
import { PageQuery, SearchText, Zip } from './fields.ts';
import { Restaurant } from './restaurants.ts';

const ByText = PageQuery.extend({ q: SearchText });
const ByTextAndZip = ByText.extend({ zipcode: Zip });

/** Is a word of a search that was replaced by another. */
export const Correction = z.object({
  typed: z.string(),
  /** Lists likely corrections, the most frequent first. */
  meant: z.array(z.string()),
  /** Some menus have the word as it was typed, and the results include them. */
  is_found: z.boolean(),
});
export type Correction = z.infer<typeof Correction>;

export const searchCalls = defineContract({
  searchRestaurants: {
    method: 'GET',
    path: '/api/search/restaurants',
    summary: 'Restaurants by text, everywhere',
    access: 'public',
    query: ByText,
    response: z.array(Restaurant),
    paged: true,
    errors: [],
  },
  searchRestaurantsByPincode: {
    method: 'GET',
    path: '/api/search/restaurantsbypincode',
    summary: 'Restaurants by text in one zip code',
    access: 'public',
    query: ByTextAndZip,
    response: z.array(Restaurant),
    paged: true,
    errors: [],
  },
  searchDishes: {
    method: 'GET',
    path: '/api/search/dishes',
    summary: 'Dishes by text, everywhere',
    access: 'public',
    query: ByText,
    response: z.array(DishSummary),
    paged: true,
    errors: [],
  },
  searchDishesByPincode: {
    method: 'GET',
    path: '/api/search/dishesbypincode',
    summary: 'Dishes by text in one zip code',
    access: 'public',
    query: ByTextAndZip,
    response: z.array(DishSummary),
    paged: true,
    errors: [],
  },
  listCorrections: {
    method: 'GET',
    path: '/api/search/corrections',
    summary: 'The words of a text that searches take for others; none in quotation marks',
    access: 'public',
    query: z.object({ q: SearchText }),
    response: z.array(Correction),
    errors: [],
  },
});
