import type { AdminAction } from '@clearplate/contract/admin-log';
import type { Context } from '../../context.ts';
import { logAdminAct, type Acting } from '../../db/admin-log.ts';
import type { Db } from '../../db/db.ts';
import { changeReports } from '../../dish-changes/change-reports.ts';
import { AppError, notFound } from '../../http/app-error.ts';
import { clearRestated, findReportPlace, isOpen, resolveOpen, endWarning } from './resolve.queries.ts';

type Queue = Pick<Context, 'db' | 'jobs'>;

const settled = () => new AppError('conflict', 'Somebody else has settled this in the meantime');

/** Runs an admin's decision about an open report while its dish is locked, and logs it. */
function decide(
  db: Db,
  id: number,
  actingNow: () => Acting,
  { action, after }: { readonly action: AdminAction; readonly after?: object },
  work: (db: Db, dishId: number, now: Date) => Promise<void>,
): Promise<void> {
  return db.transaction(async (transaction) => {
    const place = await findReportPlace(transaction, id);
    if (!place) throw notFound('Report');
    const act = { action, reportId: id, restaurantId: place.restaurantId, ...(after && { after }) };
    const author = () => ({ source: 'admin' as const, ...actingNow() });
    await changeReports(transaction, place.dishId, author, async (locked, acting) => {
      if (!(await isOpen(locked, id))) throw settled();
      await work(locked, place.dishId, acting.now);
      await logAdminAct(locked, acting, act);
    });
  });
}

/**
 * An admin has looked at what the restaurant stated since. Both are needed: an allergen that it hasn't stated anew
 * still counts, and if there are only such ones, nothing happens. What was stated before the report about
 * cross-contact, and about other ways to make the dish, doesn't clear again.
 */
export function closeOpenReport({ db, jobs }: Queue, id: number, acting: () => Acting): Promise<void> {
  return decide(db, id, acting, { action: 'close_report' }, async (locked, dishId, now) => {
    const { cleared, left } = await clearRestated(locked, id, now);
    const [latest] = cleared.toSorted((one, other) => Number(other) - Number(one));
    if (latest) await endWarning(locked, dishId, latest);
    if (cleared.length === 0 && left > 0)
      throw new AppError('conflict', 'The restaurant has stated nothing about it since the report');
    if (left > 0) return;
    await resolveOpen(locked, id, 'closed', now);
    await jobs.enqueue(locked, 'report-outcome-mail', { reportId: id, outcome: 'closed' });
  });
}

/** The report no longer counts, whatever the restaurant states. */
export function dismissOpenReport(
  { db, jobs }: Queue,
  id: number,
  reason: string,
  acting: () => Acting,
): Promise<void> {
  return decide(db, id, acting, { action: 'dismiss_report', after: { reason } }, async (locked, _, now) => {
    await resolveOpen(locked, id, 'dismissed', now);
    await jobs.enqueue(locked, 'report-outcome-mail', { reportId: id, outcome: 'dismissed' });
  });
}
