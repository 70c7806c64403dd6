import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Done } from './done.ts';
import { Email } from './fields.ts';

/** Takes the token of a mailed link. It is in the fragment, so that the server gets it only when somebody uses it. */
export const LinkToken = z.string().regex(/^[A-Za-z0-9_-]{20,200}$/, 'is not the token of a link');

const ByLink = z.object({ token: LinkToken });

export const mailedLinkCalls = defineContract({
  requestEmailConfirmation: {
    method: 'POST',
    path: '/api/user/email/confirmation',
    summary: 'Mail the confirmation link (/confirm-email#token=…) once more; nothing when it is confirmed already',
    access: 'user',
    response: Done,
    errors: ['unauthenticated', 'rate_limited'],
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/auth/confirm-email',
    summary: 'Confirm an e-mail address by the link mailed to it',
    access: 'public',
    body: ByLink,
    response: Done,
    errors: ['gone', 'rate_limited'],
  },
  revertEmail: {
    method: 'POST',
    path: '/api/auth/revert-email',
    summary:
      'Take back a change of e-mail by the link mailed to the old address (/revert-email#token=…). The password no longer signs in; a link to set one is mailed',
    access: 'public',
    body: ByLink,
    response: Done,
    errors: ['gone', 'conflict', 'rate_limited'],
  },
  requestSignInLink: {
    method: 'POST',
    path: '/api/auth/sign-in-link',
    summary: 'Mail a link that signs in (/sign-in-link#token=…); says nothing on whether the e-mail is known',
    access: 'public',
    body: z.object({ email_address: Email }),
    response: Done,
    errors: ['rate_limited'],
  },
  signInByLink: {
    method: 'POST',
    path: '/api/auth/sign-in-by-link',
    summary: 'Sign in by a mailed link',
    access: 'public',
    body: ByLink,
    response: z.object({ token: z.string() }),
    errors: ['gone', 'rate_limited'],
  },
});
