import type { User } from '@clearplate/contract/accounts';
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

export async function findUser(db: Db, id: number): Promise<User | undefined> {
  const [row] = await db.query<User>(sql`
    select id, role, username, email, email as email_address, profile_picture_url,
      false as email_confirmed from users where id = ${id}`);
  return row;
}
