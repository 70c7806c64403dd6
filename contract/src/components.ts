import { z } from 'zod';
import { defineContract, refusals } from './define-contract.ts';
import { AllergenId, DishFacts, Instant } from './facts.ts';
import { ById, Id, IngredientName, Line, PageQuery } from './fields.ts';
import { DishHistoryEntry } from './history.ts';
import { CreationKey, mostDishes, StatementEdit, UsedComponent } from './menu.ts';

/** What a kitchen makes once and uses in many dishes: a sauce, a batter, a stock, the frying oil. */
export const Component = UsedComponent.extend({
  /** The restaurant's dishes that name it, archived ones included. */
  dish_ids: z.array(z.int()),
  /** The restaurant's dishes that another way to make them adds it to, archived ones included. */
  made_with_dish_ids: z.array(z.int()),
  /** What would be known of a dish that is nothing else. */
  facts: DishFacts,
});
export type Component = z.infer<typeof Component>;

export const Components = z.object({
  /** Changes with every change of one of them; pass it to `saveComponents` as `ifMatch`. */
  version: z.string(),
  restaurant_id: z.int(),
  now: Instant,
  statement_days: z.number(),
  components: z.array(Component),
  /** What several dishes name and nobody has broken down, what most dishes name first. */
  suggestions: z.array(z.object({ name: z.string(), dish_ids: z.array(z.int()) })),
});
export type Components = z.infer<typeof Components>;

/** How many components a restaurant, and a chain, may have. */
export const mostComponents = 100;
/** How many components one component, or one dish, may name. */
export const mostUsed = 20;

const Uses = z.array(z.int().positive()).max(mostUsed);

/** An edit of one component, named by exactly one of `id` and `key`. Whatever it doesn't name stays as it is. */
export const ComponentEdit = z
  .object({
    id: z.int().positive().optional(),
    /** For a new one. */
    key: CreationKey.optional(),
    /** A new component needs a name. Names are unique among them, ignoring case. */
    name: Line(100).optional(),
    ingredients: z.array(IngredientName).max(100).optional(),
    uses: Uses.optional(),
    statements: z.array(StatementEdit).max(AllergenId.options.length).optional(),
    none_of_the_others: z.literal(true).optional(),
    ingredients_complete: z.boolean().optional(),
    /** Names it in exactly these dishes of the restaurant. */
    dish_ids: z.array(z.int().positive()).max(mostDishes).optional(),
    /** Deletes it, if no dish and no other component uses it. */
    removed: z.literal(true).optional(),
  })
  .refine(({ id, key }) => (id === undefined) !== (key === undefined), {
    path: ['id'],
    message: 'either id or key must name the component',
  });
export type ComponentEdit = z.infer<typeof ComponentEdit>;

const Save = z.object({ components: z.array(ComponentEdit).max(mostComponents) });

/** What a save would do, before it is done. */
export const ComponentEffect = z.object({
  /** How many dishes have one of the changed components in them, those of other places of the chain included. */
  dishes: z.int(),
  /** By allergen: in how many of them it is there or possible then, and wasn't known to be. */
  warned: z.array(z.object({ allergen: AllergenId, dishes: z.int() })),
  /** By allergen: in how many of them it was there or possible, and no longer is. */
  unwarned: z.array(z.object({ allergen: AllergenId, dishes: z.int() })),
  /** In how many of them a statement or a confirmed list stops clearing until somebody makes it again. */
  unsettled: z.int(),
  /** Whether so many dishes are worked out in the background, and clear nothing until then. */
  deferred: z.boolean(),
});
export type ComponentEffect = z.infer<typeof ComponentEffect>;

/** An entry of a component's history. It never names the person. */
export const ComponentHistoryEntry = DishHistoryEntry.extend({
  /** How many dishes it changed; of a restaurant's own page, its own. */
  dish_count: z.int(),
  /** The first of them. */
  dishes: z.array(z.object({ id: z.int(), name: z.string(), restaurant: z.string().nullable() })),
});
export type ComponentHistoryEntry = z.infer<typeof ComponentHistoryEntry>;

export const componentCalls = defineContract({
  getComponents: {
    method: 'GET',
    path: '/api/restaurant/:id/components',
    summary: 'What a kitchen makes once and uses in many dishes, for those who keep the menu',
    access: 'owner',
    params: ById,
    response: Components,
    etag: true,
    errors: [...refusals],
  },
  saveComponents: {
    method: 'PUT',
    path: '/api/restaurant/:id/components',
    summary:
      'Changes, creates and removes components, all or nothing. What is in one is in every dish that uses it: those are ' +
      'derived in the same transaction; beyond 500, their new warnings are, and they clear nothing until the rest is',
    access: 'owner',
    params: ById,
    body: Save,
    mostBytes: 3_000_000,
    response: Components,
    etag: true,
    ifMatch: true,
    errors: [...refusals, 'conflict', 'precondition_failed', 'precondition_required', 'rate_limited'],
  },
  previewComponents: {
    method: 'POST',
    path: '/api/restaurant/:id/components/preview',
    summary: 'What `saveComponents` would do to how many dishes; nothing is changed',
    access: 'owner',
    params: ById,
    body: Save,
    reads: true,
    mostBytes: 3_000_000,
    response: ComponentEffect,
    errors: [...refusals, 'conflict', 'rate_limited'],
  },
  getComponentHistory: {
    method: 'GET',
    path: '/api/restaurant/:id/component/:componentId/history',
    summary:
      'What changed about a component and which dishes of the restaurant that touched, newest first. A page may have fewer ' +
      'entries and still a next one',
    access: 'owner',
    params: z.object({ id: Id, componentId: Id }),
    query: PageQuery,
    response: z.array(ComponentHistoryEntry),
    paged: true,
    errors: [...refusals],
  },
});
