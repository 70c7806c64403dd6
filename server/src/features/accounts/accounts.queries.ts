import type { User } from '@clearplate/contract/accounts';
import type { SpokenLanguage } from '@clearplate/domain/wording/translate';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

export interface Credentials {
  readonly userId: number;
  readonly passwordHash: string;
  readonly isSample: boolean;
}

export async function findCredentials(db: Db, email: string): Promise<Credentials | undefined> {
  const [row] = await db.query<Credentials>(sql`
    select id as "userId", password_hash as "passwordHash", is_sample as "isSample"
    from users where lower(email) = lower(${email})`);
  return row;
}

/** Returns whether the password is still this one. If so, it stays until the transaction ends. */
export async function lockPassword(db: Db, { userId, passwordHash }: Credentials): Promise<boolean> {
  const rows = await db.query(
    sql`select 1 from users where id = ${userId} and password_hash = ${passwordHash} for share`,
  );
  return rows.length > 0;
}

export async function findUser(db: Db, id: number): Promise<User | undefined> {
  const [row] = await db.query<User>(sql`
    select id, role, username, email, email as email_address, profile_picture_url,
      email_confirmed_at is not null as email_confirmed from users where id = ${id}`);
  return row;
}

/** Returns the address and language in which to write to somebody. */
export async function findMailbox(
  db: Db,
  id: number,
): Promise<{ email: string; language: SpokenLanguage } | undefined> {
  const [row] = await db.query<{ email: string; language: SpokenLanguage }>(
    sql`select email, language from users where id = ${id}`,
  );
  return row;
}

/** Fails on the constraint `users_email` if somebody else has the e-mail. */
export async function insertUser(
  db: Db,
  user: { readonly username: string; readonly email: string; readonly passwordHash: string },
  now: Date,
): Promise<number> {
  const [row] = await db.query<{ id: number }>(sql`
    insert into users (username, email, password_hash, password_changed_at)
    values (${user.username}, ${user.email}, ${user.passwordHash}, ${now}) returning id`);
  if (!row) throw new Error('no user was inserted');
  return row.id;
}

export interface LockedUser {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly isSample: boolean;
  readonly passwordHash: string;
  readonly isEmailConfirmed: boolean;
  readonly profilePictureUrl: string | null;
}

/** Loads a person and locks their row until the transaction ends. */
export async function lockUser(db: Db, id: number): Promise<LockedUser> {
  const [row] = await db.query<LockedUser>(sql`
    select id, username, email, is_sample as "isSample", password_hash as "passwordHash",
      email_confirmed_at is not null as "isEmailConfirmed", profile_picture_url as "profilePictureUrl"
    from users where id = ${id} for update`);
  if (!row) throw new Error('the user is gone');
  return row;
}

export async function updateUserRow(
  db: Db,
  id: number,
  change: { readonly username: string; readonly email: string; readonly keepsConfirmation: boolean },
): Promise<void> {
  await db.query(sql`update users set username = ${change.username}, email = ${change.email},
    email_confirmed_at = case when ${change.keepsConfirmation} then email_confirmed_at end where id = ${id}`);
}

export async function updatePassword(db: Db, id: number, passwordHash: string, now: Date): Promise<void> {
  await db.query(sql`update users set password_hash = ${passwordHash}, password_changed_at = ${now} where id = ${id}`);
}

/** Marks the e-mail as confirmed if it is still this one, and says whether it is. */
export async function markEmailConfirmed(db: Db, id: number, email: string, now: Date): Promise<boolean> {
  const rows = await db.query(sql`update users set email_confirmed_at = coalesce(email_confirmed_at, ${now})
    where id = ${id} and lower(email) = lower(${email}) returning id`);
  return rows.length > 0;
}
