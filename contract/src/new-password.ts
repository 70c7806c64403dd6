import { z } from 'zod';
import { passwordLength } from './password-length.ts';

const { least, most } = passwordLength;

const tooLong = { error: 'must have at most {number} characters', params: { number: most } };

const count = (password: string) => Array.from(password).length;

/**
 * Takes a new password. Any characters are allowed; the server also refuses the most common passwords and names this
 * field in `issues`.
 */
export const NewPassword = z
  .string()
  // This comes before the exact count, so that a very long text is never counted.
  .refine((password) => password.length <= 2 * most, { ...tooLong, abort: true })
  .refine((password) => count(password) >= least, {
    error: 'must have at least {number} characters',
    params: { number: least },
  })
  .refine((password) => count(password) <= most, tooLong);

/** Takes an existing password as typed. Only the general limit of length applies. */
export const Password = z
  .string()
  .min(1)
  .max(2 * most);
