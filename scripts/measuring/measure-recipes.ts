import { expectIngredients } from '../../domain/src/dish-knowledge/expect-ingredients.ts';
import { parseIngredients } from '../../domain/src/reading/parse-ingredients.ts';
import { isForFitting, assessEstimates } from './assess-estimates.ts';
import type { WrittenRecipe } from './read-recipes.ts';
import type { RecipeMeasure } from './recipe-report.ts';

const unsaid: ReadonlySet<string> = new Set(['water', 'salt']);

function shareFound(recipes: readonly WrittenRecipe[]): number {
  let [found, all] = [0, 0];
  for (const { name, lines } of recipes) {
    const expected = new Set(expectIngredients({ name, description: '' }).map(({ ingredient }) => ingredient.id));
    const findings = lines.flatMap((line) => parseIngredients(line)).filter(({ trace }) => !trace);
    const listed = new Map(findings.map(({ ingredient }) => [ingredient.id, ingredient]));
    for (const { id, terms } of listed.values()) {
      if (unsaid.has(id)) continue;
      all += 1;
      if (terms.some((term) => expected.has(term))) found += 1;
    }
  }
  return found / all;
}

/** Compares the estimates for all recipes with their lists. */
export function measureRecipes(recipes: readonly WrittenRecipe[]): RecipeMeasure {
  const fitting = recipes.filter(isForFitting);
  const measured = recipes.filter((recipe) => !isForFitting(recipe));
  return {
    recipes: measured.length,
    fittedOn: fitting.length,
    assessed: assessEstimates(measured, fitting),
    fitting: assessEstimates(fitting, measured),
    found: shareFound(measured),
  };
}
