import { z } from 'zod';
import { CartVariant } from './cart.ts';
import { defineContract } from './define-contract.ts';
import { DishSummary } from './dishes.ts';
import { Done } from './done.ts';
import { DishFacts, Instant } from './facts.ts';
import { ById, IdInBody, Line } from './fields.ts';
import { DishChange } from './history.ts';
import { Restaurant } from './restaurants.ts';

/** Says what changed in a dish, and when. */
const DishNews = z.object({ at: Instant, change: DishChange });
export type DishNews = z.infer<typeof DishNews>;

/** Is a favourite dish, with its changes since the person last looked. */
export const FavouriteMark = z.object({
  dish_id: z.int(),
  is_watched: z.boolean(),
  /** Is the last history entry in `news`; the client sends it back when the person has seen them. */
  history_id: z.int(),
  /** Changes come oldest first. */
  news: z.array(DishNews),
});
export type FavouriteMark = z.infer<typeof FavouriteMark>;

/** Holds all that is needed to mark favourites on cards. */
export const FavouriteMarks = z.object({
  dishes: z.array(FavouriteMark),
  /** Lists ids of ways to make a dish. */
  ways: z.array(z.object({ dish_id: z.int(), way: z.string() })),
  restaurants: z.array(z.int()),
});
export type FavouriteMarks = z.infer<typeof FavouriteMarks>;

/** `removed_at` says when the dish left the menu. */
export const FavouriteDish = z.object({ added_at: Instant, removed_at: Instant.nullable(), dish: DishSummary });
export type FavouriteDish = z.infer<typeof FavouriteDish>;

/**
 * Is a way to make a dish that somebody saved. It never speaks for the dish as it comes, and the dish never speaks for
 * it.
 */
export const FavouriteWay = z.object({
  added_at: Instant,
  /** Says when the dish left the menu. */
  removed_at: Instant.nullable(),
  dish: DishSummary,
  way: CartVariant,
  /** Is the price in dollars; `null` if none is known. */
  price: z.number().nullable(),
  /**
   * Holds the facts of the dish made this way. Whatever differs from what the person saw clears nothing. It is `null`
   * if the way is no longer offered, or if nobody has derived its facts, so nothing can be said of it.
   */
  facts: DishFacts.nullable(),
  /** Is the entry of the dish's history that this shows; the client sends it back to say that the person saw it. */
  as_of: z.int(),
  /** Lists the changes since the person saw it, oldest first. */
  news: z.array(DishNews),
});
export type FavouriteWay = z.infer<typeof FavouriteWay>;

export const Favourites = z.object({
  dishes: z.array(FavouriteDish),
  ways: z.array(FavouriteWay),
  restaurants: z.array(Restaurant),
});
export type Favourites = z.infer<typeof Favourites>;

/** People may save at most this many favourite dishes, ways to make one, and restaurants each. */
export const mostFavourites = 200;

const errors = ['unauthenticated', 'not_found'] as const;

export const favouriteCalls = defineContract({
  listFavourites: {
    method: 'GET',
    path: '/api/favourite',
    summary: 'Everything that the person keeps, the newest first',
    access: 'user',
    response: Favourites,
    errors: ['unauthenticated'],
  },
  listFavouriteMarks: {
    method: 'GET',
    path: '/api/favourite/marks',
    summary: 'Which dishes and restaurants the person keeps, and what changed since they looked',
    access: 'user',
    response: FavouriteMarks,
    errors: ['unauthenticated'],
  },
  markFavouritesSeen: {
    method: 'PUT',
    path: '/api/favourite/seen',
    summary: 'The person has seen the changes of these dishes up to these rows of their history',
    access: 'user',
    body: z.object({
      dishes: z.array(z.object({ dish_id: IdInBody, history_id: z.int().min(0) })).max(mostFavourites),
    }),
    response: Done,
    errors: ['unauthenticated'],
  },
  addFavouriteDish: {
    method: 'PUT',
    path: '/api/favourite/dish/:id',
    summary: 'Keeps a dish; one that is kept stays as it is',
    access: 'user',
    params: ById,
    response: Done,
    errors,
  },
  removeFavouriteDish: {
    method: 'DELETE',
    path: '/api/favourite/dish/:id',
    summary: 'Keeps a dish no longer',
    access: 'user',
    params: ById,
    response: Done,
    errors: ['unauthenticated'],
  },
  watchDish: {
    method: 'PUT',
    path: '/api/favourite/dish/:id/watched',
    summary: 'Whether the person is told when the dish changes, from now on; a watched dish is kept as well',
    access: 'user',
    params: ById,
    body: z.object({ is_watched: z.boolean() }),
    response: Done,
    errors,
  },
  setFavouriteWay: {
    method: 'PUT',
    path: '/api/favourite/dish/:id/way',
    summary:
      'Keeps a way to make a dish, by its id, or keeps it no longer. With `as_of`, what was shown of it counts as seen from then on, and it is a conflict where the dish has changed since; without it, one that is kept stays as it is',
    access: 'user',
    params: ById,
    body: z.object({
      way: Line(200),
      is_saved: z.boolean(),
      as_of: z.int().min(0, 'must be a whole number from 0').optional(),
    }),
    response: Done,
    errors: ['unauthenticated', 'not_found', 'conflict'],
  },
  addFavouriteRestaurant: {
    method: 'PUT',
    path: '/api/favourite/restaurant/:id',
    summary: 'Keeps a restaurant; one that is kept stays as it is',
    access: 'user',
    params: ById,
    response: Done,
    errors,
  },
  removeFavouriteRestaurant: {
    method: 'DELETE',
    path: '/api/favourite/restaurant/:id',
    summary: 'Keeps a restaurant no longer',
    access: 'user',
    params: ById,
    response: Done,
    errors: ['unauthenticated'],
  },
  stopWatching: {
    method: 'POST',
    path: '/api/favourite/stop-watching',
    summary: 'Ends the mails about watched dishes, for whoever holds the token of their link',
    access: 'public',
    body: z.object({ token: z.uuid() }),
    response: Done,
    errors: ['gone', 'rate_limited'],
  },
});
