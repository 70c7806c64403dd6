import type { Context } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import type { JobHandlers } from '../../jobs/job-queue.ts';
import { type Outlet, sendFromJob } from '../../mail/outlet.ts';
import { findNews } from './find-news.ts';
import type { DishNews } from '@clearplate/contract/favourites';
import type { Say } from '@clearplate/domain/wording/say';
import { sayChange } from '@clearplate/domain/wording/say-change';
import type { Mail } from '../../mail/mailer.ts';
import { oneLine } from '../../mail/one-line.ts';
import { sayIn } from '../../mail-words/say-in.ts';
import {
  type ChangedWatched,
  type Watcher,
  claimWatchers,
  findChangedWatched,
  findWatcher,
  findWatchersToTell,
  updateMailed,
} from './watch.queries.ts';

/** What one watched dish is to be said to have become. */
interface WatchedDish {
  readonly dish_id: number;
  readonly dish_name: string;
  readonly restaurant_name: string;
  readonly news: readonly DishNews[];
}

const mostDishes = 20;
const mostLines = 6;

function sayDish({ dish_id, dish_name, restaurant_name, news }: WatchedDish, publicUrl: string, say: Say): string {
  const lines = [...new Set(news.map(({ change, at }) => `- ${oneLine(sayChange(change, at, say))}`))];
  const more = lines.length - mostLines;
  return [
    `${oneLine(dish_name)}, ${oneLine(restaurant_name)}`,
    ...lines.slice(0, mostLines),
    ...(more > 0 ? [`- ${say('and {more} more', { more })}`] : []),
    `${publicUrl}/dish/${dish_id}`,
  ].join('\n');
}

function sayRest(count: number, say: Say): string[] {
  if (count <= 0) return [];
  return [
    count === 1
      ? say('One more dish that you watch has changed.')
      : say('{count} more dishes that you watch have changed.', { count }),
  ];
}

/**
 * One mail about everything that changed. It repeats what anybody can read on the dishes' pages: neither a verdict
 * nor what the person avoids stands in it.
 */
function watchMail({ email, language, stopToken }: Watcher, dishes: readonly WatchedDish[], publicUrl: string): Mail {
  const say = sayIn(language);
  const subject =
    dishes.length === 1
      ? say('A dish that you watch has changed')
      : say('{count} dishes that you watch have changed', { count: dishes.length });
  const text = [
    say('You get this mail because you asked to be told when these dishes change.'),
    ...dishes.slice(0, mostDishes).map((dish) => sayDish(dish, publicUrl, say)),
    ...sayRest(dishes.length - mostDishes, say),
    `${say('What that means for you is under your favourites:')}\n${publicUrl}/profile/favourites`,
    `${say('To stop all of these mails:')}\n${publicUrl}/stop-watching#token=${stopToken}`,
  ].join('\n\n');
  return { to: email, subject, text: `${text}\n` };
}

/** People who are looked at in one transaction. */
const together = 100;

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

/** The background work of favourites. */
export function favouriteJobs(
  { db, jobs, now }: Pick<Context, 'db' | 'jobs' | 'now'>,
  outlet: Outlet,
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
