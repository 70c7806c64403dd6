import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { AllergenId, Instant } from './facts.ts';

export const Allergen = z.object({ id: AllergenId, name: z.string(), description: z.string() });
export type Allergen = z.infer<typeof Allergen>;

/** Holds settings of the server that an assessment in the browser needs. */
export const AssessSettings = z.object({
  statementDays: z.int(),
  lexiconVersion: z.string(),
  /** Is the server's time, because a wrong clock on the device could make old statements count. */
  now: Instant,
});
export type AssessSettings = z.infer<typeof AssessSettings>;

export const catalogueCalls = defineContract({
  listAllergens: {
    method: 'GET',
    path: '/api/allergen/all',
    summary: 'The catalogue of allergens, whole',
    access: 'public',
    response: z.array(Allergen),
    errors: [],
  },
  listIngredients: {
    method: 'GET',
    path: '/api/ingredient',
    summary: 'The catalogue of ingredients, whole',
    access: 'public',
    response: z.array(z.object({ name: z.string() })),
    errors: [],
  },
  getAssessSettings: {
    method: 'GET',
    path: '/api/assess/settings',
    summary: 'How long statements count here, and which version of the lexicon is in force',
    access: 'public',
    response: AssessSettings,
    errors: [],
  },
});
