import { z } from 'zod';
import { SearchText, Zip } from './fields.ts';

/** How far around a place one looks, in miles. */
export const radii = [1, 3, 5, 10, 25, 50] as const;
export type Radius = (typeof radii)[number];

const radius = z
  .enum(radii.map(String) as [string, ...string[]])
  .transform((miles) => Number(miles) as Radius)
  .optional();

/** Dollars, whole. */
const maxPrice = z
  .string()
  .regex(/^[1-9][0-9]{0,3}$/, 'must be a whole number of dollars from 1 to 9999')
  .transform(Number)
  .optional();

/**
 * Which dishes. Everywhere; with `zipcode` in exactly this zip code; with `radius` too, within so many miles of
 * it. All of it may stand in an address that is shared; what somebody avoids and where they are may not.
 */
export const FoundDishes = z.object({
  q: SearchText.optional(),
  zipcode: Zip.optional(),
  radius,
  cuisine: z.string().trim().min(1).max(100).optional(),
  /** Dishes that cost at most this; those without a price are left out. */
  max_price: maxPrice,
  /** Only where it is open now. */
  open: z.literal('now').optional(),
});

/** Which restaurants: as `FoundDishes`; `max_price`: with at least one dish at that price. */
export const FoundRestaurants = FoundDishes.extend({
  /** With a radius: those around the zip code, without its own. */
  outside: z.literal('zip').optional(),
});

/** The place where the person is, from their browser: in a body, used for this answer and kept nowhere. It wins over `zipcode`. */
export const Here = z.object({
  here: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).optional(),
});
