import type { Context } from '../../context.ts';
import type { JobHandlers } from '../../jobs/job-queue.ts';
import { sendFromJob, type JobMailer } from '../../mail/job-mailer.ts';
import { findAnswerToMail, markMailed, markUndelivered } from './enquiries.queries.ts';
import { enquiryMail } from './enquiry-mail.ts';

/** Mails the answers to enquiries. Enquiries deleted meanwhile get none. */
export function enquiryJobs(
  { db, now }: Pick<Context, 'db' | 'now'>,
  outlet: JobMailer,
): Pick<JobHandlers, 'enquiry-mail'> {
  return {
    async 'enquiry-mail'({ enquiryId }, attempt) {
      const answer = await findAnswerToMail(db, enquiryId);
      if (!answer) return;
      try {
        await sendFromJob(outlet, enquiryMail(answer), { enquiryId }, attempt);
      } catch (error) {
        if (attempt.isLast) await markUndelivered(db, enquiryId, now());
        throw error;
      }
      await markMailed(db, enquiryId, now());
    },
  };
}
