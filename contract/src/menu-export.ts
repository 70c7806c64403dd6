import { menuFormatIds } from '@clearplate/domain/menu/menu-formats';
import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { AllergenId, Instant, Warning } from './facts.ts';
import { ById } from './fields.ts';

/**
 * These are GS1's LevelOfContainmentCode. We never use `UNDECLARED`: it means that somebody assessed it, not that
 * nobody said.
 */
const LevelOfContainment = z.enum(['CONTAINS', 'MAY_CONTAIN', 'FREE_FROM']);

const CodedAllergen = z.object({
  allergenTypeCode: z.string(),
  levelOfContainmentCode: LevelOfContainment,
  /** Says when the restaurant stated it. Only `FREE_FROM` has it. */
  stated_at: Instant.optional(),
  /** Is the law that defines the code, which GS1 leaves to the user of the code. */
  allergenSpecificationAgency: z.enum(['FDA', 'EU']),
});

/** Says what is stated of a dish, or of the dish made another way. */
const Coded = z.object({
  allergens: z.array(CodedAllergen),
  /**
   * Lists the allergens stated absent while nothing is stated about cross-contact, which is too little for `FREE_FROM`.
   */
  stated_absent_without_traces: z.array(AllergenId),
  /**
   * Lists allergens stated absent, cross-contact included, while an ingredient is unclear or a reaction is unexplained.
   */
  stated_absent_with_questions: z.array(AllergenId),
  /** Lists allergens that it contains or may contain and that have no GS1 code. */
  contains_without_code: z.array(AllergenId),
  may_contain_without_code: z.array(AllergenId),
  /**
   * Lists the allergens that the restaurant answers for, at least the nine of US law, and that no valid statement
   * covers.
   */
  not_stated: z.array(AllergenId),
  /**
   * Names the components, which the kitchen makes once and uses in many dishes, with what each brings or may bring of
   * the above.
   */
  components: z.array(z.object({ name: z.string(), contains: z.array(AllergenId), may_contain: z.array(AllergenId) })),
});

export const MenuExport = z.object({
  about: z.string(),
  exported_at: Instant,
  restaurant: z.object({ id: z.int(), name: z.string(), city: z.string(), zip_code: z.string() }),
  allergenSpecifications: z.array(
    z.object({ allergenSpecificationAgency: z.string(), allergenSpecificationName: z.string() }),
  ),
  items: z.array(
    Coded.extend({
      dish_id: z.int(),
      name: z.string(),
      section: z.string(),
      price_cents: z.int().nullable(),
      /** Lists other ways to make it. Statements about the dish don't apply to them, nor theirs to the dish. */
      variants: z.array(Coded.extend({ name: z.string(), price_cents: z.int().nullable() })),
    }),
  ),
});
export type MenuExport = z.infer<typeof MenuExport>;

const Format = z.enum(menuFormatIds);

/** Names a format of another system, and the dishes whose warnings it can't tell in full. */
const MenuFormatLimits = z.object({
  format: Format,
  /** Dishes come in the order of the menu. */
  dishes: z.array(
    z.object({
      dish_id: z.int(),
      name: z.string(),
      /** The warnings are of this way to make it; `null` for the dish as it comes. */
      variant: z.string().nullable(),
      unsaid: z.array(Warning),
    }),
  ),
});

export const menuExportCalls = defineContract({
  listMenuFormats: {
    method: 'GET',
    path: '/api/restaurant/:id/menu/formats',
    summary: 'The formats of other systems that a menu can be exported in, and what each would leave unsaid of it',
    access: 'owner',
    params: ById,
    response: z.array(MenuFormatLimits),
    errors: ['unauthenticated', 'forbidden', 'not_found', 'rate_limited'],
  },
  exportMenuAs: {
    method: 'GET',
    path: '/api/restaurant/:id/menu/formats/:format',
    summary: 'A menu as a file of another system. “Free” labels are only of current statements without open questions',
    access: 'owner',
    params: ById.extend({ format: Format }),
    response: z.string(),
    media: 'application/json',
    errors: ['unauthenticated', 'forbidden', 'not_found', 'rate_limited'],
  },
  exportMenuAllergens: {
    method: 'GET',
    path: '/api/restaurant/:id/menu/gs1',
    summary: "A menu's allergens in the codes of GS1",
    access: 'public',
    params: ById,
    response: MenuExport,
    download: 'menu-allergens-gs1.json',
    errors: ['not_found'],
  },
});
