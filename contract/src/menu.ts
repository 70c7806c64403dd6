import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { AllergenId, DishFacts, Instant, StatementLevel, StatementSource } from './facts.ts';
import { ById, IngredientName, Line, OptionalLine, OptionalParagraphs } from './fields.ts';

/**
 * What is said about one allergen. `kitchen` follows from shared equipment by itself and is never edited; a null
 * `stated_at` means that it has no date: it warns and clears nothing until it is stated anew.
 */
export const MenuStatement = z.object({
  allergen: AllergenId,
  level: StatementLevel,
  reason: z.string().nullable(),
  /** Beside `may_contain`: it was said along with it that it is no ingredient. */
  ingredient: z.literal('absent').nullish(),
  source: StatementSource,
  stated_at: Instant.nullable(),
  /** The name of whoever stated it last; null for an import, the kitchen, and for people who are gone. */
  stated_by: z.string().nullish(),
});
export type MenuStatement = z.infer<typeof MenuStatement>;

/**
 * A dish as those who keep the menu see it. A statement from before `ingredients_changed_at`, or older than the menu's
 * `statement_days`, doesn't clear: it has to be stated anew.
 */
export const MenuDish = z.object({
  id: z.int(),
  /** The key under which `saveMenu` created it; null for others. */
  key: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  /** Empty: none. Sections stand in the order in which the menu first names them. */
  section: z.string(),
  price_cents: z.int().nullable(),
  image_url: z.string().nullable(),
  archived: z.boolean(),
  ingredients: z.array(z.string()),
  ingredients_changed_at: Instant.nullable(),
  /** When the list was confirmed to be complete; null: it is partial. */
  ingredients_complete_at: Instant.nullable(),
  /** When the restaurant said all that there is to say about cross-contact; null: nothing is stated. */
  cross_contact_stated_at: Instant.nullable(),
  /** No entry for an allergen: it is not stated. */
  statements: z.array(MenuStatement),
  /** As the diners' assessment is made: an allergen that is present though stated absent is a contradiction. */
  facts: DishFacts,
});
export type MenuDish = z.infer<typeof MenuDish>;

/** A whole menu in its order, archived dishes included. */
export const EditableMenu = z.object({
  /** Changes with every change of any of the dishes, whoever makes it; what `saveMenu` takes as `ifMatch`. */
  version: z.string(),
  restaurant_id: z.int(),
  /** The server's time: against it one sees what is too old. */
  now: Instant,
  /** Statements older than this many days don't clear. */
  statement_days: z.number(),
  dishes: z.array(MenuDish),
});
export type EditableMenu = z.infer<typeof EditableMenu>;

/** On one dish. */
export const mostIngredients = 200;
/** A menu has at most this many dishes, and one save names no more. */
export const mostDishes = 1000;
/** In cents. */
export const highestPrice = 10_000_000;

/**
 * `not_stated` takes back what was said. A `reason` is for `may_contain` only, and so is `ingredient`: absent as an
 * ingredient, and traces are possible.
 */
export const StatementEdit = z
  .object({
    allergen: AllergenId,
    level: z.enum([...StatementLevel.options, 'not_stated']),
    reason: Line(200).nullish(),
    ingredient: z.literal('absent').nullish(),
  })
  .refine(({ level, reason }) => reason == null || level === 'may_contain', {
    path: ['reason'],
    message: 'is for "may contain" only',
  })
  .refine(({ level, ingredient }) => ingredient == null || level === 'may_contain', {
    path: ['ingredient'],
    message: 'is for "may contain" only',
  });

// Without their defaults: what an edit doesn't name stays as it is.
const mayBeEmpty = OptionalParagraphs(4000).unwrap();
const mayBeNone = OptionalLine(100).unwrap();

/** Chosen by the client for a new dish, e.g. a UUID. */
const CreationKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'must have 8 to 64 letters, digits, _ or -');

/**
 * What to change about one dish; whatever isn't named stays as it is, with its date. Exactly one of `id` and `key` names
 * the dish. Applied in the order of these fields. Statements that are named are stated now, by the server's clock, also
 * where they say what was said before: that is how one confirms them. A changed list of ingredients, or a name or
 * description that tells of other ingredients, puts what was stated before back to be confirmed.
 */
export const MenuDishEdit = z
  .object({
    id: z.int().positive().optional(),
    /** Sent again, it names the dish that it created. */
    key: CreationKey.optional(),
    /** A new dish begins as a copy of this one, in its kitchen too; what was stated of that one has to be confirmed. */
    copy_of: z.int().positive().optional(),
    /** A new dish needs a name. */
    name: Line(200).optional(),
    description: mayBeEmpty.optional(),
    section: mayBeNone.optional(),
    price_cents: z.int().min(0).max(highestPrice).nullable().optional(),
    /** null takes the picture away; `setDishImage` gives another. */
    image_url: z.null().optional(),
    /** Archived dishes are on no menu, and may come back. */
    archived: z.boolean().optional(),
    /** The whole list in its order. Its completeness has to be confirmed anew. */
    ingredients: z.array(IngredientName).max(mostIngredients).optional(),
    statements: z.array(StatementEdit).max(AllergenId.options.length).optional(),
    /** States absent exactly those of the nine that `othersOfTheNine` of the domain names after the statements. */
    none_of_the_others: z.literal(true).optional(),
    /** true: confirmed complete now; false: partial. */
    ingredients_complete: z.boolean().optional(),
    /** true: all that there is to say about cross-contact is said now; false: it isn't. */
    cross_contact_stated: z.boolean().optional(),
  })
  .refine(({ id, key }) => (id === undefined) !== (key === undefined), {
    path: ['id'],
    message: 'either id or key must name the dish',
  });
export type MenuDishEdit = z.infer<typeof MenuDishEdit>;

/** Every dish of the menu once, archived and new ones too, by its id or the key under which this save creates it. */
const MenuOrder = z.array(z.union([z.int().positive(), CreationKey])).max(mostDishes);
export type MenuOrder = z.infer<typeof MenuOrder>;

export const menuCalls = defineContract({
  getMenuForEditing: {
    method: 'GET',
    path: '/api/restaurant/:id/menu/editing',
    summary: 'A menu with everything that is stated of its dishes, for those who keep it',
    access: 'owner',
    params: ById,
    response: EditableMenu,
    etag: true,
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  },
  saveMenu: {
    method: 'PUT',
    path: '/api/restaurant/:id/menu',
    summary:
      'Changes, creates, archives and orders dishes, all or nothing. With the version that it was edited from in If-Match: ' +
      '412 if anything changed since, and nothing is done. The very same save sent again, because its answer was lost, ' +
      'is answered as done. Answers the menu as it is then. Without `order`, new dishes come last',
    access: 'owner',
    params: ById,
    body: z.object({ dishes: z.array(MenuDishEdit).max(mostDishes), order: MenuOrder.optional() }),
    mostBytes: 3_000_000,
    response: EditableMenu,
    etag: true,
    ifMatch: true,
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
