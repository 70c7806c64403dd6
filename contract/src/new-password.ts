import { z } from 'zod';
import { passwordLength } from './password-length.ts';

const { least, most } = passwordLength;

const count = (password: string) => Array.from(password).length;

/**
 * A password that somebody chooses. Any characters will do; the server also refuses the most common ones, with
 * the same field in its `issues`.
 */
export const NewPassword = z
  .string()
  // Before the exact count, so that nothing long is walked through.
  .max(2 * most, `must have at most ${most} characters`)
  .refine((password) => count(password) >= least, `must have at least ${least} characters`)
  .refine((password) => count(password) <= most, `must have at most ${most} characters`);

/** A password as somebody types it who has one: no bounds but that of any password. */
export const Password = z
  .string()
  .min(1)
  .max(2 * most);
