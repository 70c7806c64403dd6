import type { Db } from './db.ts';
import { sql } from './sql.ts';

/**
 * Returns the account's first eater, whose allergens are the account's own. If missing, it is created with the person's
 * name.
 */
export async function ensureFirstEater(db: Db, userId: number): Promise<number> {
  await db.query(sql`
    insert into eaters (user_id, name, position) select id, username, 0 from users u where id = ${userId}
      and not exists (select 1 from eaters e where e.user_id = u.id and e.position = 0)
    on conflict (user_id, position) do nothing`);
  const [row] = await db.query<{ id: number }>(sql`select id from eaters where user_id = ${userId} and position = 0`);
  if (!row) throw new Error('There is no such account');
  return row.id;
}

/** Notes when a household's avoidances, or who of it eats, were last saved, in the transaction that changes them. */
export async function noteAvoidingChanged(db: Db, userId: number): Promise<void> {
  await db.query(sql`update users set avoiding_changed_at = now() where id = ${userId}`);
}

/** Locks the household until the transaction ends. */
export async function lockHousehold(db: Db, userId: number): Promise<void> {
  await db.query(sql`select 1 from users where id = ${userId} for no key update`);
}
