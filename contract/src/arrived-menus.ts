import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { AllergenId, Instant, Warning } from './facts.ts';
import { ById, Id } from './fields.ts';
import { mostDishes } from './menu.ts';

/** Is a dish of the file that differs from the menu. */
const ArrivedDish = z.object({
  /** Its place in the file identifies the dish when somebody decides on it. */
  at: z.int(),
  name: z.string(),
  /** `null` means that the menu doesn't have it. */
  dish_id: z.int().nullable(),
  changes: z.array(
    z.object({
      field: z.enum(['name', 'section', 'description', 'price', 'ingredients']),
      before: z.string(),
      after: z.string(),
    }),
  ),
  /** The file warns of these and the menu doesn't, or warns less. */
  warnings: z.array(Warning),
  /** The file warns of these, but the restaurant itself states that there are none. */
  against: z.array(AllergenId),
  /** The file denies these and nobody has confirmed it, so they clear nothing yet. */
  denied: z.array(z.object({ allergen: AllergenId, words: z.string() })),
  /** Says what was read with little confidence. */
  doubts: z.array(z.string()),
});
export type ArrivedDish = z.infer<typeof ArrivedDish>;

const ArrivedMenu = z.object({
  id: z.int(),
  file_name: z.string(),
  received_at: Instant,
  /** Names the kind of file that this was recognised as. */
  kind: z.string(),
  /** The file names this day, as YYYY-MM-DD. */
  date: z.string().nullable(),
  /** These doubts concern the whole file. */
  doubts: z.array(z.string()),
  /** Lists the dishes whose new warnings hold since the file came. */
  warned: z.array(z.object({ dish_id: z.int(), name: z.string(), warnings: z.array(Warning) })),
  dishes: z.array(ArrivedDish),
  unchanged: z.int(),
  /** The menu has these dishes and the file doesn't. They stay. */
  missing: z.array(z.string()),
});
export type ArrivedMenu = z.infer<typeof ArrivedMenu>;

export const ArrivedMenus = z.object({
  /** Is the version of the menu that the files were compared with; pass it to `decideArrivedMenu` as `ifMatch`. */
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
