import type { recipeCalls } from '@clearplate/contract/recipes';
import { z } from 'zod';
import { notFound } from '../../http/app-error.ts';
import { decodeCursor, encodeCursor, toPage } from '../../http/cursor.ts';
import type { Handlers } from '../../http/handlers.ts';
import { findRecipe, findRecipes } from './recipes.queries.ts';

export const recipeHandlers: Handlers<typeof recipeCalls> = {
  async listRecipes({ query: { limit, cursor } }, { context: { db } }) {
    const rows = await findRecipes(db, decodeCursor('recipes', z.int(), cursor), limit);
    return toPage(
      rows,
      limit,
      (row) => encodeCursor('recipes', row.id),
      (row) => row,
    );
  },

  async getRecipe({ params }, { context: { db } }) {
    const recipe = await findRecipe(db, params.id);
    if (!recipe) throw notFound('Recipe');
    return recipe;
  },
};
