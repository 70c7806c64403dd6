import { RecipeCard } from '../features/dishes/recipe-card.tsx';
import { usePagedCall } from '../shared/api/queries.ts';
import { JudgedListPage } from './parts/judged-list-page.tsx';

/** Every dish by what it is made of. */
export function RecipesPage() {
  const list = usePagedCall('listRecipes', { query: {} });
  return (
    <JudgedListPage
      list={list}
      noun="recipe"
      render={({ item, assessment }) => <RecipeCard recipe={item} assessment={assessment} />}
    />
  );
}
