import { z } from 'zod';

import { defineContract } from './define-contract.ts';
import { Dish } from './dishes.ts';
import { Avoidance } from './eaters.ts';
import { PageQuery, SearchText, Zip } from './fields.ts';
import { Recipe } from './recipes.ts';

/** Who eats, and what each of them avoids. Health data: in a body, never in an address or a log. */
export const Eaters = z.object({
  eaters: z.array(z.object({ name: z.string().max(100).optional(), avoids: z.array(Avoidance).max(500) })).max(20),
});
export type Eaters = z.input<typeof Eaters>;

/** Which dishes: all, those of one zip code, those that match a text. */
const Which = z.object({ q: SearchText.optional(), zipcode: Zip.optional() });

/** `shown`: every dish whose verdict isn't "avoid"; `hidden`: the others. */
const Judged = PageQuery.extend({ ...Which.shape, show: z.enum(['shown', 'hidden']).default('shown') });

const count = z.int().min(0);

/** How many dishes got each verdict; `unchecked` for all of them when nothing is avoided. */
export const VerdictCounts = z.object({
  none_declared: count,
  cross_contact: count,
  not_verified: count,
  avoid: count,
  unchecked: count,
});
export type VerdictCounts = z.infer<typeof VerdictCounts>;

const errors = ['too_large', 'unsupported_media_type'] as const;

/**
 * Lists judged for whoever eats, cut into pages after the judgement. Their order is that of the lists without
 * one. A page may have fewer dishes than asked for and still a next one: so many dishes are looked at, and no more.
 */
export const judgedCalls = defineContract({
  judgeDishes: {
    method: 'POST',
    path: '/api/dish/judged',
    summary: 'The dishes that are shown to these eaters, or those that are hidden from them',
    access: 'public',
    query: Judged,
    body: Eaters,
    response: z.array(Dish),
    paged: true,
    errors,
  },
  countVerdicts: {
    method: 'POST',
    path: '/api/dish/judged/counts',
    summary: 'How many dishes got each verdict; `capped`: there are more dishes than were counted',
    access: 'public',
    query: Which,
    body: Eaters,
    response: VerdictCounts.extend({ capped: z.boolean() }),
    errors,
  },
  countRestaurantVerdicts: {
    method: 'POST',
    path: '/api/restaurant/judged',
    summary: "How many of each restaurant's dishes got each verdict, in the order asked for",
    access: 'public',
    body: Eaters.extend({ restaurants: z.array(z.int().positive()).max(100) }),
    response: z.array(VerdictCounts.extend({ restaurant_id: z.int() })),
    errors,
  },
  judgeRecipes: {
    method: 'POST',
    path: '/api/recipe/judged',
    summary: 'The recipes that are shown to these eaters, or those that are hidden from them',
    access: 'public',
    query: Judged,
    body: Eaters,
    response: z.array(Recipe),
    paged: true,
    errors,
  },
});
