import type { Db } from './db.ts';
import { sql } from './sql.ts';

/** Says who the admin is, and which request acts when. */
export interface Acting {
  readonly actorId: string;
  readonly requestId: string;
  readonly now: Date;
}

/** Says what an admin did. People are named by their opaque ids. */
export interface AdminAct {
  readonly action: string;
  readonly restaurantId?: number | null;
  readonly personId?: string | null;
  readonly enquiryId?: number | null;
  readonly reportId?: number | null;
  readonly before?: object;
  readonly after?: object;
}

/** Adds an entry to the log, in the transaction of the action. */
export async function logAdminAct(db: Db, { actorId, requestId, now }: Acting, act: AdminAct): Promise<void> {
  const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));
  await db.query(sql`
    insert into admin_log (at, actor_id, request_id, action, restaurant_id, person_id, enquiry_id, report_id,
      before, after)
    values (${now}, ${actorId}, ${requestId}, ${act.action}, ${act.restaurantId ?? null}, ${act.personId ?? null},
      ${act.enquiryId ?? null}, ${act.reportId ?? null}, ${json(act.before)}, ${json(act.after)})`);
}
