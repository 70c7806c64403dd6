import { sayDate } from '@clearplate/domain/instants';
import type { Mail } from '../../mail/mailer.ts';
import { oneLine } from '../../mail/one-line.ts';
import type { ReportToMail } from './settle.queries.ts';

function sayWhat({ kind, dish_name, allergens, reported_at }: ReportToMail): string {
  const dish = `“${oneLine(dish_name)}”`;
  const on = sayDate(reported_at.toISOString());
  if (kind === 'wrong') return `A diner says that something about ${dish} looks wrong (${on}).`;
  const to = allergens.length === 0 ? '' : ` to ${allergens.map((name) => name.toLowerCase()).join(', ')}`;
  return `A diner reported a reaction${to} after ${dish} (${on}).`;
}

function sayEffect({ kind, allergens }: ReportToMail): string {
  if (kind === 'wrong') return 'What they wrote is beside the dish in your reports.';
  if (allergens.length === 0) return 'They do not know to what. It stands on the dish as reported.';
  const them = allergens.length === 1 ? 'that allergen' : 'these allergens';
  return `For people who avoid ${them} the dish says “Avoid”, with the words “Reaction reported”, until you have stated anew what is in it and we have looked at that.`;
}

/** Tells an owner what was reported: the dish, the day and the allergen. Neither who it was nor what they wrote. */
export function reportMail(report: ReportToMail, publicUrl: string): Mail {
  const name = oneLine(report.restaurant_name);
  const text = [
    sayWhat(report),
    sayEffect(report),
    'Please look at the recipe and the kitchen, correct what the menu says, and state the allergens anew. You can also answer: what you write stands on the dish, for everybody to read.',
    `${name} on Clearplate:\n${publicUrl}/restaurant/${report.restaurant_id}`,
    'We do not tell who reported it.',
  ].join('\n\n');
  const subject =
    report.kind === 'reaction' ? 'A diner reported a reaction' : 'A diner says that something looks wrong';
  return { to: report.email, subject, text: `${text}\n` };
}
