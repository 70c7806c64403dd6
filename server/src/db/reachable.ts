import { sql } from './sql.ts';

/** SQL for users `u` whom we can write to: their address is confirmed, and they are no sample account. */
export const reachable = sql`u.email_confirmed_at is not null and not u.is_sample`;

/** SQL for the owner `u` of a restaurant `r`, if we can write to them. */
export const reachableOwner = sql`u.id = r.owner_id and ${reachable}`;
