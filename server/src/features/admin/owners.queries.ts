import type { Role } from '@clearplate/domain/menu/policies';
import type { Db } from '../../db/db.ts';
import { sql, type Sql } from '../../db/sql.ts';

export interface LockedPerson {
  readonly id: number;
  readonly actorId: string;
  readonly role: Role;
  readonly isEmailConfirmed: boolean;
}

async function lockPerson(db: Db, which: Sql): Promise<LockedPerson | undefined> {
  const [row] = await db.query<LockedPerson>(sql`
    select id, actor_id as "actorId", role, email_confirmed_at is not null as "isEmailConfirmed"
    from users where ${which} for update`);
  return row;
}

/** This is locked before any restaurant, so that appointing, removing and deleting an account wait for one another. */
export function lockPersonByEmail(db: Db, email: string): Promise<LockedPerson | undefined> {
  return lockPerson(db, sql`lower(email) = lower(${email})`);
}

export function lockPersonById(db: Db, id: number): Promise<LockedPerson | undefined> {
  return lockPerson(db, sql`id = ${id}`);
}

export async function setOwner(db: Db, restaurantId: number, ownerId: number | null): Promise<void> {
  await db.query(sql`update restaurants set owner_id = ${ownerId}, version = version + 1 where id = ${restaurantId}`);
}

export async function setRole(db: Db, userId: number, role: Role): Promise<void> {
  await db.query(sql`update users set role = ${role} where id = ${userId}`);
}

export async function ownsAny(db: Db, userId: number): Promise<boolean> {
  const rows = await db.query(sql`select 1 from restaurants where owner_id = ${userId} limit 1`);
  return rows.length > 0;
}
