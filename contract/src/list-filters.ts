import { z } from 'zod';
import { SearchText, Zip } from './fields.ts';

/** A search can have these radii, in miles. */
export const radii = [1, 3, 5, 10, 25, 50] as const;
export type Radius = (typeof radii)[number];

const radius = z
  .enum(radii.map(String) as [string, ...string[]])
  .transform((miles) => Number(miles) as Radius)
  .optional();

/** Takes whole dollars. */
const maxPrice = z
  .string()
  .regex(/^[1-9][0-9]{0,3}$/, 'must be a whole number of dollars from 1 to 9999')
  .transform(Number)
  .optional();

/**
 * Filters dishes: everywhere, with `zipcode` in exactly that zip code, and with `radius` too within that many miles of
 * it. All of these may be in an address that people share; what somebody avoids and where they are may not.
 */
export const FoundDishes = z.object({
  q: SearchText.optional(),
  zipcode: Zip.optional(),
  radius,
  cuisine: z.string().trim().min(1).max(100).optional(),
  /** Finds dishes that cost at most this, leaving out those without a price. */
  max_price: maxPrice,
  /** Finds only what is open now. */
  open: z.literal('now').optional(),
  /** Also finds dishes that the eaters can have with a change, made as a variant that is said to be without. */
  with_change: z.literal('yes').optional(),
});

/** Filters restaurants as dishes are filtered; with `max_price`, a restaurant needs at least one dish at that price. */
export const FoundRestaurants = FoundDishes.extend({
  /** With a radius, finds restaurants around the zip code but not those in it. */
  outside: z.literal('zip').optional(),
});

/** Is the person's position from their browser, which is never stored. It is sent in a body and overrides `zipcode`. */
export const Here = z.object({
  here: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).optional(),
});
