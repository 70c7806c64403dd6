import path from 'node:path';
import { readRows } from './load-sets.ts';

/** This is a recipe with its ingredients as somebody wrote them, one per line. */
export type WrittenRecipe = { id: string; name: string; lines: readonly string[] };

/** Reads the recipes with a name from the collected data. */
export async function readRecipes(data: string): Promise<WrittenRecipe[]> {
  const rows = await readRows(path.join(data, 'recipes/xanthir_recipes.csv'));
  return rows.map(({ id = '', name = '', ingredients = '' }) => ({
    id,
    name,
    lines: ingredients.split('\n').filter((line) => line.trim() !== ''),
  }));
}
