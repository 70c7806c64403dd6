import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Done } from './done.ts';
import { AllergenId } from './facts.ts';
import { ById, IdInBody, Line } from './fields.ts';

/** What an eater tolerates of something avoided. */
export const Strictness = z.enum(['dangerous', 'ask', 'fine']);

/** One eater's avoidances, resolved against the lexicon: what `assessDish` takes. */
export const Avoidance = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('allergen'), allergen: AllergenId, strictness: Strictness }),
  z.object({
    kind: z.literal('ingredient'),
    name: z.string().max(100),
    term: z.string().max(100),
    /** Only then a list without it clears. An older server doesn't say it. */
    closed: z.boolean().optional(),
    /** What else it may be written as, so that a verdict can quote it. */
    names: z.array(z.string().max(100)).max(200).optional(),
    strictness: Strictness.optional(),
  }),
  z.object({ kind: z.literal('unknown'), name: z.string().max(100), strictness: Strictness.optional() }),
]);

/** Who is eating, and what they avoid. Health data: never in an address or a log. */
export const Profile = z.object({
  eaters: z.array(
    z.object({
      name: z.string().optional(),
      avoids: z.array(Avoidance),
      /** What they would rather not eat. An older server knows no such thing, and says that all of it is avoided. */
      dislikes: z.array(Avoidance).optional(),
    }),
  ),
  /** Under which names were resolved: facts of another assess nothing for it. An older server doesn't say it. */
  lexicon_version: z.string().optional(),
});
export type Profile = z.infer<typeof Profile>;

/** What an eater is allergic to, by name. A name that the catalogue doesn't know is kept; it can only warn. */
export const EaterAllergen = z.object({ name: z.string(), strictness: Strictness });
export type EaterAllergen = z.infer<typeof EaterAllergen>;

/** Somebody of the household. `is_first`: the account's own allergens are theirs, and they can't be removed. */
export const Eater = z.object({
  id: z.int(),
  name: z.string(),
  is_first: z.boolean(),
  is_eating: z.boolean(),
  allergens: z.array(EaterAllergen),
});
export type Eater = z.infer<typeof Eater>;

/** How many eaters an account has at most, and how many allergens one of them. */
export const mostEaters = 12;
const mostAllergens = 200;

const AllergenName = Line(100);
const Named = z.object({ name: Line(100) });

export const eaterCalls = defineContract({
  getProfile: {
    method: 'GET',
    path: '/api/profile',
    summary: 'What those who are eating today avoid',
    access: 'user',
    response: Profile,
    errors: ['unauthenticated'],
  },
  listMyAllergens: {
    method: 'GET',
    path: '/api/allergen',
    summary: "The names of the account's own allergens: those of its first eater",
    access: 'user',
    response: z.array(z.string()),
    errors: ['unauthenticated'],
  },
  setMyAllergens: {
    method: 'POST',
    path: '/api/allergen',
    summary: 'Makes exactly these the own allergens; those that stay keep their strictness. Answers what was saved',
    access: 'user',
    body: z.array(AllergenName).max(mostAllergens),
    response: z.array(z.string()),
    errors: ['unauthenticated'],
  },
  listEaters: {
    method: 'GET',
    path: '/api/eater',
    summary: 'The household, the first eater first',
    access: 'user',
    response: z.array(Eater),
    errors: ['unauthenticated'],
  },
  createEater: {
    method: 'POST',
    path: '/api/eater',
    summary: 'One more eater, who eats today',
    access: 'user',
    body: Named,
    response: Eater,
    idempotencyKey: true,
    errors: ['unauthenticated'],
  },
  setEating: {
    method: 'PUT',
    path: '/api/eater/eating',
    summary: 'Chooses who is eating today: these and nobody else, at least one',
    access: 'user',
    body: z.object({ ids: z.array(IdInBody).min(1, 'choose at least one').max(mostEaters) }),
    response: z.array(Eater),
    errors: ['unauthenticated', 'not_found'],
  },
  renameEater: {
    method: 'PUT',
    path: '/api/eater/:id',
    summary: 'Another name for an eater',
    access: 'user',
    params: ById,
    body: Named,
    response: Eater,
    errors: ['unauthenticated', 'not_found'],
  },
  deleteEater: {
    method: 'DELETE',
    path: '/api/eater/:id',
    summary: 'Removes an eater with their allergens and preferences; never the first',
    access: 'user',
    params: ById,
    response: Done,
    errors: ['unauthenticated', 'not_found'],
  },
  listEaterAllergens: {
    method: 'GET',
    path: '/api/eater/:id/allergen',
    summary: "An eater's allergens with their strictness",
    access: 'user',
    params: ById,
    response: z.array(EaterAllergen),
    errors: ['unauthenticated', 'not_found'],
  },
  setEaterAllergens: {
    method: 'PUT',
    path: '/api/eater/:id/allergen',
    summary: "Makes exactly these an eater's allergens. Answers what was saved",
    access: 'user',
    params: ById,
    body: z.array(z.object({ name: AllergenName, strictness: Strictness.default('ask') })).max(mostAllergens),
    response: z.array(EaterAllergen),
    errors: ['unauthenticated', 'not_found'],
  },
});
