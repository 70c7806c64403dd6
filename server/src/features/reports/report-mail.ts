import { sayAllergen } from '@clearplate/domain/facts/allergens';
import { sayDate } from '@clearplate/domain/facts/instants';
import type { Say } from '@clearplate/domain/wording/say';
import type { Mail } from '../../mail/mailer.ts';
import { oneLine } from '../../mail/one-line.ts';
import { sayIn } from '../../mail-words/say-in.ts';
import type { ReportToMail } from './settle.queries.ts';

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
export function reportMail(report: ReportToMail, publicUrl: string): Mail {
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
