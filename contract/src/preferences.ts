import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Done } from './done.ts';
import { ById, IdInBody, Line } from './fields.ts';

/** Says whether a list is of things to avoid, or of dislikes. */
export const PreferenceKind = z.enum(['must', 'rather_not']);
export type PreferenceKind = z.infer<typeof PreferenceKind>;

/**
 * Lists things to avoid. `preference_id` repeats `id`, `preference_name` repeats `name`; `ingredients` are separated by
 * commas.
 */
export const Preference = z.object({
  id: z.int(),
  preference_id: z.int(),
  name: z.string(),
  preference_name: z.string(),
  ingredients: z.string(),
  is_on: z.boolean(),
  eater_id: z.int(),
  kind: PreferenceKind,
});
export type Preference = z.infer<typeof Preference>;

const mostIngredients = 100;

const IngredientName = Line(100).regex(/^[^,]*$/, 'must not contain a comma');

/** Takes names as a list, or as one text separated by commas; blank names are dropped. */
const IngredientNames = z
  .union([
    z
      .string()
      .max(20_000, 'is too long')
      .transform((text) =>
        text
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== ''),
      ),
    z.array(z.string()),
  ])
  .pipe(z.array(IngredientName).max(mostIngredients, 'must have at most {number} names'));

/**
 * If `ingredients` or `eater_id` are missing, they stay as they are; a new preference gets none and belongs to the
 * first eater. A list without a kind becomes a "must", even if it had another kind before.
 */
const PreferenceFields = z.object({
  name: Line(100),
  ingredients: IngredientNames.optional(),
  eater_id: IdInBody.optional(),
  kind: PreferenceKind.default('must'),
});

export const preferenceCalls = defineContract({
  listPreferences: {
    method: 'GET',
    path: '/api/preference',
    summary: 'All preferences of the household',
    access: 'user',
    response: z.array(Preference),
    errors: ['unauthenticated'],
  },
  getPreference: {
    method: 'GET',
    path: '/api/preference/:id',
    summary: 'A list with the preference as its only item',
    access: 'user',
    params: ById,
    response: z.array(Preference),
    errors: ['unauthenticated', 'not_found'],
  },
  createPreference: {
    method: 'POST',
    path: '/api/preference',
    summary: 'A new preference, which is on',
    access: 'user',
    body: PreferenceFields,
    response: Preference,
    idempotencyKey: true,
    errors: ['unauthenticated', 'not_found'],
  },
  updatePreference: {
    method: 'PUT',
    path: '/api/preference/:id',
    summary: "Changes a preference's name, ingredients, eater or kind",
    access: 'user',
    params: ById,
    body: PreferenceFields,
    response: Preference,
    errors: ['unauthenticated', 'not_found'],
  },
  switchPreference: {
    method: 'PUT',
    path: '/api/preference/:id/on',
    summary: 'Switches a preference on or off',
    access: 'user',
    params: ById,
    body: z.object({ is_on: z.boolean() }),
    response: Preference,
    errors: ['unauthenticated', 'not_found'],
  },
  deletePreference: {
    method: 'DELETE',
    path: '/api/preference/:id',
    summary: 'Removes a preference',
    access: 'user',
    params: ById,
    response: Done,
    errors: ['unauthenticated', 'not_found'],
  },
});
