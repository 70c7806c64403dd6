import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Done } from './done.ts';
import { Email, UnturnedLine } from './fields.ts';
import { NewPassword, Password } from './new-password.ts';

export const Role = z.enum(['user', 'r_admin', 'w_admin']);

/** Describes the signed-in person; `email_address` repeats `email`. */
export const User = z.object({
  id: z.int(),
  role: Role,
  username: z.string(),
  email: z.string(),
  email_address: z.string(),
  profile_picture_url: z.string().nullable(),
  /** Says whether somebody opened a link that was mailed to this address. */
  email_confirmed: z.boolean(),
});
export type User = z.infer<typeof User>;

/** This is what others, strangers included, see a person called. */
const Name = UnturnedLine(100);

/** This is the specification's body, which may name the e-mail address either way. A missing picture stays as it is. */
export const UserChange = z
  .object({
    username: Name,
    email: Email.optional(),
    email_address: Email.optional(),
    profile_picture: z.string().max(300).nullish(),
  })
  .refine(({ email, email_address }) => email !== undefined || email_address !== undefined, {
    path: ['email'],
    message: 'must not be empty',
  });

export const accountCalls = defineContract({
  register: {
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Open an account and sign in; `issues` names the field that is refused, `conflict` a taken e-mail',
    access: 'public',
    body: z.object({ username: Name, email_address: Email, password: NewPassword }),
    response: z.object({ token: z.string() }),
    errors: ['conflict', 'rate_limited'],
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in; the token is false when e-mail or password are wrong',
    access: 'public',
    body: z.object({
      email_address: z.string().trim().min(1).max(254),
      password: Password,
    }),
    response: z.object({ token: z.union([z.string(), z.literal(false)]) }),
    errors: ['rate_limited'],
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End this session',
    access: 'user',
    response: Done,
    errors: ['unauthenticated'],
  },
  keepPageSession: {
    method: 'POST',
    path: '/api/user/page-session',
    summary: 'Have this browser send the session with the pages that it asks for, in a cookie that no call reads',
    access: 'user',
    reads: true,
    response: Done,
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
  updateUser: {
    method: 'PUT',
    path: '/api/user',
    summary: 'Change name, e-mail and picture; a picture is one that this server issued to this person',
    access: 'user',
    body: UserChange,
    response: User,
    errors: ['unauthenticated', 'conflict', 'rate_limited'],
  },
});
