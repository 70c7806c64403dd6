import { z } from 'zod';

import { defineContract } from './define-contract.ts';
import { DishSummary } from './dishes.ts';
import { Eaters, VerdictCounts } from './eaters-body.ts';
import { PageQuery } from './fields.ts';
import { PackedFacts } from './facts.ts';
import { FoundDishes, Here } from './list-filters.ts';
import { Recipe } from './recipes.ts';

/**
 * Is a dish in a list. `distance_miles` is null where the search names no point to measure from, and the facts are
 * packed. It has variants only where the list shows them: with the filter for changes, on dishes to avoid or not
 * verified as they come.
 */
export const FoundDish = DishSummary.extend({ distance_miles: z.number().nullable(), facts: PackedFacts });
export type FoundDish = z.infer<typeof FoundDish>;

/**
 * Says which dishes a list shows. `hidden` are those whose verdict is "avoid". The others are split: `disliked` contain
 * something that somebody would rather not eat, `shown` don't.
 */
export const Show = z.enum(['shown', 'hidden', 'disliked']);
export type Show = z.infer<typeof Show>;
const show = Show.default('shown');

const errors = ['too_large', 'unsupported_media_type'] as const;

/**
 * These lists are assessed for the people who eat, then paged, in the same order as the lists without an assessment.
 * The server looks at a limited number of dishes, so a page may be short and still have a next one.
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
    query: FoundDishes.pick({ with_change: true }),
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
