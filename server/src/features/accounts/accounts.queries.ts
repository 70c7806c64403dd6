import type { User } from '@clearplate/contract/accounts';
import type { Strictness } from '@clearplate/domain/eater';
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

/** One thing that somebody who eats today avoids, as they named it. */
export interface AvoidedRow {
  readonly eaterId: number;
  readonly eater: string;
  /** `null` beside an eater who avoids nothing. */
  readonly name: string | null;
  readonly strictness: Strictness | null;
}

/** What everybody who is eating today avoids: allergens, then ingredients of the preferences that are on. */
export function findAvoided(db: Db, userId: number): Promise<AvoidedRow[]> {
  return db.query(sql`
    select e.id as "eaterId", e.name as eater, x.name, x.strictness
    from eaters e left join lateral (
      select a.name, a.strictness, 0 as kind from eater_allergens a where a.eater_id = e.id
      union all
      select i.name, null, 1 from preferences p join preference_ingredients i on i.preference_id = p.id
      where p.eater_id = e.id and p.is_on) x on true
    where e.user_id = ${userId} and e.is_eating order by e.position, x.kind, x.name`);
}
