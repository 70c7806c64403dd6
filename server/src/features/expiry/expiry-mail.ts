import { dayMs, sayDate } from '@clearplate/domain/instants';
import type { Mail } from '../../mail/mailer.ts';
import type { ExpiryNotice } from './expiry.queries.ts';

const dishesNamed = 50;

/** Tells an owner which dishes will say "Not verified" again, from when on, and where to confirm them. */
export function expiryMail(
  { email, restaurantId, restaurantName, dishes }: ExpiryNotice,
  statementDays: number,
  publicUrl: string,
): Mail {
  const endOf = (statedAt: string) => sayDate(new Date(Date.parse(statedAt) + statementDays * dayMs).toISOString());
  const lines = dishes.slice(0, dishesNamed).map(({ name, statedAt }) => `- ${name}: until ${endOf(statedAt)}`);
  const more = dishes.length > dishesNamed ? [`- and ${dishes.length - dishesNamed} more`] : [];
  const count = dishes.length === 1 ? 'A dish' : `${dishes.length} dishes`;
  return {
    to: email,
    subject: `${count} of ${restaurantName} ${dishes.length === 1 ? 'has' : 'have'} to be confirmed soon`,
    text: [
      `What is stated about allergens holds for ${statementDays} days on Clearplate. Then diners read “Not verified”`,
      `until you confirm that it is still so. At ${restaurantName} that comes next for:`,
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
