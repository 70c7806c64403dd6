import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { AllergenId, Instant, Warning } from './facts.ts';
import { ById, Id } from './fields.ts';
import { mostDishes } from './menu.ts';

/** A dish of the file that differs from the menu. */
const ArrivedDish = z.object({
  /** Its place in the file: it names the dish when somebody decides on it. */
  at: z.int(),
  name: z.string(),
  /** `null`: the menu hasn't got it. */
  dish_id: z.int().nullable(),
  changes: z.array(
    z.object({
      field: z.enum(['name', 'section', 'description', 'price', 'ingredients']),
      before: z.string(),
      after: z.string(),
    }),
  ),
  /** What the file warns of and the menu doesn't, or less. */
  warnings: z.array(Warning),
  /** Warnings of the file against which the restaurant itself states that there is none. */
  against: z.array(AllergenId),
  /** What the file denies and nobody has confirmed: it clears nothing before that. */
  denied: z.array(z.object({ allergen: AllergenId, words: z.string() })),
  /** What was read with little confidence. */
  doubts: z.array(z.string()),
});
export type ArrivedDish = z.infer<typeof ArrivedDish>;

const ArrivedMenu = z.object({
  id: z.int(),
  file_name: z.string(),
  received_at: Instant,
  /** What kind of file it was seen to be. */
  kind: z.string(),
  /** The day that the file names, as YYYY-MM-DD. */
  date: z.string().nullable(),
  /** What concerns the whole file. */
  doubts: z.array(z.string()),
  /** Dishes whose new warnings hold since the file came. */
  warned: z.array(z.object({ dish_id: z.int(), name: z.string(), warnings: z.array(Warning) })),
  dishes: z.array(ArrivedDish),
  unchanged: z.int(),
  /** Dishes on the menu that the file doesn't have. They stay. */
  missing: z.array(z.string()),
});
export type ArrivedMenu = z.infer<typeof ArrivedMenu>;

export const ArrivedMenus = z.object({
  /** The version of the menu that the files were compared with; pass it to `decideArrivedMenu` as `ifMatch`. */
  version: z.string(),
  arrived: z.array(ArrivedMenu),
});
export type ArrivedMenus = z.infer<typeof ArrivedMenus>;

export const arrivedMenuCalls = defineContract({
  listArrivedMenus: {
    method: 'GET',
    path: '/api/restaurant/:id/menu/arrived',
    summary: 'Files of a watched folder that wait for the restaurant, compared with its menu',
    access: 'owner',
    params: ById,
    response: ArrivedMenus,
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  },
  decideArrivedMenu: {
    method: 'POST',
    path: '/api/restaurant/:id/menu/arrived/:arrival',
    summary:
      'Takes dishes of such a file into the menu, or leaves them: all or nothing. What the file denies is stated only where ' +
      '`confirmed` names it, as the restaurant’s own statement of now',
    access: 'owner',
    params: ById.extend({ arrival: Id }),
    body: z.object({
      dishes: z
        .array(
          z.object({
            at: z.int().min(0),
            accept: z.boolean(),
            confirmed: z.array(AllergenId).max(AllergenId.options.length).default([]),
          }),
        )
        .max(mostDishes),
    }),
    ifMatch: true,
    response: ArrivedMenus,
    errors: [
      'unauthenticated',
      'forbidden',
      'not_found',
      'precondition_failed',
      'precondition_required',
      'rate_limited',
    ],
  },
});
