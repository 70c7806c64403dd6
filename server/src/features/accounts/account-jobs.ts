import type { Context } from '../../context.ts';
import { idleSince } from '../../http/session.ts';
import type { JobHandlers } from '../../jobs/job-queue.ts';
import { sendFromJob, type JobMailer } from '../../mail/job-mailer.ts';
import { linkMail, passwordMail } from './account-mails.ts';
import { findMailbox } from './accounts.queries.ts';
import { deleteExpired } from './expired.queries.ts';
import { startLink } from './mailed-links.queries.ts';

/** Returns the background work of accounts. */
export function accountJobs(
  { db, now }: Pick<Context, 'db' | 'now'>,
  outlet: JobMailer,
): Pick<JobHandlers, 'account-mail' | 'password-mail' | 'clean-up'> {
  return {
    async 'account-mail'({ linkId }, attempt) {
      const link = linkId === null ? undefined : await startLink(db, linkId, now());
      if (link) await sendFromJob(outlet, linkMail(link, outlet.publicUrl), { linkId }, attempt);
    },

    async 'password-mail'({ userId }, attempt) {
      const user = await findMailbox(db, userId);
      if (user) await sendFromJob(outlet, passwordMail(user, outlet.publicUrl), { userId }, attempt);
    },

    async 'clean-up'() {
      const at = now();
      await deleteExpired(db, at, idleSince(at));
    },
  };
}
