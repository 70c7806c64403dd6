import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { hashPassword } from '../../http/passwords.ts';

/** Is the outcome of an appointment. `password` is set only for a new account, and shown just once. */
export type Appointment =
  | { readonly done: 'already' }
  | { readonly done: 'appointed'; readonly isEmailConfirmed: boolean }
  | { readonly done: 'created'; readonly password: string };

/** Makes the account with this e-mail address a site admin, and creates it if there is none. */
export async function appointAdmin(db: Db, email: string): Promise<Appointment> {
  const [account] = await db.query<{ id: number; role: string; isEmailConfirmed: boolean }>(sql`
    select id, role, email_confirmed_at is not null as "isEmailConfirmed" from users
    where lower(email) = lower(${email})`);
  if (account?.role === 'w_admin') return { done: 'already' };
  if (account) {
    await db.query(sql`update users set role = 'w_admin' where id = ${account.id}`);
    return { done: 'appointed', isEmailConfirmed: account.isEmailConfirmed };
  }
  const password = randomBytes(18).toString('base64url');
  await db.query(sql`insert into users (username, email, password_hash, role)
    values (${email.split('@', 1)[0]}, ${email}, ${await hashPassword(password)}, 'w_admin')`);
  return { done: 'created', password };
}
