import { z } from 'zod';
import { passwordLength } from './password-length.ts';

const { least, most } = passwordLength;

const count = (password: string) => Array.from(password).length;

/**
 * A new password. Any characters are allowed; the server also refuses the most common passwords and names this field in
 * `issues`.
 */
export const NewPassword = z
  .string()
  // // This comes before the exact count, so that a very long text is never counted.
  .max(2 * most, `must have at most ${most} characters`)
  .refine((password) => count(password) >= least, `must have at least ${least} characters`)
  .refine((password) => count(password) <= most, `must have at most ${most} characters`);

/** An existing password as typed. It only has the general limit of length. */
export const Password = z
  .string()
  .min(1)
  .max(2 * most);
