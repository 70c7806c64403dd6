import type { AdminAction } from '@clearplate/contract/admin-log';
import type { Context } from '../../context.ts';
import { logAdminAct, type Acting } from '../../db/admin-log.ts';
import type { Db } from '../../db/db.ts';
import { changeReports } from '../../dish-changes/change-reports.ts';
import { AppError, notFound } from '../../http/app-error.ts';
import { clearRestated, findReportPlace, isOpen, resolveOpen } from './resolve.queries.ts';

type Queue = Pick<Context, 'db' | 'jobs'>;

const settled = () => new AppError('conflict', 'Somebody else has settled this in the meantime');

/** Runs what an admin decides about an open report under the lock of its dish, and logs it. */
function decide(
  db: Db,
  id: number,
  acting: Acting,
  { action, after }: { readonly action: AdminAction; readonly after?: object },
  work: (db: Db) => Promise<void>,
): Promise<void> {
  return db.transaction(async (transaction) => {
    const place = await findReportPlace(transaction, id);
    if (!place) throw notFound('Report');
    await changeReports(transaction, place.dishId, { source: 'admin', ...acting }, async (locked) => {
      if (!(await isOpen(locked, id))) throw settled();
      await work(locked);
    });
    const act = { action, reportId: id, restaurantId: place.restaurantId, ...(after && { after }) };
    await logAdminAct(transaction, acting, act);
  });
}

/**
 * An admin has looked at what the restaurant stated since. Both are needed: what it hasn't stated anew goes on
 * counting, and where that is all there is, nothing happens.
 */
export function closeOpenReport({ db, jobs }: Queue, id: number, acting: Acting): Promise<void> {
  return decide(db, id, acting, { action: 'close_report' }, async (locked) => {
    const { cleared, left } = await clearRestated(locked, id, acting.now);
    if (cleared === 0 && left > 0)
      throw new AppError('conflict', 'The restaurant has stated nothing about it since the report');
    if (left > 0) return;
    await resolveOpen(locked, id, 'closed', acting.now);
    await jobs.enqueue(locked, 'report-outcome-mail', { reportId: id, outcome: 'closed' });
  });
}

/** It no longer counts, whatever the restaurant states. */
export function dismissOpenReport({ db, jobs }: Queue, id: number, reason: string, acting: Acting): Promise<void> {
  return decide(db, id, acting, { action: 'dismiss_report', after: { reason } }, async (locked) => {
    await resolveOpen(locked, id, 'dismissed', acting.now);
    await jobs.enqueue(locked, 'report-outcome-mail', { reportId: id, outcome: 'dismissed' });
  });
}
