import { z } from 'zod';

import { defineContract } from './define-contract.ts';
import { DishSummary } from './dishes.ts';
import { Eaters, VerdictCounts } from './eaters-body.ts';
import { PageQuery } from './fields.ts';
import { PackedFacts } from './facts.ts';
import { FoundDishes, Here } from './list-filters.ts';
import { Recipe } from './recipes.ts';

/** A dish in a list: how far away its restaurant is, where a place is given. Its facts travel packed. */
export const FoundDish = DishSummary.extend({ distance_miles: z.number().nullable(), facts: PackedFacts });
export type FoundDish = z.infer<typeof FoundDish>;

/**
 * `hidden`: every dish whose verdict is "avoid". Of the others, `disliked`: those that have what somebody would rather not
 * eat; `shown`: those that don't.
 */
export const Show = z.enum(['shown', 'hidden', 'disliked']);
export type Show = z.infer<typeof Show>;
const show = Show.default('shown');

const errors = ['too_large', 'unsupported_media_type'] as const;

/**
 * Lists assessed for whoever eats, cut into pages after the assessment. Their order is that of the lists without
 * one. A page may have fewer dishes than asked for and still a next one: so many dishes are looked at, and no more.
 */
export const assessedListCalls = defineContract({
  judgeDishes: {
    method: 'POST',
    path: '/api/dish/judged',
    summary:
      'The dishes that are shown to these eaters, those that are hidden from them, or those with what they would rather not eat',
    access: 'public',
    reads: true,
    query: PageQuery.extend({ ...FoundDishes.shape, show }),
    body: Eaters.extend(Here.shape),
    response: z.array(FoundDish),
    paged: true,
    errors,
  },
  countVerdicts: {
    method: 'POST',
    path: '/api/dish/judged/counts',
    summary: 'How many dishes got each verdict; `capped`: there are more dishes than were counted',
    access: 'public',
    reads: true,
    query: FoundDishes,
    body: Eaters.extend(Here.shape),
    response: VerdictCounts.extend({ capped: z.boolean() }),
    errors,
  },
  countRestaurantVerdicts: {
    method: 'POST',
    path: '/api/restaurant/judged',
    summary: "How many of each restaurant's dishes got each verdict, in the order asked for",
    access: 'public',
    reads: true,
    body: Eaters.extend({ restaurants: z.array(z.int().positive()).max(100) }),
    response: z.array(VerdictCounts.extend({ restaurant_id: z.int() })),
    errors,
  },
  judgeRecipes: {
    method: 'POST',
    path: '/api/recipe/judged',
    summary:
      'The recipes that are shown to these eaters, those that are hidden from them, or those with what they would rather not eat',
    access: 'public',
    reads: true,
    query: PageQuery.extend({ ...FoundDishes.pick({ q: true, zipcode: true }).shape, show }),
    body: Eaters,
    response: z.array(Recipe),
    paged: true,
    errors,
  },
});
