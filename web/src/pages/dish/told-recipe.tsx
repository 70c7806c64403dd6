import { RecipeHead } from '../../entities/dish/recipe-head.tsx';
import { ToldMarkOfDish } from '../../entities/verdict/told-marks.tsx';
import { notesAbout, toldOf } from '../../entities/verdict/told-of.ts';
import { UnclaimedNotes } from '../../entities/verdict/unclaimed-notes.tsx';
import { useTold } from '../../entities/verdict/use-told.ts';
import { NotesOfDish } from '../../entities/verdict/notes-of-dish.tsx';
import type { OwnRecipeProps } from './recipe-page.tsx';

/** Shows a recipe with what the user was told about the dish. */
export function ToldRecipe({ recipe, assessment: stated, avoiding }: OwnRecipeProps) {
  const { told, heeded } = useTold(recipe.restaurant_id);
  const assessment = stated && toldOf(stated, heeded, recipe.id);
  return (
    <>
      <RecipeHead recipe={recipe} assessment={assessment} mark={<ToldMarkOfDish dish={recipe} avoiding={avoiding} />} />
      <UnclaimedNotes />
      <NotesOfDish dish={recipe.id} notes={notesAbout(stated, told, recipe.id)} />
    </>
  );
}
