import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../../context.ts';
import { idleSince } from '../../http/session.ts';
import type { JobHandlers } from '../../jobs/job-queue.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { linkMail } from './account-mails.ts';
import { deleteExpired } from './expired.queries.ts';
import { startLink } from './mailed-links.queries.ts';

/** What mails are sent with. */
export interface Outlet {
  readonly mailer: Mailer;
  /** What links begin with; never what a request says of itself. */
  readonly publicUrl: string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** The background work of accounts. */
export function accountJobs(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { mailer, publicUrl, log }: Outlet,
): Pick<JobHandlers, 'account-mail' | 'clean-up'> {
  return {
    async 'account-mail'({ linkId }, { isLast }) {
      const link = linkId === null ? undefined : await startLink(db, linkId, now());
      if (!link) return;
      try {
        await mailer.send(linkMail(link, publicUrl));
      } catch (error) {
        if (isLast) log.error({ linkId, reason: String(error) }, 'A mail could not be delivered and is given up');
        throw error;
      }
    },

    async 'clean-up'() {
      const at = now();
      await deleteExpired(db, at, idleSince(at));
    },
  };
}
