import type { dishEditCalls } from '@clearplate/contract/dish-edits';
import { mostIngredients } from '@clearplate/contract/menu';
import { allergensNamed } from '@clearplate/domain/allergen-names';
import type { AllergenId } from '@clearplate/domain/allergens';
import { addIngredient, removeIngredient } from '@clearplate/domain/dish-edits';
import type { DishRecord, Instant } from '@clearplate/domain/dish-record';
import { editMenuDish, type Moment } from '@clearplate/domain/edit-menu-dish';
import type { DishEdit } from '../../dish-changes/change-dishes.ts';
import { badField } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { editDish } from './edit-dish.ts';
import { setDishImage } from './set-dish-image.ts';
import { updateDishes } from './update-dishes.ts';

/** The one allergen of the catalogue that a name means. */
function allergenOf(name: string): AllergenId {
  const [allergen, ...others] = allergensNamed(name) ?? [];
  if (allergen === undefined) throw badField('allergen', 'is not an allergen of the catalogue');
  if (others.length > 0) throw badField('allergen', `may mean several allergens: ${[allergen, ...others].join(', ')}`);
  return allergen;
}

function stating(name: string, level: 'contains' | 'not_stated'): (moment: Moment) => DishEdit {
  const allergen = allergenOf(name);
  return (moment) => (dish) => editMenuDish(dish, { statements: [{ allergen, level }] }, moment);
}

function listing(change: (record: DishRecord, at: Instant) => DishRecord): (moment: Moment) => DishEdit {
  return (moment) => (dish) => {
    const { ingredients } = change(dish.record, moment.at);
    if (ingredients.length > mostIngredients) throw badField('ingredient', `a dish has at most ${mostIngredients}`);
    return editMenuDish(dish, { ingredients }, moment);
  };
}

export const dishEditHandlers: Handlers<typeof dishEditCalls> = {
  updateDishes,
  setDishImage,

  removeDishAllergen: ({ params: { dishId, allergen }, ifMatch }, request) =>
    editDish(request, { dishId, ifMatch }, stating(allergen, 'not_stated')),

  addDishAllergen: ({ params: { dishId, allergen }, ifMatch }, request) =>
    editDish(request, { dishId, ifMatch }, stating(allergen, 'contains')),

  removeDishIngredient: ({ params: { dishId, ingredient }, ifMatch }, request) =>
    editDish(
      request,
      { dishId, ifMatch },
      listing((record, at) => removeIngredient(record, ingredient, at)),
    ),

  addDishIngredient: ({ params: { dishId, ingredient }, ifMatch }, request) =>
    editDish(
      request,
      { dishId, ifMatch },
      listing((record, at) => addIngredient(record, ingredient, at)),
    ),
};
