import type { Jobs } from '../../jobs/job-kinds.ts';
import { sayDate } from '@clearplate/domain/instants';
import type { Mail } from '../../mail/mailer.ts';
import { oneLine } from '../../mail/one-line.ts';
import type { OutcomeToMail } from './settle.queries.ts';

type Outcome = Jobs['report-outcome-mail']['outcome'];

const quoted = (text: string) => text.replaceAll(/^/gm, '> ');

function sayOutcome({ restaurant_name, answer }: OutcomeToMail, outcome: Outcome): string {
  if (outcome === 'answered')
    return `${oneLine(restaurant_name)} has answered it, for everybody to read:\n${quoted(answer ?? '')}`;
  if (outcome === 'closed')
    return 'The restaurant has stated anew what is in the dish, and we have looked at that: your report no longer counts. What it states is what it says, and no promise; ask when you order. Should it happen again, please report it again.';
  return 'We have looked at it and do not count it. If you think that this is wrong, please write to us through Contact Us.';
}

/**
 * Tells whoever reported a dish what became of it. Only what everybody can read: neither what they reacted to nor what
 * they wrote, since mail is read by others too.
 */
export function outcomeMail(report: OutcomeToMail, outcome: Outcome, publicUrl: string): Mail {
  const { email, dish_id, dish_name, reported_at } = report;
  const text = [
    `You reported “${oneLine(dish_name)}” on ${sayDate(reported_at.toISOString())}.`,
    sayOutcome(report, outcome),
    `The dish on Clearplate:\n${publicUrl}/dish/${dish_id}`,
  ].join('\n\n');
  return { to: email, subject: 'Your report on Clearplate', text: `${text}\n` };
}
