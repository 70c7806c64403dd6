import { z } from 'zod';
import { defineContract, refusals } from './define-contract.ts';
import { AllergenId, DishFacts, Instant } from './facts.ts';
import { ById, Id, IngredientName, Line, PageQuery } from './fields.ts';
import { DishHistoryEntry } from './history.ts';
import { CreationKey, mostDishes, StatementEdit, UsedComponent } from './menu.ts';

/** A kitchen makes a component once and uses it in many dishes: a sauce, a batter, a stock, the frying oil. */
export const Component = UsedComponent.extend({
  /** Names the restaurant's dishes that name it, archived ones included. */
  dish_ids: z.array(z.int()),
  /** Names the restaurant's dishes that have a way to make them that adds it, archived ones included. */
  made_with_dish_ids: z.array(z.int()),
  /** Says what would be known of a dish that consists of nothing else. */
  facts: DishFacts,
});
export type Component = z.infer<typeof Component>;

export const Components = z.object({
  /** Changes whenever one of them changes; pass it to `saveComponents` as `ifMatch`. */
  version: z.string(),
  restaurant_id: z.int(),
  now: Instant,
  statement_days: z.number(),
  components: z.array(Component),
  /** Several dishes name these and nobody has broken them down. Those that most dishes name come first. */
  suggestions: z.array(z.object({ name: z.string(), dish_ids: z.array(z.int()) })),
});
export type Components = z.infer<typeof Components>;

/** Says how many components a restaurant, and a chain, may have. */
export const mostComponents = 100;
/** Says how many components one component, or one dish, may name. */
export const mostUsed = 20;

const Uses = z.array(z.int().positive()).max(mostUsed);

/** Edits one component, named by exactly one of `id` and `key`. Whatever the edit doesn't name stays as it is. */
export const ComponentEdit = z
  .object({
    id: z.int().positive().optional(),
    /** Only a new component has a key. */
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
    /** Deletes it, provided that no dish and no other component uses it. */
    removed: z.literal(true).optional(),
  })
  .refine(({ id, key }) => (id === undefined) !== (key === undefined), {
    path: ['id'],
    message: 'either id or key must name the component',
  });
export type ComponentEdit = z.infer<typeof ComponentEdit>;

const Save = z.object({ components: z.array(ComponentEdit).max(mostComponents) });

/** Says what a save would do, before it is done. */
export const ComponentEffect = z.object({
  /** Says how many dishes have one of the changed components in them, including dishes of other places of the chain. */
  dishes: z.int(),
  /** Counts, for each allergen, the dishes in which it would newly be present or possible. */
  warned: z.array(z.object({ allergen: AllergenId, dishes: z.int() })),
  /** Counts, for each allergen, the dishes in which it was present or possible and no longer would be. */
  unwarned: z.array(z.object({ allergen: AllergenId, dishes: z.int() })),
  /** Says how many of them have a statement or a confirmed list that stops clearing until somebody makes it again. */
  unsettled: z.int(),
  /** There are so many dishes that they are worked out in the background, and clear nothing until then. */
  deferred: z.boolean(),
});
export type ComponentEffect = z.infer<typeof ComponentEffect>;

/** Records one change of a component. It never names the person. */
export const ComponentHistoryEntry = DishHistoryEntry.extend({
  /** Says how many dishes it changed; on a restaurant's own page, only its own dishes count. */
  dish_count: z.int(),
  /** Lists the first few of these dishes. */
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
