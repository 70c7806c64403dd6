import type { Jobs } from '../../jobs/job-kinds.ts';
import { formatDate } from '@clearplate/domain/facts/instants';
import type { Translate } from '@clearplate/domain/wording/translate';
import type { Mail } from '../../mail/mailer.ts';
import { oneLine } from '../../mail/one-line.ts';
import { quoted } from '../../mail/quoted.ts';
import { translateTo } from '../../mail-words/translate-to.ts';
import type { OutcomeToMail } from './resolve.queries.ts';

type Outcome = Jobs['report-outcome-mail']['outcome'];

function describeOutcome({ restaurant_name, answer }: OutcomeToMail, outcome: Outcome, t: Translate): string {
  if (outcome === 'answered')
    return `${t('{name} has answered. Everybody can read this:', { name: oneLine(restaurant_name) })}\n${quoted(answer ?? '')}`;
  if (outcome === 'closed')
    return t(
      'The restaurant has made a new statement about the dish, and we have checked it, so your report no longer counts. A statement is no promise: ask when you order. If it happens again, please report it again.',
    );
  return t(
    'We have checked it and do not count it. If you think that this is wrong, please write to us through Contact Us.',
  );
}

/**
 * Tells the author of a report what became of it, but only what everybody can read: neither what they reacted to nor
 * what they wrote, because others may read the mail too.
 */
export function outcomeMail(report: OutcomeToMail, outcome: Outcome, publicUrl: string): Mail {
  const { email, dish_id, dish_name, reported_at } = report;
  const t = translateTo(report.language);
  const text = [
    t('You reported “{dish}” on {date}.', {
      dish: oneLine(dish_name),
      date: formatDate(reported_at.toISOString(), t),
    }),
    describeOutcome(report, outcome, t),
    `${t('The dish on Clearplate:')}\n${publicUrl}/dish/${dish_id}`,
  ].join('\n\n');
  return { to: email, subject: t('Your report on Clearplate'), text: `${text}\n` };
}
