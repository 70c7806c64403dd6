import type { Context } from '../../context.ts';
import type { JobHandlers } from '../../jobs/job-queue.ts';
import { type Outlet, sendFromJob } from '../../mail/outlet.ts';
import { sayAllergen } from '@clearplate/domain/facts/allergens';
import { sayDate } from '@clearplate/domain/facts/instants';
import type { Say } from '@clearplate/domain/wording/say';
import type { Mail } from '../../mail/mailer.ts';
import { oneLine } from '../../mail/one-line.ts';
import { sayIn } from '../../mail-words/say-in.ts';
import { type OutcomeToMail, type ReportToMail, findOutcomeToMail, findReportToMail } from './settle.queries.ts';
import type { Jobs } from '../../jobs/job-kinds.ts';
import { quoted } from '../../mail/quoted.ts';

function sayWhat({ kind, dish_name, allergens, reported_at }: ReportToMail, say: Say): string {
  const dish = oneLine(dish_name);
  const date = sayDate(reported_at.toISOString(), say);
  if (kind === 'wrong') return say('A diner says that something about “{dish}” looks wrong ({date}).', { dish, date });
  if (allergens.length === 0) return say('A diner reported a reaction after “{dish}” ({date}).', { dish, date });
  const what = allergens.map((id) => sayAllergen(id, say)).join(', ');
  return say('A diner reported a reaction to {what} after “{dish}” ({date}).', { what, dish, date });
}

function sayEffect({ kind, allergens }: ReportToMail, say: Say): string {
  if (kind === 'wrong') return say('What they wrote is beside the dish in your reports.');
  if (allergens.length === 0) return say('They do not know to what. It stands on the dish as reported.');
  return allergens.length === 1
    ? say(
        'For people who avoid that allergen the dish says “Avoid”, with the words “Reaction reported”, until you have stated anew what is in it and we have looked at that.',
      )
    : say(
        'For people who avoid these allergens the dish says “Avoid”, with the words “Reaction reported”, until you have stated anew what is in it and we have looked at that.',
      );
}

/** Tells an owner what was reported: the dish, the day and the allergen. Neither who it was nor what they wrote. */
function reportMail(report: ReportToMail, publicUrl: string): Mail {
  const say = sayIn(report.language);
  const name = oneLine(report.restaurant_name);
  const text = [
    sayWhat(report, say),
    sayEffect(report, say),
    say(
      'Please look at the recipe and the kitchen, correct what the menu says, and state the allergens anew. You can also answer: what you write stands on the dish, for everybody to read.',
    ),
    `${say('{name} on Clearplate:', { name })}\n${publicUrl}/restaurant/${report.restaurant_id}`,
    say('We do not tell who reported it.'),
  ].join('\n\n');
  const subject =
    report.kind === 'reaction' ? say('A diner reported a reaction') : say('A diner says that something looks wrong');
  return { to: report.email, subject, text: `${text}\n` };
}

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
function outcomeMail(report: OutcomeToMail, outcome: Outcome, publicUrl: string): Mail {
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

/** The background work of reports. */
export function reportJobs(
  { db }: Pick<Context, 'db'>,
  outlet: Outlet,
): Pick<JobHandlers, 'report-mail' | 'report-outcome-mail'> {
  return {
    async 'report-mail'({ reportId }, attempt) {
      const report = await findReportToMail(db, reportId);
      if (report) await sendFromJob(outlet, reportMail(report, outlet.publicUrl), { reportId }, attempt);
    },
    async 'report-outcome-mail'({ reportId, outcome }, attempt) {
      const report = await findOutcomeToMail(db, reportId, outcome);
      if (report) await sendFromJob(outlet, outcomeMail(report, outcome, outlet.publicUrl), { reportId }, attempt);
    },
  };
}
