import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { AllergenId } from './facts.ts';

export const Role = z.enum(['user', 'r_admin', 'w_admin']);

/** The signed-in person. `email_address` repeats `email`. */
export const User = z.object({
  id: z.int(),
  role: Role,
  username: z.string(),
  email: z.string(),
  email_address: z.string(),
  profile_picture_url: z.string().nullable(),
});
export type User = z.infer<typeof User>;

/** One eater's avoidances, resolved against the lexicon: what `assessDish` takes. */
export const Avoidance = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('allergen'),
    allergen: AllergenId,
    strictness: z.enum(['dangerous', 'ask', 'fine']),
  }),
  z.object({ kind: z.literal('ingredient'), name: z.string(), term: z.string() }),
  z.object({ kind: z.literal('unknown'), name: z.string() }),
]);

/** Who is eating, and what they avoid. Health data: never in an address or a log. */
export const Profile = z.object({
  eaters: z.array(z.object({ name: z.string().optional(), avoids: z.array(Avoidance) })),
});
export type Profile = z.infer<typeof Profile>;

export const accountCalls = defineContract({
  login: {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in; the token is false when e-mail or password are wrong',
    access: 'public',
    body: z.object({
      email_address: z.string().min(1).max(254),
      password: z.string().min(1).max(128),
    }),
    response: z.object({ token: z.union([z.string(), z.literal(false)]) }),
    errors: ['rate_limited'],
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End this session',
    access: 'user',
    response: z.object({ ok: z.literal(true) }),
    errors: ['unauthenticated'],
  },
  getUser: {
    method: 'GET',
    path: '/api/user',
    summary: 'The signed-in person',
    access: 'user',
    response: User,
    errors: ['unauthenticated'],
  },
  getProfile: {
    method: 'GET',
    path: '/api/profile',
    summary: 'What those who are eating today avoid',
    access: 'user',
    response: Profile,
    errors: ['unauthenticated'],
  },
});
