import type { Context } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import type { JobHandlers } from '../../jobs/job-queue.ts';
import { sendFromJob, type Outlet } from '../../mail/outlet.ts';
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

/** People who are looked after in one transaction. */
const together = 50;

interface Told extends ChangedWatched, WatchedDish {}

const untoldOf = ({ dish_id, known_history_id, history_id }: ChangedWatched) => ({
  dishId: dish_id,
  after: known_history_id,
  upTo: history_id,
});

/** The watched dishes of these people that changed, each with what is to be told of it; that may be nothing. */
async function findTold(db: Db, userIds: readonly number[]): Promise<Told[]> {
  const changed = await findChangedWatched(db, userIds);
  const newsOf = await findNews(db, changed.map(untoldOf));
  return changed.map((dish) => ({ ...dish, news: newsOf(untoldOf(dish)) }));
}

/** Leaves a mail to each of the next people; gives how many people it looked at. */
function leaveMails(db: Db, jobs: Context['jobs'], now: Date): Promise<number> {
  return db.transaction(async (transaction) => {
    const userIds = await findWatchersToTell(transaction, now, together);
    if (userIds.length === 0) return 0;
    const all = await findTold(transaction, userIds);
    const told = all.filter(({ news }) => news.length > 0);
    // Of these there is nothing to say: they are not looked at again.
    await updateMailed(
      transaction,
      all.filter(({ news }) => news.length === 0),
    );
    const claimed = await claimWatchers(transaction, [...new Set(told.map(({ user_id }) => user_id))], now);
    for (const userId of claimed) await jobs.enqueue(transaction, 'watch-mail', { userId });
    return userIds.length;
  });
}

/** The background work of favourites. */
export function favouriteJobs(
  { db, jobs, now }: Pick<Context, 'db' | 'jobs' | 'now'>,
  outlet: Outlet,
): Pick<JobHandlers, 'watched-dishes' | 'watch-mail'> {
  return {
    async 'watched-dishes'() {
      while ((await leaveMails(db, jobs, now())) === together);
    },

    // It says what is so when it goes out: a mail may wait for days.
    async 'watch-mail'({ userId }, attempt) {
      const watcher = await findWatcher(db, userId);
      if (!watcher) return;
      const told = (await findTold(db, [userId])).filter(({ news }) => news.length > 0);
      if (told.length === 0) return;
      const { publicUrl } = outlet;
      const mail = watchMail(watcher.email, told, { publicUrl, stopToken: watcher.stopToken });
      await sendFromJob(outlet, mail, { userId }, attempt);
      await updateMailed(db, told);
    },
  };
}
