import { hash } from '@node-rs/argon2';

import type { Db } from '../server/src/db/db.ts';
import { sql } from '../server/src/db/sql.ts';

/** The accounts sign in only on a machine of one's own. */
export const samplePassword = 'clearplate-demo';

/** The restaurants of the sample's owner, by the ids of their records. */
export const ownedRestaurants = ['sample:02139/lemongrass-lane', 'sample:02139/half-moon-trattoria'];

const people = [
  { username: 'Dana Diner', email: 'diner@example.com', role: 'user' },
  { username: 'Omar Owner', email: 'owner@example.com', role: 'r_admin' },
  { username: 'Ada Admin', email: 'admin@example.com', role: 'w_admin' },
] as const;

type Role = (typeof people)[number]['role'];

/** Somebody who eats, somebody who owns two of the restaurants, and somebody who looks after all of them. */
export async function createSampleAccounts(db: Db, now: Date): Promise<void> {
  const passwordHash = await hash(samplePassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const ids = {} as Record<Role, number>;
  for (const { username, email, role } of people) {
    const [user] = await db.query<{ id: number }>(sql`
      insert into users (username, email, password_hash, role, is_sample, created_at)
      values (${username}, ${email}, ${passwordHash}, ${role}, true, ${now}) returning id`);
    if (user) ids[role] = user.id;
  }
  await addEater(db, ids.user);
  await handOver(db, ids.r_admin);
}

async function addEater(db: Db, userId: number): Promise<void> {
  await db.query(sql`
    with eater as (
      insert into eaters (user_id, name, position) values (${userId}, 'Dana', 0) returning id
    ), avoided as (
      insert into eater_allergens (eater_id, name, strictness)
      select id, name, 'ask' from eater, unnest(${['Milk', 'Peanuts']}::text[]) name
    ), preference as (
      insert into preferences (eater_id, name, kind) select id, 'No cilantro', 'rather_not' from eater returning id
    )
    insert into preference_ingredients (preference_id, position, name)
    select id, 0, 'cilantro' from preference`);
}

async function handOver(db: Db, ownerId: number): Promise<void> {
  const owned = await db.query(sql`
    update restaurants set owner_id = ${ownerId} where external_id = any(${ownedRestaurants}) returning id`);
  if (owned.length !== ownedRestaurants.length) throw new Error('The restaurants of the sample’s owner are gone');
}
