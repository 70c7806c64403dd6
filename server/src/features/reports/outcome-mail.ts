import type { Jobs } from '../../jobs/job-kinds.ts';
import { sayDate } from '@clearplate/domain/facts/instants';
import type { Say } from '@clearplate/domain/wording/say';
import type { Mail } from '../../mail/mailer.ts';
import { oneLine } from '../../mail/one-line.ts';
import { quoted } from '../../mail/quoted.ts';
import { sayIn } from '../../mail-words/say-in.ts';
import type { OutcomeToMail } from './settle.queries.ts';

type Outcome = Jobs['report-outcome-mail']['outcome'];

function sayOutcome({ restaurant_name, answer }: OutcomeToMail, outcome: Outcome, say: Say): string {
  if (outcome === 'answered')
    return `${say('{name} has answered it, for everybody to read:', { name: oneLine(restaurant_name) })}\n${quoted(answer ?? '')}`;
  if (outcome === 'closed')
    return say(
      'The restaurant has stated anew what is in the dish, and we have looked at that: your report no longer counts. What it states is what it says, and no promise; ask when you order. Should it happen again, please report it again.',
    );
  return say(
    'We have looked at it and do not count it. If you think that this is wrong, please write to us through Contact Us.',
  );
}

/**
 * Tells whoever reported a dish what became of it. Only what everybody can read: neither what they reacted to nor what
 * they wrote, since mail is read by others too.
 */
export function outcomeMail(report: OutcomeToMail, outcome: Outcome, publicUrl: string): Mail {
  const { email, dish_id, dish_name, reported_at } = report;
  const say = sayIn(report.language);
  const text = [
    say('You reported “{dish}” on {date}.', {
      dish: oneLine(dish_name),
      date: sayDate(reported_at.toISOString(), say),
    }),
    sayOutcome(report, outcome, say),
    `${say('The dish on Clearplate:')}\n${publicUrl}/dish/${dish_id}`,
  ].join('\n\n');
  return { to: email, subject: say('Your report on Clearplate'), text: `${text}\n` };
}
