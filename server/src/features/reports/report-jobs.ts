import type { Context } from '../../context.ts';
import type { JobHandlers } from '../../jobs/job-queue.ts';
import { sendFromJob, type JobMailer } from '../../mail/job-mailer.ts';
import { reportMail } from './report-mail.ts';
import { outcomeMail } from './outcome-mail.ts';
import { findOutcomeToMail, findReportToMail } from './resolve.queries.ts';

/** Returns the background work of reports. */
export function reportJobs(
  { db }: Pick<Context, 'db'>,
  outlet: JobMailer,
): Pick<JobHandlers, 'report-mail' | 'report-outcome-mail'> {
  return {
    async 'report-mail'({ reportId }, attempt) {
      const report = await findReportToMail(db, reportId);
      if (report) await sendFromJob(outlet, reportMail(report, outlet.publicUrl), { reportId }, attempt);
    },
    async 'report-outcome-mail'({ reportId, outcome }, attempt) {
      const report = await findOutcomeToMail(db, reportId, outcome);
      if (report) await sendFromJob(outlet, outcomeMail(report, outcome, outlet.publicUrl), { reportId }, attempt);
    },
  };
}
