import type { Device } from '@clearplate/contract/sessions';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

export interface SessionRow {
  readonly id: string;
  readonly device: Device;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly current: boolean;
}

/** Returns the sessions that are still valid. `idleSince` is when an unused one ends. */
export function findSessions(
  db: Db,
  userId: number,
  currentHash: Buffer,
  { now, idleSince }: { readonly now: Date; readonly idleSince: Date },
): Promise<SessionRow[]> {
  return db.query(sql`
    select public_id as id, device, created_at as "createdAt", last_used_at as "lastUsedAt",
      token_hash = ${currentHash} as current
    from sessions where user_id = ${userId} and expires_at > ${now} and last_used_at > ${idleSince}
    order by last_used_at desc, created_at desc, public_id`);
}

/** Ends one of this person's sessions; false if there is none with this id. */
export async function deleteSession(db: Db, userId: number, publicId: string): Promise<boolean> {
  const rows = await db.query(
    sql`delete from sessions where user_id = ${userId} and public_id = ${publicId} returning 1`,
  );
  return rows.length > 0;
}

export async function deleteSessions(db: Db, userId: number): Promise<void> {
  await db.query(sql`delete from sessions where user_id = ${userId}`);
}

export async function deleteOtherSessions(db: Db, userId: number, currentHash: Buffer): Promise<void> {
  await db.query(sql`delete from sessions where user_id = ${userId} and token_hash <> ${currentHash}`);
}
