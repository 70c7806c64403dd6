import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Done } from './done.ts';
import { AllergenId } from './facts.ts';
import { ById, IdInBody, Line } from './fields.ts';

/** Says how much of an avoided thing an eater tolerates. */
export const Strictness = z.enum(['dangerous', 'ask', 'fine']);

/** This is one avoidance of an eater, resolved with the lexicon, in the form that `assessDish` takes. */
export const Avoidance = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('allergen'), allergen: AllergenId, strictness: Strictness }),
  z.object({
    kind: z.literal('ingredient'),
    name: z.string().max(100),
    term: z.string().max(100),
    /** A list without it clears only if this is true. Older servers don't send it. */
    closed: z.boolean().optional(),
    /** Lists other names for it, which a verdict can quote. */
    names: z.array(z.string().max(100)).max(200).optional(),
    strictness: Strictness.optional(),
  }),
  z.object({ kind: z.literal('unknown'), name: z.string().max(100), strictness: Strictness.optional() }),
]);

/** Lists the eaters and what they avoid. This is health data: never put it in an address or a log. */
export const Profile = z.object({
  eaters: z.array(
    z.object({
      name: z.string().optional(),
      avoids: z.array(Avoidance),
      /** Says what the eater dislikes. Older servers don't send this, and list dislikes as avoided. */
      dislikes: z.array(Avoidance).optional(),
    }),
  ),
  /**
   * Is the version of the lexicon that resolved the names; it can't assess facts from another. Older servers don't send
   * it.
   */
  lexicon_version: z.string().optional(),
});
export type Profile = z.infer<typeof Profile>;

/** Names an allergy of an eater. A name that the catalogue doesn't know is stored, but can only warn. */
export const EaterAllergen = z.object({ name: z.string(), strictness: Strictness });
export type EaterAllergen = z.infer<typeof EaterAllergen>;

/**
 * This is a member of the household. With `is_first`, the account's own allergens apply, and the eater can't be
 * removed.
 */
export const Eater = z.object({
  id: z.int(),
  name: z.string(),
  is_first: z.boolean(),
  is_eating: z.boolean(),
  allergens: z.array(EaterAllergen),
});
export type Eater = z.infer<typeof Eater>;

/** An account has at most this many eaters, and an eater at most this many allergens. */
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
