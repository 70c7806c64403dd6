import { z } from 'zod';
import { mostQuantity } from './cart-limits.ts';
import { defineContract } from './define-contract.ts';
import { Done } from './done.ts';
import { DishFacts, Instant } from './facts.ts';
import { Id, IdInBody, Line } from './fields.ts';
import { DishChange } from './history.ts';

const range = `must be 0 to ${mostQuantity}`;
const Quantity = z.int('must be a whole number').min(0, range).max(mostQuantity, range);

/** Is the id of a way to make the dish. It is left out for the dish as it comes. */
const OfVariant = Line(200).optional();

/**
 * Is a way to make the dish, as the restaurant wrote it. If it is withdrawn, this is how it was when it was last seen.
 */
export const CartVariant = z.object({
  /** Is the id that identifies it among the ways of its dish; a new name doesn't change it. */
  id: z.string(),
  /** Is its name now, or when it was last seen if it is withdrawn. */
  name: z.string(),
  leaves_out: z.array(z.string()),
  adds: z.array(z.string()),
  /** Holds ids and names of the components that it adds; both are left out where there are none. */
  uses: z.array(z.int()).optional(),
  used: z.array(z.string()).optional(),
  /**
   * Says `changed` if it or the dish differs from what the person saw, so that nothing clears until they have seen it.
   * `withdrawn`: the restaurant no longer offers it.
   */
  state: z.enum(['same', 'changed', 'withdrawn']),
});
export type CartVariant = z.infer<typeof CartVariant>;

/**
 * This is a dish in the cart. Fields named `…_seen` have the value from when it was added, or from when the person last
 * confirmed what changed. Prices are in dollars with two decimals; `null` means that no price is known.
 */
export const CartLine = z.object({
  dish_id: z.int(),
  dish_name: z.string(),
  quantity: z.int(),
  /** `null` is the dish as it comes. Each way is a line of its own, with its own price and facts. */
  variant: CartVariant.nullable(),
  dish_price: z.number().nullable(),
  image_url: z.string().nullable(),
  /** The dish, or this way to make it, is no longer on the menu: it can be removed or left in the cart, but not ordered. */
  is_removed: z.boolean(),
  facts: DishFacts,
  facts_seen: DishFacts,
  price_seen: z.number().nullable(),
  added_at: Instant,
  seen_at: Instant,
  /** Lists the changes of the dish since the person saw it, oldest first. */
  changes: z.array(z.object({ at: Instant, changes: z.array(DishChange) })),
  /** Says when avoidances or eaters were last saved, if that was after the person saw the dish. */
  avoiding_changed_at: Instant.nullable(),
  /** Identifies what this line shows of the dish; the client sends it back to confirm that the person saw it. */
  shown: z.string(),
});
export type CartLine = z.infer<typeof CartLine>;

/** Groups the dishes in the cart that come from one restaurant. */
export const CartGroup = z.object({
  restaurant_id: z.int(),
  restaurant_name: z.string(),
  restaurant_address: z.string(),
  restaurant_image: z.string().nullable(),
  restaurant_url: z.string().nullable(),
  /** Is the total in dollars of the dishes that are on the menu and have a price. */
  total_price: z.number(),
  /** Says how many dishes are on the menu without a price; the total leaves them out. */
  unpriced: z.int(),
  dishes: z.array(CartLine),
});
export type CartGroup = z.infer<typeof CartGroup>;

export const cartCalls = defineContract({
  getCart: {
    method: 'GET',
    path: '/api/cart',
    summary: 'The whole cart, a group for each restaurant, in the order in which they were added',
    access: 'user',
    response: z.array(CartGroup),
    errors: ['unauthenticated'],
  },
  addToCart: {
    method: 'POST',
    path: '/api/cart/add',
    summary:
      'Sets how many of a dish are in the cart; 0 takes it out. `variant` is the id of a way to make it, which is a line of its own. With `put_back`, what was taken out in the last 15 minutes comes back as it was rather than as newly added. Prices, names, addresses and the restaurant are the server’s own, whatever else the body says',
    access: 'user',
    body: z.object({
      dish_id: IdInBody,
      quantity: Quantity,
      put_back: z.boolean('must be true or false').optional(),
      variant: OfVariant,
      /**
       * Is the `as_of` of the way that the person was shown, which a new line then remembers. Without it, the line
       * remembers the way as it is now.
       */
      as_of: z.int().min(0, 'must be a whole number from 0').optional(),
    }),
    response: z.object({ dish_id: z.int(), quantity: z.int() }),
    errors: ['unauthenticated', 'not_found'],
  },
  markCartLineSeen: {
    method: 'PUT',
    path: '/api/cart/:dishId/seen',
    summary:
      'The person has seen what changed about a dish and keeps it: from here on later changes are told. A conflict where it changed again meanwhile',
    access: 'user',
    params: z.object({ dishId: Id }),
    body: z.object({ shown: z.string().max(100, 'is too long'), variant: OfVariant }),
    response: Done,
    errors: ['unauthenticated', 'not_found', 'conflict'],
  },
});
