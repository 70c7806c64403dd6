import { sql } from './sql.ts';

/** Users `u` who can be written to: nobody else may have confirmed their address, and the sample's are nobody's. */
export const reachable = sql`u.email_confirmed_at is not null and not u.is_sample`;

/** The owner `u` of a restaurant `r`, where they can be written to. */
export const reachableOwner = sql`u.id = r.owner_id and ${reachable}`;
