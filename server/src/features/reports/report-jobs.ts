import type { Context } from '../../context.ts';
import type { JobHandlers } from '../../jobs/job-queue.ts';
import { sendFromJob, type Outlet } from '../../mail/outlet.ts';
import { reportMail } from './report-mail.ts';
import { findReportToMail } from './settle.queries.ts';

/** The background work of reports. */
export function reportJobs({ db }: Pick<Context, 'db'>, outlet: Outlet): Pick<JobHandlers, 'report-mail'> {
  return {
    async 'report-mail'({ reportId }, attempt) {
      const report = await findReportToMail(db, reportId);
      if (report) await sendFromJob(outlet, reportMail(report, outlet.publicUrl), { reportId }, attempt);
    },
  };
}
