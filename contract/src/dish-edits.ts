import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { MenuEntry } from './dishes.ts';
import { Done } from './done.ts';
import { ById, Id, IdInBody, IngredientName, Line, OptionalParagraphs } from './fields.ts';
import { mostDishes } from './menu.ts';
import { mostPictureBytes } from './pictures.ts';

/**
 * Is a dish as a client of the specification sends it back. It may include `allergen` and `ingredient`, which are
 * ignored because they have calls of their own. A null `image` removes the picture. An address that isn't one of this
 * menu's pictures is ignored, since pictures are uploaded with `setDishImage`.
 */
const EditedDish = z.object({
  id: IdInBody,
  name: Line(200).optional(),
  description: OptionalParagraphs(4000).unwrap().nullish(),
  image: z.unknown().optional(),
});

const Allergen = z.object({ dishId: Id, allergen: Line(100) });
const Ingredient = z.object({ dishId: Id, ingredient: IngredientName });
const failures = ['unauthenticated', 'forbidden', 'not_found', 'precondition_failed'] as const;

/** Each of these calls may send `If-Match` with the menu's version, which `getMenuForEditing` returns. */
export const dishEditCalls = defineContract({
  updateDishes: {
    method: 'PUT',
    path: '/api/dish/:id',
    summary: 'Names and describes dishes of the restaurant with this id, all or none of them',
    access: 'owner',
    params: ById,
    body: z.array(EditedDish).max(mostDishes),
    mostBytes: 3_000_000,
    response: Done,
    ifMatch: 'optional',
    errors: [...failures],
  },
  setDishImage: {
    method: 'PUT',
    path: '/api/dish/image/:restaurantId/:dishId',
    summary: 'Takes a JPEG or PNG of at most 5 MB and 40 megapixels as the picture of a dish',
    access: 'owner',
    params: z.object({ restaurantId: Id, dishId: Id }),
    upload: { field: 'image', mostBytes: mostPictureBytes },
    response: z.object({ image_url: z.string() }),
    ifMatch: 'optional',
    errors: [...failures, 'too_large', 'unsupported_media_type', 'rate_limited'],
  },
  removeDishAllergen: {
    method: 'PUT',
    path: '/api/dish/allergen/:dishId/:allergen',
    summary:
      'Takes back what was stated about an allergen, by its name: it is not stated then, which never means absent. ' +
      'What the ingredients imply stays',
    access: 'owner',
    params: Allergen,
    response: MenuEntry,
    ifMatch: 'optional',
    errors: [...failures],
  },
  addDishAllergen: {
    method: 'POST',
    path: '/api/dish/allergenAdd/:dishId/:allergen',
    summary: 'States that a dish contains an allergen, by its name',
    access: 'owner',
    params: Allergen,
    response: MenuEntry,
    ifMatch: 'optional',
    errors: [...failures],
  },
  removeDishIngredient: {
    method: 'PUT',
    path: '/api/dish/ingredient/:dishId/:ingredient',
    summary: 'Takes an ingredient off a dish, however it is written. What was stated has to be confirmed then',
    access: 'owner',
    params: Ingredient,
    response: MenuEntry,
    ifMatch: 'optional',
    errors: [...failures],
  },
  addDishIngredient: {
    method: 'POST',
    path: '/api/dish/ingredientAdd/:dishId/:ingredient',
    summary: 'Adds an ingredient to a dish. What was stated has to be confirmed then',
    access: 'owner',
    params: Ingredient,
    response: MenuEntry,
    ifMatch: 'optional',
    errors: [...failures],
  },
});
