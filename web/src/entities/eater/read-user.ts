import type { User } from '@clearplate/contract/accounts';
import { ApiError } from '../../shared/api/api-error.ts';
import { t } from '../../translations/t.ts';

const admins: readonly unknown[] = ['r_admin', 'w_admin'] satisfies User['role'][];

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Reads a user and throws for anything else. It takes the e-mail under either name, and treats a blank, missing or
 * unknown role as the one with the least rights.
 */
export function readUser(value: unknown): User {
  const { id, role, username, email, email_address, profile_picture_url, email_confirmed } = Object(value) as Readonly<
    Record<string, unknown>
  >;
  const [name, address] = [textIn(username), textIn(email) ?? textIn(email_address)];
  if (typeof id !== 'number' || name === undefined || address === undefined)
    throw new ApiError({ status: 200, code: 'internal', message: t('Unreadable answer') });
  return {
    id,
    role: admins.includes(role) ? (role as User['role']) : 'user',
    username: name,
    email: address,
    email_address: address,
    profile_picture_url: textIn(profile_picture_url) ?? null,
    email_confirmed: email_confirmed === true,
  };
}
