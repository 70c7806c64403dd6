import './parts/record-parts.css';
import type { Recipe } from '@clearplate/contract/recipes';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { AvoidingNotice } from '../features/avoiding/avoiding-notice.tsx';
import { useAvoiding, type Avoiding } from '../features/avoiding/use-avoiding.ts';
import { ConfirmNote } from '../features/dishes/confirm-note.tsx';
import { RecipeHead } from '../features/dishes/recipe-head.tsx';
import { RecipeIngredients } from '../features/dishes/recipe-ingredients.tsx';
import { isNotFound } from '../shared/api/api-error.ts';
import { callQuery } from '../shared/api/queries.ts';
import { usePageTitle } from '../shared/lib/use-page-title.ts';
import { useRecordId } from './parts/record-id.ts';
import { RecordError } from './parts/record-error.tsx';
import { RecordSkeleton } from './parts/record-skeleton.tsx';

/** What a dish is made of, as far as it is known or guessed. */
export function RecipePage() {
  const id = useRecordId();
  const avoiding = useAvoiding();
  const query = useQuery({ ...callQuery('getRecipe', { params: { id } }), throwOnError: isNotFound });
  const recipe = avoiding.state === 'loading' ? undefined : query.data;
  usePageTitle(recipe?.name);
  return (
    <div className="page">
      <AvoidingNotice avoiding={avoiding} />
      {recipe ? (
        <RecipeInFull recipe={recipe} avoiding={avoiding} />
      ) : query.isError ? (
        <RecordError error={query.error} text="The recipe could not be loaded." onRetry={() => void query.refetch()} />
      ) : (
        <RecordSkeleton label="Loading the recipe" />
      )}
    </div>
  );
}

function RecipeInFull({ recipe, avoiding }: { recipe: Recipe; avoiding: Avoiding }) {
  return (
    <article>
      <RecipeHead recipe={recipe} assessment={avoiding.assess(recipe.facts)} />
      <div className="record-parts">
        <section aria-labelledby="ingredients-heading">
          <h2 id="ingredients-heading">List of Ingredients</h2>
          <RecipeIngredients recipe={recipe} />
        </section>
        <section aria-labelledby="available-heading">
          <h2 id="available-heading">Available In</h2>
          <p className="record-back">
            <Link to={`/restaurant/${recipe.restaurant_id}`}>{recipe.restaurant_name}</Link>
          </p>
        </section>
      </div>
      <ConfirmNote />
    </article>
  );
}
