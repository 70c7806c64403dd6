import type { AdminAction } from '@clearplate/contract/admin-log';
import type { Context } from '../../context.ts';
import { logAdminAct, type Acting } from '../../db/admin-log.ts';
import type { Db } from '../../db/db.ts';
import { AppError, notFound } from '../../http/app-error.ts';
import { lockEnquiry, settleEnquiry, type LockedEnquiry } from './enquiries.queries.ts';

/** An enquiry that waits for an answer, locked; else the refusal that says why not. */
export async function takeOpen(db: Db, id: number): Promise<LockedEnquiry> {
  const enquiry = await lockEnquiry(db, id);
  if (!enquiry) throw notFound('Enquiry');
  if (!enquiry.isOpen) throw new AppError('conflict', 'Somebody else has answered this meanwhile');
  return enquiry;
}

/** Mails the answer, or closes the enquiry without one, in the caller's transaction. */
export async function settle(
  db: Db,
  jobs: Context['jobs'],
  id: number,
  answer: string | null,
  acting: Acting,
): Promise<void> {
  await takeOpen(db, id);
  await settleEnquiry(db, id, { ...acting, answer });
  const action: AdminAction = answer === null ? 'close_enquiry' : 'answer_enquiry';
  await logAdminAct(db, acting, { action, enquiryId: id });
  if (answer !== null) await jobs.enqueue(db, 'enquiry-mail', { enquiryId: id });
}
