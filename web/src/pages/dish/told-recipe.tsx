import { RecipeHead } from '../../entities/dish/recipe-head.tsx';
import { UnclaimedNotes } from '../../entities/verdict/unclaimed-notes.tsx';
import { useTold } from '../../entities/verdict/use-told.ts';
import { warnedBy } from '../../entities/verdict/with-told.ts';
import { NotesOfDish } from './notes-of-dish.tsx';
import type { OwnRecipeProps } from './recipe-page.tsx';

/** Shows a recipe with what its own eater was told of the dish. */
export function ToldRecipe({ recipe, assessment }: OwnRecipeProps) {
  const { told, ...notes } = useTold(recipe.restaurant_id);
  const about = told.filter(({ dishes }) => dishes.includes(recipe.id));
  return (
    <>
      <RecipeHead recipe={recipe} assessment={assessment && warnedBy(assessment, about, recipe.id)} />
      <UnclaimedNotes {...notes} />
      <NotesOfDish notes={about} />
    </>
  );
}
