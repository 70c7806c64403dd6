import { sql } from './sql.ts';

/** Says of a user `u` whether we can write to them: their address is confirmed, and they are no sample account. */
export const reachable = sql`u.email_confirmed_at is not null and not u.is_sample`;

/** Says whether `u` owns a restaurant `r`, and we can write to them. */
export const reachableOwner = sql`u.id = r.owner_id and ${reachable}`;
