import type { Recipe } from '@clearplate/contract/recipes';
import type { Judged } from '../features/dishes/judge-list.ts';
import { RecipeCard } from '../features/dishes/recipe-card.tsx';
import { JudgedListPage } from './parts/judged-list-page.tsx';

const source = { judged: 'judgeRecipes', plain: 'listRecipes', which: {} } as const;

const renderRecipe = ({ item, assessment }: Judged<Recipe>) => <RecipeCard recipe={item} assessment={assessment} />;

/** Every dish by what it is made of. */
export function RecipesPage() {
  return <JudgedListPage source={source} noun="recipe" renderFor={() => renderRecipe} />;
}
