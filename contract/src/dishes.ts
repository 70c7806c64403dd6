import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { DishFacts } from './facts.ts';
import { ById, Id, PageQuery } from './fields.ts';

/**
 * Is another way to make a dish, with the facts of the dish made that way. It never speaks for the dish as it comes.
 */
export const DishVariantSummary = z.object({
  /** Is the id that identifies it among the ways of its dish; a new name doesn't change it. */
  id: z.string(),
  name: z.string(),
  /** Is `null` if it costs the same as the dish. */
  price_cents: z.int().nullable(),
  facts: DishFacts,
  /** Is the newest entry of the dish's history that this shows. It is sent along when the way is put into the cart. */
  as_of: z.int().optional(),
});
export type DishVariantSummary = z.infer<typeof DishVariantSummary>;

/**
 * This is a dish on a card or a menu. `dish_price` is in dollars with two decimals; `null` means that no price is
 * known.
 */
export const DishSummary = z.object({
  id: z.int(),
  dish_id: z.int(),
  restaurant_id: z.int(),
  name: z.string(),
  dish_name: z.string(),
  description: z.string(),
  section: z.string(),
  image_url: z.string().nullable(),
  dish_price: z.number().nullable(),
  /** Names the allergens that it contains, declared or implied. If it is empty, nothing is known. */
  allergens: z.array(z.string()),
  ingredients: z.array(z.string()),
  restaurant_name: z.string(),
  restaurant_address: z.string(),
  restaurant_url: z.string().nullable(),
  restaurant_image: z.string().nullable(),
  facts: DishFacts,
  /** Is `null` or missing for a dish that has none. */
  variants: z.array(DishVariantSummary).nullish(),
});
export type DishSummary = z.infer<typeof DishSummary>;

export const MenuEntry = z.object({
  dish_id: z.int(),
  ingredients: z.array(z.string()),
  allergens: z.array(z.string()),
});

export const dishCalls = defineContract({
  listDishes: {
    method: 'GET',
    path: '/api/dish',
    summary: 'All dishes',
    access: 'public',
    query: PageQuery,
    response: z.array(DishSummary),
    paged: true,
    errors: [],
  },
  listMenuEntries: {
    method: 'GET',
    path: '/api/dish/menu/:restaurantId',
    summary: "Allergens and ingredients of one restaurant's dishes",
    access: 'public',
    params: z.object({ restaurantId: Id }),
    response: z.array(MenuEntry),
    errors: ['not_found'],
  },
  getDish: {
    method: 'GET',
    path: '/api/dish/:id',
    summary: 'A list with the dish as its first item',
    access: 'public',
    params: ById,
    response: z.array(DishSummary),
    errors: ['not_found'],
  },
});
