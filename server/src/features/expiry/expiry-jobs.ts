import { dayMs, sayDate } from '@clearplate/domain/facts/instants';
import type { Context } from '../../context.ts';
import type { JobHandlers } from '../../jobs/job-queue.ts';
import { type Outlet, sendFromJob } from '../../mail/outlet.ts';
import type { Mail } from '../../mail/mailer.ts';
import { oneLine } from '../../mail/one-line.ts';
import { sayIn } from '../../mail-words/say-in.ts';
import { type ExpiryNotice, findNotice, findOwnedRestaurants, markEnding } from './expiry.queries.ts';

const dishesNamed = 50;

/** Tells an owner which dishes will say "Not verified" again, from when on, and where to confirm them. */
function expiryMail(
  { email, language, restaurantId, restaurantName, dishes }: ExpiryNotice,
  statementDays: number,
  publicUrl: string,
): Mail {
  const say = sayIn(language);
  const name = oneLine(restaurantName);
  const endOf = (statedAt: string) =>
    sayDate(new Date(Date.parse(statedAt) + statementDays * dayMs).toISOString(), say);
  const lines = dishes
    .slice(0, dishesNamed)
    .map((dish) => `- ${say('{dish}: until {date}', { dish: oneLine(dish.name), date: endOf(dish.statedAt) })}`);
  const more = dishes.length - dishesNamed;
  const count = dishes.length;
  return {
    to: email,
    subject:
      count === 1
        ? say('A dish of {name} has to be confirmed soon', { name })
        : say('{count} dishes of {name} have to be confirmed soon', { count, name }),
    text: [
      say(
        'What is stated about allergens holds for {days} days on Clearplate. Then diners read “Not verified” until you confirm that it is still so. At {name} that comes next for:',
        { days: statementDays, name },
      ),
      '',
      ...lines,
      ...(more > 0 ? [`- ${say('and {more} more', { more })}`] : []),
      '',
      say('Look through them and confirm what is still true:'),
      `${publicUrl}/restaurant/${restaurantId}`,
      '',
    ].join('\n'),
  };
}

const noticeDays = 14;
const restaurantsAtOnce = 200;
// The statements of some thousands of dishes, on a slow disk.
const statementTimeout = 60_000;

/**
 * Which dates of statements an owner is told of. What ends within the notice is due; so that menus that were stated over
 * several days don't make a mail each day, what ends in the half of a notice behind it is told of along with it. What
 * ended while no server ran is told of for as long.
 */
function spansAt(now: Date, statementDays: number) {
  const notice = Math.min(noticeDays, statementDays / 2);
  const statedAt = (daysLeft: number) => new Date(now.getTime() - (statementDays - daysLeft) * dayMs);
  const after = statedAt(-notice);
  return { due: { after, until: statedAt(notice) }, ahead: { after, until: statedAt(notice * 1.5) } };
}

/** Tells owners once, and in time, of what will clear no longer. */
export function expiryJobs(
  {
    db,
    jobs,
    now,
    settings: { statementDays },
  }: Pick<Context, 'db' | 'jobs' | 'now'> & {
    readonly settings: Pick<Context['settings'], 'statementDays'>;
  },
  outlet: Outlet,
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
