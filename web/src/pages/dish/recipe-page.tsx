import type { Recipe } from '@clearplate/contract/recipes';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { Link } from 'react-router';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { RecipeHead } from '../../entities/dish/recipe-head.tsx';
import { RecipeIngredients } from '../../entities/dish/recipe-ingredients.tsx';
import { useStoredNotes } from '../../entities/verdict/stored-notes.ts';
import { isNotFound } from '../../shared/api/api-error.ts';
import { isOutdated, whileInSight } from '../../shared/api/in-sight.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { useRecordId } from '../../shared/lib/record-id.ts';
import { LazyPart } from '../../shared/ui/lazy-part.tsx';
import { NotLoaded } from '../../shared/ui/not-loaded.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { RecordPage } from './record-page.tsx';
import { t } from '../../translations/t.ts';

const ToldRecipe = lazy(async () => ({ default: (await import('./told-recipe.tsx')).ToldRecipe }));

export interface OwnRecipeProps {
  recipe: Recipe;
  assessment: Assessment | undefined;
  avoiding: Avoiding;
}

/** Shows no verdict before we know what the user was told about the dish. */
function OwnRecipe(props: OwnRecipeProps) {
  if (!useStoredNotes().hasAny) return <RecipeHead {...props} />;
  return (
    <LazyPart waiting={<Skeleton shape="box" />} lost={<NotLoaded />}>
      <ToldRecipe {...props} />
    </LazyPart>
  );
}

/** Shows what a dish is made of, as far as it is known or estimated. */
export function RecipePage() {
  const id = useRecordId();
  const query = useQuery({ ...callQuery('getRecipe', { params: { id } }), ...whileInSight, throwOnError: isNotFound });
  return (
    <RecordPage
      noun="recipe"
      record={query.data}
      isOutdated={isOutdated(query)}
      error={query.error}
      onRetry={() => void query.refetch()}
    >
      {(recipe, avoiding) => (
        <>
          <OwnRecipe recipe={recipe} assessment={avoiding.assess(recipe.facts)} avoiding={avoiding} />
          <div className="record-parts">
            <section aria-labelledby="ingredients-heading">
              <h2 id="ingredients-heading">{t('List of Ingredients')}</h2>
              <RecipeIngredients recipe={recipe} />
            </section>
            <section aria-labelledby="available-heading">
              <h2 id="available-heading">{t('Available In')}</h2>
              <p className="record-back">
                <Link to={`/restaurant/${recipe.restaurant_id}`}>{recipe.restaurant_name}</Link>
              </p>
            </section>
          </div>
        </>
      )}
    </RecordPage>
  );
}
