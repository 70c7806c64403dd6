import { changesAtMost, variantsAtMost } from '@clearplate/domain/facts/variant';
import { usesOfWayAtMost } from '@clearplate/domain/facts/way-components';
import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Instant } from './facts.ts';
import { ById, Id, IngredientName, Line } from './fields.ts';
import { highestPrice, MenuStatement, StatementEdit } from './menu.ts';
import { AllergenId, StatementLevel, StatementSource } from './facts.ts';

/** Is another way to make a dish, as editors of the menu see it. */
const Variant = z.object({
  /** Is the id that identifies it among the ways of its dish; a new name doesn't change it. */
  id: z.string(),
  name: z.string(),
  leaves_out: z.array(z.string()),
  adds: z.array(z.string()),
  /** Lists ids of the components that it adds. */
  uses: z.array(z.int()),
  price_cents: z.int().nullable(),
  /** Says when what it leaves out or adds last changed, or the content of a component that it adds did. */
  changed_at: Instant.nullable(),
  ingredients_complete_at: Instant.nullable(),
  cross_contact_stated_at: Instant.nullable(),
  statements: z.array(MenuStatement),
});

/** This is a dish with what can be left out of it. It may not be archived. */
const DishWithVariants = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  ingredients: z.array(z.string()),
  /** Names its components, which a way may leave out. */
  components: z.array(z.string()),
  /**
   * Says when its content last changed, or a warning of it ended. Statements about a variant that are older than this,
   * or than its own change, don't clear.
   */
  ingredients_changed_at: Instant.nullable(),
  /** Lists allergens that it is said to contain, or maybe contain, as it comes. */
  warnings: z.array(
    z.object({ allergen: AllergenId, level: StatementLevel, source: StatementSource, stated_at: Instant.nullable() }),
  ),
  variants: z.array(Variant),
  /**
   * Lists the allergens that exactly one ingredient of its list brings, with that ingredient: leaving it out removes
   * them.
   */
  brought_by_one: z.array(z.object({ ingredient: z.string(), allergens: z.array(AllergenId) })),
});
export type DishWithVariants = z.infer<typeof DishWithVariants>;

const MenuVariants = z.object({
  /** Is the version of the menu; pass it to `saveVariants` as `ifMatch`. */
  version: z.string(),
  now: Instant,
  /** Statements older than this many days don't clear. */
  statement_days: z.number(),
  /**
   * Lists the allergens that can be stated of a way: the nine, what the restaurant chose besides, and gluten until it
   * chooses.
   */
  answers_for: z.array(AllergenId),
  /**
   * Lists the components that a way may add, and those that some way still adds although the place has left their
   * chain.
   */
  components: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** Lists allergens that it would be known to contain by itself, or maybe contain. */
      contains: z.array(AllergenId),
      may_contain: z.array(AllergenId),
      /** Says whether all of its content was stated. */
      is_complete: z.boolean(),
    }),
  ),
  /** Pass it to `saveVariants` if a way adds other components than before. */
  components_version: z.string(),
  dishes: z.array(DishWithVariants),
});
export type MenuVariants = z.infer<typeof MenuVariants>;

/** Says how a variant is to be. Without `statements`, what is stated of it stays. */
const VariantEdit = z.object({
  /**
   * Is the id of the variant that is meant, whatever its name. Without it, the one with this name is meant, or a new
   * one.
   */
  id: Line(200).optional(),
  name: Line(100),
  leaves_out: z.array(IngredientName).max(changesAtMost),
  adds: z.array(IngredientName).max(changesAtMost),
  /** Lists ids of the components that it adds; without this, those that it added stay. */
  uses: z.array(z.int().positive()).max(usesOfWayAtMost).optional(),
  /** Is `null` if it costs the same as the dish. */
  price_cents: z.int().min(0).max(highestPrice).nullable().optional(),
  /** Lists allergens whose earlier statements stay as they are, with their dates. */
  keeps: z.array(AllergenId).max(AllergenId.options.length).optional(),
  /** Says what is stated of it now. It replaces everything except what it `keeps`. */
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
