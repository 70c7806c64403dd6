import { describeAllergen } from '@clearplate/domain/facts/allergens';
import { formatDate } from '@clearplate/domain/facts/instants';
import type { Translate } from '@clearplate/domain/wording/translate';
import type { Mail } from '../../mail/mailer.ts';
import { oneLine } from '../../mail/one-line.ts';
import { translateTo } from '../../mail-words/translate-to.ts';
import type { ReportToMail } from './resolve.queries.ts';

function describeWhat({ kind, dish_name, allergens, reported_at }: ReportToMail, t: Translate): string {
  const dish = oneLine(dish_name);
  const date = formatDate(reported_at.toISOString(), t);
  if (kind === 'wrong') return t('A diner says that something about “{dish}” looks wrong ({date}).', { dish, date });
  if (allergens.length === 0) return t('A diner reported a reaction after “{dish}” ({date}).', { dish, date });
  const what = allergens.map((id) => describeAllergen(id, t)).join(', ');
  if (kind === 'told')
    return t('A diner was told at your restaurant that “{dish}” contains {what} ({date}).', { what, dish, date });
  return t('A diner reported a reaction to {what} after “{dish}” ({date}).', { what, dish, date });
}

function describeEffect({ kind, allergens }: ReportToMail, t: Translate): string {
  if (kind === 'wrong') return t('What they wrote is beside the dish in your reports.');
  if (allergens.length === 0) return t('They do not know what caused it. The dish says that a reaction was reported.');
  if (kind === 'told')
    return t(
      'People who avoid what it is said to contain now see “Avoid” on this dish, until you state it anew and we have checked that.',
    );
  return allergens.length === 1
    ? t(
        'People who avoid that allergen now see “Avoid” on this dish, with the words “Reaction reported”, until you update the dish and we have checked that.',
      )
    : t(
        'People who avoid these allergens now see “Avoid” on this dish, with the words “Reaction reported”, until you update the dish and we have checked that.',
      );
}

/** Tells an owner what was reported: the dish, the day and the allergen, but neither the author nor their words. */
export function reportMail(report: ReportToMail, publicUrl: string): Mail {
  const t = translateTo(report.language);
  const name = oneLine(report.restaurant_name);
  const text = [
    describeWhat(report, t),
    describeEffect(report, t),
    t(
      'Please check the recipe and the kitchen, correct what the menu says, and state the allergens again. You can also answer: everybody can read your answer beside the dish.',
    ),
    `${t('{name} on Clearplate:', { name })}\n${publicUrl}/restaurant/${report.restaurant_id}`,
    t('We do not say who reported it.'),
  ].join('\n\n');
  const subjects = {
    reaction: t('A diner reported a reaction'),
    told: t('A diner was told what a dish contains'),
    wrong: t('A diner says that something looks wrong'),
  };
  const subject = subjects[report.kind];
  return { to: report.email, subject, text: `${text}\n` };
}
