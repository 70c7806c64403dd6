import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../../context.ts';
import { idleSince } from '../../http/session.ts';
import type { Attempt, JobHandlers } from '../../jobs/job-queue.ts';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import { linkMail, passwordMail } from './account-mails.ts';
import { findUser } from './accounts.queries.ts';
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
): Pick<JobHandlers, 'account-mail' | 'password-mail' | 'clean-up'> {
  async function send(mail: Mail, about: object, { isLast }: Attempt): Promise<void> {
    try {
      await mailer.send(mail);
    } catch (error) {
      if (isLast) log.error({ ...about, reason: String(error) }, 'A mail could not be delivered and is given up');
      throw error;
    }
  }

  return {
    async 'account-mail'({ linkId }, attempt) {
      const link = linkId === null ? undefined : await startLink(db, linkId, now());
      if (link) await send(linkMail(link, publicUrl), { linkId }, attempt);
    },

    async 'password-mail'({ userId }, attempt) {
      const user = await findUser(db, userId);
      if (user) await send(passwordMail(user.email, publicUrl), { userId }, attempt);
    },

    async 'clean-up'() {
      const at = now();
      await deleteExpired(db, at, idleSince(at));
    },
  };
}
