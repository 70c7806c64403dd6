import { dayMs, sayDate } from '@clearplate/domain/instants';
import type { Mail } from '../../mail/mailer.ts';
import { oneLine } from '../../mail/one-line.ts';
import type { ExpiryNotice } from './expiry.queries.ts';

const dishesNamed = 50;

/** Tells an owner which dishes will say "Not verified" again, from when on, and where to confirm them. */
export function expiryMail(
  { email, restaurantId, restaurantName, dishes }: ExpiryNotice,
  statementDays: number,
  publicUrl: string,
): Mail {
  const name = oneLine(restaurantName);
  const endOf = (statedAt: string) => sayDate(new Date(Date.parse(statedAt) + statementDays * dayMs).toISOString());
  const lines = dishes.slice(0, dishesNamed).map((dish) => `- ${oneLine(dish.name)}: until ${endOf(dish.statedAt)}`);
  const more = dishes.length > dishesNamed ? [`- and ${dishes.length - dishesNamed} more`] : [];
  const count = dishes.length === 1 ? 'A dish' : `${dishes.length} dishes`;
  return {
    to: email,
    subject: `${count} of ${name} ${dishes.length === 1 ? 'has' : 'have'} to be confirmed soon`,
    text: [
      `What is stated about allergens holds for ${statementDays} days on Clearplate. Then diners read “Not verified”`,
      `until you confirm that it is still so. At ${name} that comes next for:`,
      '',
      ...lines,
      ...more,
      '',
      'Look through them and confirm what is still true:',
      `${publicUrl}/restaurant/${restaurantId}`,
      '',
    ].join('\n'),
  };
}
