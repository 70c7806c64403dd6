import { dayMs } from '@clearplate/domain/facts/instants';
import type { Context } from '../../context.ts';
import type { JobHandlers } from '../../jobs/job-queue.ts';
import { sendFromJob, type JobMailer } from '../../mail/job-mailer.ts';
import { expiryMail } from './expiry-mail.ts';
import { findNotice, findOwnedRestaurants, markEnding } from './expiry.queries.ts';

const noticeDays = 14;
const restaurantsAtOnce = 200;
// It covers the statements of some thousands of dishes, on a slow disk.
const statementTimeout = 60_000;

/**
 * Returns which dates of statements an owner is told of. What ends within the notice is due. What ends in the half of a
 * notice after it is reported with it, so that menus that were stated over several days don't cause a mail each day.
 * What ended while no server ran is reported for as long.
 */
function spansAt(now: Date, statementDays: number) {
  const notice = Math.min(noticeDays, statementDays / 2);
  const statedAt = (daysLeft: number) => new Date(now.getTime() - (statementDays - daysLeft) * dayMs);
  const after = statedAt(-notice);
  return { due: { after, until: statedAt(notice) }, ahead: { after, until: statedAt(notice * 1.5) } };
}

/** Tells owners once, and in time, about statements that will no longer clear. */
export function expiryJobs(
  {
    db,
    jobs,
    now,
    settings: { statementDays },
  }: Pick<Context, 'db' | 'jobs' | 'now'> & {
    readonly settings: Pick<Context['settings'], 'statementDays'>;
  },
  outlet: JobMailer,
): Pick<JobHandlers, 'ending-statements' | 'expiry-mail'> {
  return {
    async 'ending-statements'() {
      const spans = spansAt(now(), statementDays);
      let restaurants = await findOwnedRestaurants(db, 0, restaurantsAtOnce);
      while (restaurants.length > 0) {
        const some = restaurants;
        await db.transaction(
          async (transaction) => {
            for (const restaurantId of await markEnding(transaction, some, spans))
              await jobs.enqueue(transaction, 'expiry-mail', { restaurantId });
          },
          { statementTimeout },
        );
        restaurants = await findOwnedRestaurants(db, some.at(-1) ?? 0, restaurantsAtOnce);
      }
    },

    async 'expiry-mail'({ restaurantId }, attempt) {
      const notice = await findNotice(db, restaurantId, spansAt(now(), statementDays).due.after);
      if (!notice || notice.dishes.length === 0) return;
      await sendFromJob(outlet, expiryMail(notice, statementDays, outlet.publicUrl), { restaurantId }, attempt);
    },
  };
}
