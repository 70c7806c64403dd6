import { dayMs, formatDate } from '@clearplate/domain/facts/instants';
import type { Mail } from '../../mail/mailer.ts';
import { oneLine } from '../../mail/one-line.ts';
import { translateTo } from '../../mail-words/translate-to.ts';
import type { ExpiryNotice } from './expiry.queries.ts';

const dishesNamed = 50;

/** Tells an owner which dishes will say "Not verified" again, when that begins, and where to confirm them. */
export function expiryMail(
  { email, language, restaurantId, restaurantName, dishes }: ExpiryNotice,
  statementDays: number,
  publicUrl: string,
): Mail {
  const t = translateTo(language);
  const name = oneLine(restaurantName);
  const endOf = (statedAt: string) =>
    formatDate(new Date(Date.parse(statedAt) + statementDays * dayMs).toISOString(), t);
  const lines = dishes
    .slice(0, dishesNamed)
    .map((dish) => `- ${t('{dish}: until {date}', { dish: oneLine(dish.name), date: endOf(dish.statedAt) })}`);
  const more = dishes.length - dishesNamed;
  const count = dishes.length;
  return {
    to: email,
    subject:
      count === 1
        ? t('Please confirm a dish of {name} soon', { name })
        : t('Please confirm {count} dishes of {name} soon', { count, name }),
    text: [
      t(
        'A statement about allergens counts for {days} days on Clearplate. After that diners read “Not verified” until you confirm it again. At {name} these are next:',
        { days: statementDays, name },
      ),
      '',
      ...lines,
      ...(more > 0 ? [`- ${t('and {more} more', { more })}`] : []),
      '',
      t('Look through them and confirm what is still true:'),
      `${publicUrl}/restaurant/${restaurantId}`,
      '',
    ].join('\n'),
  };
}
