import { createHash } from 'node:crypto';
import { expectIngredients } from '../../domain/src/dish-knowledge/expect-ingredients.ts';
import { shareOf, type Ground } from '../../domain/src/dish-knowledge/shares.ts';
import { parseIngredients } from '../../domain/src/reading/parse-ingredients.ts';
import type { WrittenRecipe } from './read-recipes.ts';

/** Compares an estimate with the recipe's list. */
export type AssessedEstimate = {
  ingredient: string;
  ground: Ground;
  probability: number;
  isThere: boolean;
  /** This share of the recipes in the fitting half has the ingredient. */
  baseRate: number;
};

/**
 * Half of the recipes fit the shares and the other half is measured. The id decides which, so that nobody selects them.
 */
export function isForFitting({ id }: WrittenRecipe): boolean {
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 0;
}

/** Returns the lexicon's ids for a recipe's lines, with all their parents: cheddar is cheese. */
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
