import type { Context } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import type { JobHandlers } from '../../jobs/job-queue.ts';
import { sendFromJob, type JobMailer } from '../../mail/job-mailer.ts';
import { findNews } from './find-news.ts';
import { watchMail, type WatchedDish } from './watch-mail.ts';
import {
  claimWatchers,
  findChangedWatched,
  findWatcher,
  findWatchersToTell,
  updateMailed,
  type ChangedWatched,
} from './watch.queries.ts';

/** Says how many people are looked at in one transaction. */
const together = 100;

interface Told extends ChangedWatched, WatchedDish {}

const untoldOf = ({ dish_id, known_history_id, history_id }: ChangedWatched) => ({
  dishId: dish_id,
  after: known_history_id,
  upTo: history_id,
});

/**
 * Returns the watched dishes of these people that changed, each with what is to be told of it, which may be nothing.
 */
async function findTold(db: Db, userIds: readonly number[]): Promise<Told[]> {
  const changed = await findChangedWatched(db, userIds);
  const newsOf = await findNews(db, changed.map(untoldOf));
  return changed.map((dish) => ({ ...dish, news: newsOf(untoldOf(dish)) }));
}

/** Leaves a mail to each of these people of whose dishes there is something to say. */
async function leaveMails(db: Db, jobs: Context['jobs'], userIds: readonly number[], now: Date): Promise<void> {
  if (userIds.length === 0) return;
  const all = await findTold(db, userIds);
  const told = all.filter(({ news }) => news.length > 0);
  // Of these there is nothing to say: they are not looked at again.
  await updateMailed(
    db,
    all.filter(({ news }) => news.length === 0),
  );
  const claimed = await claimWatchers(db, [...new Set(told.map(({ user_id }) => user_id))], now);
  for (const userId of claimed) await jobs.enqueue(db, 'watch-mail', { userId });
}

/** Goes through the people once, some in each transaction. */
async function tellWatchers(db: Db, jobs: Context['jobs'], now: Date): Promise<void> {
  for (let after: number | null = 0; after !== null;) {
    const from: number = after;
    after = await db.transaction(async (transaction) => {
      const { userIds, last } = await findWatchersToTell(transaction, now, { after: from, limit: together });
      await leaveMails(transaction, jobs, userIds, now);
      return last;
    });
  }
}

/** Returns the background work of favourites. */
export function favouriteJobs(
  { db, jobs, now }: Pick<Context, 'db' | 'jobs' | 'now'>,
  outlet: JobMailer,
): Pick<JobHandlers, 'watched-dishes' | 'watch-mail'> {
  return {
    async 'watched-dishes'() {
      await tellWatchers(db, jobs, now());
    },

    // It says what is so when it goes out: a mail may wait for days.
    async 'watch-mail'({ userId }, attempt) {
      const watcher = await findWatcher(db, userId);
      if (!watcher) return;
      const told = (await findTold(db, [userId])).filter(({ news }) => news.length > 0);
      if (told.length === 0) return;
      await sendFromJob(outlet, watchMail(watcher, told, outlet.publicUrl), { userId }, attempt);
      await updateMailed(db, told);
    },
  };
}
