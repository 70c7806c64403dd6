import { dayMs, sayDate } from '@clearplate/domain/facts/instants';
import type { Mail } from '../../mail/mailer.ts';
import { oneLine } from '../../mail/one-line.ts';
import { sayIn } from '../../mail-words/say-in.ts';
import type { ExpiryNotice } from './expiry.queries.ts';

const dishesNamed = 50;

/** Tells an owner which dishes will say "Not verified" again, from when on, and where to confirm them. */
export function expiryMail(
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
