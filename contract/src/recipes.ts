import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { DishFacts } from './facts.ts';
import { ById, PageQuery } from './fields.ts';

/** Holds the ingredients of a dish: listed by the restaurant where `estimated` is false, otherwise guessed. */
export const Recipe = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  image_url: z.string().nullable(),
  ingredients: z.array(z.object({ name: z.string(), probability: z.number().min(0).max(1) })),
  estimated: z.boolean(),
  restaurant_id: z.int(),
  restaurant_name: z.string(),
  facts: DishFacts,
});
export type Recipe = z.infer<typeof Recipe>;

export const recipeCalls = defineContract({
  listRecipes: {
    method: 'GET',
    path: '/api/recipe',
    summary: 'All recipes',
    access: 'public',
    query: PageQuery,
    response: z.array(Recipe),
    paged: true,
    errors: [],
  },
  getRecipe: {
    method: 'GET',
    path: '/api/recipe/:id',
    summary: 'One recipe',
    access: 'public',
    params: ById,
    response: Recipe,
    errors: ['not_found'],
  },
});
