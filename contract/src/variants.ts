import { changesAtMost, variantsAtMost } from '@clearplate/domain/facts/variant';
import { usesOfWayAtMost } from '@clearplate/domain/facts/way-components';
import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Instant } from './facts.ts';
import { ById, Id, IngredientName, Line } from './fields.ts';
import { highestPrice, MenuStatement, StatementEdit } from './menu.ts';
import { AllergenId, StatementLevel, StatementSource } from './facts.ts';

/** Another way in which a dish is made, as those who keep the menu see it. */
const Variant = z.object({
  /** What it is known by among the ways of its dish: a new name doesn’t change it. */
  id: z.string(),
  name: z.string(),
  leaves_out: z.array(z.string()),
  adds: z.array(z.string()),
  /** Ids of the components that it adds. */
  uses: z.array(z.int()),
  price_cents: z.int().nullable(),
  /** When what it leaves out or adds last changed, or what is in a component that it adds. */
  changed_at: Instant.nullable(),
  ingredients_complete_at: Instant.nullable(),
  cross_contact_stated_at: Instant.nullable(),
  statements: z.array(MenuStatement),
});

/** A dish with what can be left out of it. `archived` dishes are not among them. */
const DishWithVariants = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  ingredients: z.array(z.string()),
  /** What its components are called, which a way may leave out by name. */
  components: z.array(z.string()),
  /**
   * When what is in it last changed, or a warning of it ended. Statements about a variant that are older than this, or than
   * its own change, don't clear.
   */
  ingredients_changed_at: Instant.nullable(),
  /** What it is said to contain or may contain as it comes. */
  warnings: z.array(
    z.object({ allergen: AllergenId, level: StatementLevel, source: StatementSource, stated_at: Instant.nullable() }),
  ),
  variants: z.array(Variant),
  /** Allergens that exactly one ingredient of its list brings: what could be left out for them. */
  brought_by_one: z.array(z.object({ ingredient: z.string(), allergens: z.array(AllergenId) })),
});
export type DishWithVariants = z.infer<typeof DishWithVariants>;

const MenuVariants = z.object({
  /** The menu's version; pass it to `saveVariants` as `ifMatch`. */
  version: z.string(),
  now: Instant,
  /** Statements older than this many days don't clear. */
  statement_days: z.number(),
  /** What can be stated of a way: the nine, what the restaurant chose besides, and gluten until it chooses. */
  answers_for: z.array(AllergenId),
  /** What a way may add, and what some add besides: a component of a chain that the place has left. */
  components: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** What it would be known to contain by itself, and what it may. */
      contains: z.array(AllergenId),
      may_contain: z.array(AllergenId),
      /** Whether all that is in it was said. */
      is_complete: z.boolean(),
    }),
  ),
  /** Pass it to `saveVariants` where a way adds other components than before. */
  components_version: z.string(),
  dishes: z.array(DishWithVariants),
});
export type MenuVariants = z.infer<typeof MenuVariants>;

/** How a variant is to be. Without `statements`, what is stated of it stays. */
const VariantEdit = z.object({
  /** The variant that is meant, under whichever name; without it the one with this name, or a new one. */
  id: Line(200).optional(),
  name: Line(100),
  leaves_out: z.array(IngredientName).max(changesAtMost),
  adds: z.array(IngredientName).max(changesAtMost),
  /** The components that it adds, by id; without it those that it added stay. */
  uses: z.array(z.int().positive()).max(usesOfWayAtMost).optional(),
  /** `null` if it costs what the dish does. */
  price_cents: z.int().min(0).max(highestPrice).nullable().optional(),
  /** Allergens of which that which was stated before stays as it is, with its day. */
  keeps: z.array(AllergenId).max(AllergenId.options.length).optional(),
  /** What is stated of it now, in place of all else but what it `keeps`. */
  statements: z
    .array(
      StatementEdit.refine(({ level }) => level !== 'not_stated', { path: ['level'], message: 'is not for a variant' }),
    )
    .max(AllergenId.options.length)
    .transform((all) => all.map((one) => ({ ...one, level: one.level as z.infer<typeof StatementLevel> })))
    .optional(),
  ingredients_complete: z.boolean().optional(),
  cross_contact_stated: z.boolean().optional(),
});

export const VariantEdits = z.array(VariantEdit).max(variantsAtMost, 'must have at most {number}');

export const variantCalls = defineContract({
  getMenuVariants: {
    method: 'GET',
    path: '/api/restaurant/:id/variants',
    summary: 'The dishes of a menu with the other ways in which they are made, for those who keep it',
    access: 'owner',
    params: ById,
    response: MenuVariants,
    etag: true,
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  },
  saveVariants: {
    method: 'PUT',
    path: '/api/restaurant/:id/variants/:dishId',
    summary:
      'The ways in which one dish can be made, in their order; one that is missing is gone. With the version of the menu in ' +
      'If-Match: 412 if anything changed since. With `components_version`, 412 also if a component changed since; 428 without it ' +
      'where a way adds other components than before. What is stated of a dish is never stated of its variants',
    access: 'owner',
    params: z.object({ id: Id, dishId: Id }),
    body: z.object({ variants: VariantEdits, components_version: z.string().max(100).optional() }),
    response: MenuVariants,
    etag: true,
    ifMatch: true,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'precondition_failed', 'precondition_required'],
  },
});
