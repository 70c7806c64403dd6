import { plainChanges, type DishChange as DomainChange } from '@clearplate/domain/menu/dish-changes';
import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { AllergenId, Instant, StatementLevel, StatementSource } from './facts.ts';
import { ById, PageQuery } from './fields.ts';

const about = { allergen: AllergenId, level: StatementLevel, source: StatementSource, reason: z.string().nullable() };

/** Names the component of the dish that the change was made to. */
const component = z.string().optional();

/** Describes one change of a dish; the domain's `describeChange` puts it into words. */
export const DishChange = z.discriminatedUnion('kind', [
  z.object({ component, kind: z.enum(plainChanges) }),
  z.object({ component, kind: z.enum(['renamed', 'section_changed']), from: z.string(), to: z.string() }),
  z.object({
    component,
    kind: z.literal('price_changed'),
    fromCents: z.int().nullable(),
    toCents: z.int().nullable(),
  }),
  z.object({
    component,
    kind: z.enum(['ingredient_added', 'ingredient_removed', 'component_added', 'component_removed']),
    name: z.string(),
  }),
  z.object({ component, kind: z.literal('allergen_stated'), ...about, was: StatementLevel.nullable() }),
  z.object({ component, kind: z.enum(['allergen_confirmed', 'allergen_unsettled']), ...about }),
  z.object({
    component,
    kind: z.literal('allergen_withdrawn'),
    allergen: AllergenId,
    was: StatementLevel,
    source: StatementSource,
  }),
  z.object({
    kind: z.enum([
      'variant_added',
      'variant_removed',
      'variant_changed',
      'variant_component_changed',
      'variant_stated',
    ]),
    component,
    name: z.string(),
    way: z.string(),
  }),
  z.object({ component, kind: z.literal('variant_renamed'), from: z.string(), to: z.string(), way: z.string() }),
  z.object({
    component,
    kind: z.enum(['reaction_reported', 'reaction_dismissed']),
    allergen: AllergenId,
    told: z.literal(true).optional(),
  }),
]) satisfies z.ZodType<DomainChange>;
export type DishChange = z.infer<typeof DishChange>;

/** Records one change of a dish. It never names the person. */
export const DishHistoryEntry = z.object({
  id: z.int(),
  at: Instant,
  by: z.enum(['restaurant', 'admin', 'import', 'sample', 'kitchen', 'report', 'chart', 'component']),
  changes: z.array(DishChange),
});
export type DishHistoryEntry = z.infer<typeof DishHistoryEntry>;

export const historyCalls = defineContract({
  getDishHistory: {
    method: 'GET',
    path: '/api/dish/:id/history',
    summary: 'What changed about a dish, newest first. A page may have fewer entries and still a next one',
    access: 'public',
    params: ById,
    query: PageQuery,
    response: z.array(DishHistoryEntry),
    paged: true,
    errors: ['not_found'],
  },
});
