import type { Context } from './context.ts';
import { accountJobs } from './features/accounts/account-jobs.ts';
import { enquiryJobs } from './features/admin/enquiry-jobs.ts';
import { discoveryJobs } from './features/search/count-words.ts';
import { chartJobs } from './features/import/chart/chart-jobs.ts';
import { expiryJobs } from './features/expiry/expiry-jobs.ts';
import { favouriteJobs } from './features/favourites/watch-jobs.ts';
import { arrivedJobs } from './features/menu/arrived/arrived-jobs.ts';
import { pictureJobs } from './features/pictures/stray-pictures.ts';
import { reportJobs } from './features/reports/report-jobs.ts';
import type { JobHandlers } from './jobs/job-queue.ts';
import type { JobMailer } from './mail/job-mailer.ts';

/** Returns every job's handler. A job without one doesn't compile. */
export function jobHandlers(context: Context, outlet: JobMailer): JobHandlers {
  return {
    ...accountJobs(context, outlet),
    ...arrivedJobs(context, outlet),
    ...enquiryJobs(context, outlet),
    ...chartJobs(context),
    ...discoveryJobs(context),
    ...expiryJobs(context, outlet),
    ...favouriteJobs(context, outlet),
    ...pictureJobs(context),
    ...reportJobs(context, outlet),
  };
}
