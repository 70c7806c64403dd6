import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { AllergenId, Instant } from './facts.ts';
import { ById } from './fields.ts';

/** GS1's LevelOfContainmentCode, of which `UNDECLARED` is not used: it means assessed, and never "nobody said". */
const LevelOfContainment = z.enum(['CONTAINS', 'MAY_CONTAIN', 'FREE_FROM']);

const CodedAllergen = z.object({
  allergenTypeCode: z.string(),
  levelOfContainmentCode: LevelOfContainment,
  /** Beside `FREE_FROM`: when the restaurant stated it. */
  stated_at: Instant.optional(),
  /** Under which law the code is meant: GS1 leaves that to whoever uses it. */
  allergenSpecificationAgency: z.enum(['FDA', 'EU']),
});

export const MenuExport = z.object({
  about: z.string(),
  exported_at: Instant,
  restaurant: z.object({ id: z.int(), name: z.string(), city: z.string(), zip_code: z.string() }),
  allergenSpecifications: z.array(
    z.object({ allergenSpecificationAgency: z.string(), allergenSpecificationName: z.string() }),
  ),
  items: z.array(
    z.object({
      dish_id: z.int(),
      name: z.string(),
      section: z.string(),
      price_cents: z.int().nullable(),
      allergens: z.array(CodedAllergen),
      /** Stated absent, while nothing is stated about cross-contact: too little for `FREE_FROM`. */
      stated_absent_without_traces: z.array(AllergenId),
      /** Stated absent, its traces too, while something else is open: an unclear ingredient, an unexplained reaction. */
      stated_absent_with_questions: z.array(AllergenId),
      /** There, or possibly there, and without a code of GS1. */
      contains_without_code: z.array(AllergenId),
      may_contain_without_code: z.array(AllergenId),
      /** Those of the nine of US law of which nobody said anything that still holds. */
      not_stated: z.array(AllergenId),
    }),
  ),
});
export type MenuExport = z.infer<typeof MenuExport>;

export const menuExportCalls = defineContract({
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
