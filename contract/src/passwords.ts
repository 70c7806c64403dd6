import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Done } from './done.ts';
import { Email } from './fields.ts';
import { LinkToken } from './mailed-links.ts';
import { NewPassword, Password } from './new-password.ts';

export const passwordCalls = defineContract({
  changePassword: {
    method: 'PUT',
    path: '/api/user/password',
    summary: 'Change the password; ends the other sessions. A wrong current one is a refused `current_password`',
    access: 'user',
    body: z.object({ current_password: Password, new_password: NewPassword }),
    response: Done,
    errors: ['unauthenticated', 'rate_limited'],
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Mail a link to reset the password (/reset-password#token=…); says nothing on whether the e-mail is known',
    access: 'public',
    body: z.object({ email_address: Email }),
    response: Done,
    errors: ['rate_limited'],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password by a mailed link; ends every session',
    access: 'public',
    body: z.object({ token: LinkToken, new_password: NewPassword }),
    response: Done,
    errors: ['gone', 'rate_limited'],
  },
});
