import { createHash } from 'node:crypto';
import { expectIngredients } from '../../domain/src/dish-knowledge/expect-ingredients.ts';
import { shareOf, type Ground } from '../../domain/src/dish-knowledge/shares.ts';
import { parseIngredients } from '../../domain/src/reading/parse-ingredients.ts';
import type { WrittenRecipe } from './read-recipes.ts';

/** One estimate held against what the recipe lists. */
export type AssessedEstimate = {
  ingredient: string;
  ground: Ground;
  probability: number;
  isThere: boolean;
  /** How many recipes of the half that nothing is measured on have the ingredient, as a share. */
  baseRate: number;
};

/** Half of the recipes set what a ground is worth, the others are measured. By id, so that neither is chosen. */
export function isForFitting({ id }: WrittenRecipe): boolean {
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 0;
}

/** The ids of the lexicon in a recipe's lines, with all their parents: cheddar is cheese. */
function termsIn({ lines }: WrittenRecipe): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => parseIngredients(line).flatMap(({ ingredient }) => ingredient.terms)));
}

export function assessEstimates(
  recipes: readonly WrittenRecipe[],
  others: readonly WrittenRecipe[],
): AssessedEstimate[] {
  const elsewhere = others.map(termsIn);
  const baseRateOf = (id: string): number => elsewhere.filter((terms) => terms.has(id)).length / elsewhere.length;
  return recipes.flatMap((recipe) => {
    const terms = termsIn(recipe);
    return expectIngredients({ name: recipe.name, description: '' }).map(({ ingredient: { id }, ground }) => ({
      ingredient: id,
      ground,
      probability: shareOf(ground),
      isThere: terms.has(id),
      baseRate: baseRateOf(id),
    }));
  });
}
