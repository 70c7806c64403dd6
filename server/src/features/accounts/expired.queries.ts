import { guestAnswerDays } from '@clearplate/domain/verdict/told';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

const hour = 3_600_000;
const days = 24 * hour;

const before = (now: Date, count: number) => new Date(now.getTime() - count * days);

/**
 * Deletes everything that has expired: sessions, links, cached answers, orders sent to kitchens, guests' answers and
 * questions, removed items of carts, and counts of failures that belong to no account.
 */
export async function deleteExpired(db: Db, now: Date, idleSince: Date): Promise<void> {
  await db.query(sql`delete from sessions where expires_at <= ${now} or last_used_at <= ${idleSince}`);
  // A link stays until its mail is given up.
  await db.query(sql`delete from mailed_links
    where expires_at <= ${before(now, 3)} or used_at <= ${before(now, 1)}`);
  await db.query(sql`delete from sign_in_failures f where last_at <= ${before(now, 30)}
    and not exists (select 1 from users u where sha256(convert_to(lower(u.email), 'UTF8')) = f.key)`);
  await db.query(sql`delete from idempotency_keys where created_at <= ${before(now, 1)}`);
  await db.query(sql`delete from cart_lines where removed_at <= ${new Date(now.getTime() - hour)}`);
  await db.query(sql`delete from kitchen_orders where expires_at <= ${now}`);
  await db.query(sql`delete from guest_answers where sent_at <= ${before(now, guestAnswerDays)}`);
  await db.query(sql`delete from guest_questions where sent_at <= ${before(now, guestAnswerDays)}`);
  await db.query(sql`delete from rate_limits where window_start <= ${before(now, 1)}`);
}
