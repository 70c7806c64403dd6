import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { AllergenId, DishFacts, Instant, StatementLevel, StatementSource, Warning } from './facts.ts';
import { ById, IngredientName, Line, OptionalLine, OptionalParagraphs } from './fields.ts';

/**
 * This is a statement about one allergen. Those of the `kitchen` are derived from shared equipment and can't be edited.
 * A null `stated_at` means that it has no date, so it warns and clears nothing until somebody states it again.
 */
export const MenuStatement = z.object({
  allergen: AllergenId,
  level: StatementLevel,
  reason: z.string().nullable(),
  /** The same statement says that it is no ingredient; only with `may_contain`. */
  ingredient: z.literal('absent').nullish(),
  source: StatementSource,
  stated_at: Instant.nullable(),
  /** Names the person who stated it last. It is null for an import, the kitchen, and people whose account is gone. */
  stated_by: z.string().nullish(),
});
export type MenuStatement = z.infer<typeof MenuStatement>;

/**
 * This is a dish as the menu's editors see it. A statement that is older than `ingredients_changed_at` or than the
 * menu's `statement_days` doesn't clear and has to be stated again.
 */
export const MenuDish = z.object({
  id: z.int(),
  /** `saveMenu` created it under this key; null if it was created otherwise. */
  key: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  /** Is empty if the dish is in no section. Sections are in the order in which the menu first names them. */
  section: z.string(),
  price_cents: z.int().nullable(),
  image_url: z.string().nullable(),
  archived: z.boolean(),
  ingredients: z.array(z.string()),
  /** Says when the ingredients last changed, or those of a component that it uses. */
  ingredients_changed_at: Instant.nullable(),
  /** Says when the list was confirmed to be complete; null if it is partial. */
  ingredients_complete_at: Instant.nullable(),
  /** Says when the restaurant finished stating its cross-contact; null if it hasn't. */
  cross_contact_stated_at: Instant.nullable(),
  /** An allergen without an entry is not stated. */
  statements: z.array(MenuStatement),
  /** Lists ids of the components that it uses. */
  uses: z.array(z.int()),
  /** Diners' verdicts use the same facts. An allergen that is present though stated absent is a contradiction. */
  facts: DishFacts,
});
export type MenuDish = z.infer<typeof MenuDish>;

/**
 * Tells an editor of dishes what they need to know of a component, which a kitchen makes once and uses in many dishes.
 */
export const UsedComponent = z.object({
  id: z.int(),
  /** It was created under this key; null if it was created otherwise. */
  key: z.string().nullable(),
  name: z.string(),
  /** It belongs to the chain, so only site admins and imports change it. */
  is_shared: z.boolean(),
  ingredients: z.array(z.string()),
  ingredients_changed_at: Instant.nullable(),
  /** Says when the list was confirmed to be complete; null if it is partial. */
  ingredients_complete_at: Instant.nullable(),
  statements: z.array(MenuStatement.omit({ stated_by: true })),
  /** Lists the ids of the components in it. */
  uses: z.array(z.int()),
});
export type UsedComponent = z.infer<typeof UsedComponent>;

/** This is a whole menu in its order, including the archived dishes. */
export const EditableMenu = z.object({
  /** Changes whenever anybody changes one of the dishes; pass it to `saveMenu` as `ifMatch`. */
  version: z.string(),
  restaurant_id: z.int(),
  /** Is the server's time, by which the editor knows what is too old. */
  now: Instant,
  /** Statements older than this many days don't clear. */
  statement_days: z.number(),
  dishes: z.array(MenuDish),
  /** Lists the components that its dishes use or may use: the restaurant's, then its chain's. */
  components: z.array(UsedComponent),
  /** Changes whenever one of these changes; pass it to `saveMenu` if dishes use other components than before. */
  components_version: z.string(),
});
export type EditableMenu = z.infer<typeof EditableMenu>;

/** A dish has at most this many ingredients. */
export const mostIngredients = 200;
/** A menu has at most this many dishes, and so has one save. */
export const mostDishes = 1000;
/** Prices are in cents. */
export const highestPrice = 10_000_000;

/**
 * `not_stated` withdraws the statement. `reason` and `ingredient` go with `may_contain` only; `ingredient: 'absent'`
 * says that it is no ingredient but traces are possible.
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

/** A file warns of this and nobody has confirmed it: it is stored as a claim, which warns and never clears. */
const ClaimEdit = Warning.extend({
  reason: Line(200).nullish(),
  /** Is the file's date. */
  stated_on: z.iso.date().nullish(),
}).refine(({ level, reason }) => reason == null || level === 'may_contain', {
  path: ['reason'],
  message: 'is for "may contain" only',
});

// These have no defaults, because whatever an edit doesn't name stays as it is.
const mayBeEmpty = OptionalParagraphs(4000).unwrap();
const mayBeNone = OptionalLine(100).unwrap();

/** The client chooses it for a new dish, for example a UUID. */
export const CreationKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'must have 8 to 64 letters, digits, _ or -');

/**
 * Edits one dish, named by exactly one of `id` and `key`. Whatever the edit doesn't name stays as it is, with its date.
 * It is applied in the order of these fields. Named statements are dated now by the server's clock, even if unchanged:
 * that is how people confirm them. If the ingredients change, or the name or description implies others, earlier
 * statements have to be confirmed.
 */
export const MenuDishEdit = z
  .object({
    id: z.int().positive().optional(),
    /** A second request with the same key edits the dish that the first one created. */
    key: CreationKey.optional(),
    /** Copies this dish and its kitchen into a new dish, whose statements then have to be confirmed. */
    copy_of: z.int().positive().optional(),
    /** A new dish needs a name. */
    name: Line(200).optional(),
    description: mayBeEmpty.optional(),
    section: mayBeNone.optional(),
    price_cents: z.int().min(0).max(highestPrice).nullable().optional(),
    /** `null` removes the picture; `setDishImage` uploads another. */
    image_url: z.null().optional(),
    /** Archived dishes are hidden from the menu and can be restored. */
    archived: z.boolean().optional(),
    /** Is the whole list in its order, which then has to be confirmed as complete again. */
    ingredients: z.array(IngredientName).max(mostIngredients).optional(),
    /**
     * Lists all components that it uses, by id or by the key that creates one. Changing them counts as changing
     * ingredients.
     */
    uses: z
      .array(z.union([z.int().positive(), CreationKey]))
      .max(20)
      .optional(),
    /** Lists warnings of a file that nobody has confirmed. They are added, and take nothing away. */
    claims: z.array(ClaimEdit).max(AllergenId.options.length).optional(),
    statements: z.array(StatementEdit).max(AllergenId.options.length).optional(),
    /** After the statements, this states absent those of the nine that the domain's `othersOfTheNine` returns. */
    none_of_the_others: z.literal(true).optional(),
    /** `true` confirms the list as complete now; `false` makes it partial. */
    ingredients_complete: z.boolean().optional(),
    /** `true` says that cross-contact is fully stated as of now; `false` that it isn't. */
    cross_contact_stated: z.boolean().optional(),
    /**
     * Describes the other ways to make it, as in the column of a menu file. A part that is repeated unchanged keeps its
     * date.
     */
    ways_as_written: z.string().max(50_000, 'is too long').optional(),
  })
  .refine(({ id, key }) => (id === undefined) !== (key === undefined), {
    path: ['id'],
    message: 'either id or key must name the dish',
  });
export type MenuDishEdit = z.infer<typeof MenuDishEdit>;

/** A save creates this component. A second request with the same key creates none. */
const NewComponent = z.object({
  key: CreationKey,
  name: Line(100),
  ingredients: z.array(IngredientName).max(100),
  /** `true` confirms the list as complete now. */
  ingredients_complete: z.boolean().optional(),
});
export type NewComponent = z.infer<typeof NewComponent>;

/** One save can create at most this many components. */
export const mostMade = 100;

/** Names each dish of the menu once, archived and new ones too, by id or by the key that creates it. */
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
      'is answered as done. Answers the menu as it is then. Without `order`, new dishes come last. With `components_version`, ' +
      '412 also if a component changed since; 428 without it where a dish uses other components than before',
    access: 'owner',
    params: ById,
    body: z.object({
      dishes: z.array(MenuDishEdit).max(mostDishes),
      order: MenuOrder.optional(),
      /** They are created before the dishes, which may use them. */
      components: z.array(NewComponent).max(mostMade).optional(),
      components_version: z.string().max(100).optional(),
    }),
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
