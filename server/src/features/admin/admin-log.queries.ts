import type { AdminLogEntry } from '@clearplate/contract/admin-log';
import type { Db } from '../../db/db.ts';
import { empty, sql } from '../../db/sql.ts';

type ActRow = Omit<AdminLogEntry, 'at'> & { readonly at: Date };

/** Returns the latest first, and one row more than the limit if there is a next page. */
export function findAdminActs(db: Db, before: number | undefined, limit: number): Promise<ActRow[]> {
  return db.query(sql`
    select l.id, l.at, a.username as by, l.action, l.restaurant_id, r.name as restaurant_name, p.username as person,
      coalesce((select mode() within group (order by c.name) from restaurants c where c.menu_key = l.menu),
        l.menu) as chain
    from (select *, coalesce(after, before) ->> 'menu' as menu from admin_log) l left join users a on a.actor_id = l.actor_id left join users p on p.actor_id = l.person_id
      left join restaurants r on r.id = l.restaurant_id
    ${before === undefined ? empty : sql`where l.id < ${before}`} order by l.id desc limit ${limit + 1}`);
}
