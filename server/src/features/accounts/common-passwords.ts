import ranked from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { passwordLength } from '@clearplate/contract/password-length';
import { badField } from '../../http/app-error.ts';

const refusedCount = 3000;

// The list is ranked by frequency. Most of its first entries are too short to be chosen, so we take as many more that
// aren't.
const refused: ReadonlySet<string> = new Set([
  ...ranked.slice(0, refusedCount),
  ...ranked.filter(({ length }) => length >= passwordLength.least).slice(0, refusedCount),
]);

/** Refuses a password that guessers try first: the most common ones, and the person's own names. */
export function refuseCommonPassword(
  field: string,
  password: string,
  { username, email }: { readonly username?: string; readonly email?: string } = {},
): void {
  const chosen = password.toLowerCase();
  const own = [username, email, email?.split('@', 1)[0], 'clearplate'].map((name) => name?.toLowerCase());
  if (refused.has(chosen) || refused.has(password)) throw badField(field, 'is one of the most common passwords');
  if (own.includes(chosen)) throw badField(field, 'must not be your name or e-mail');
}
