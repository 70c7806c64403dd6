import type { SpokenLanguage } from '@clearplate/domain/wording/translate';
import type { Mail } from '../../mail/mailer.ts';
import { oneLine } from '../../mail/one-line.ts';
import { quoted } from '../../mail/quoted.ts';
import { translateTo } from '../../mail-words/translate-to.ts';
import type { AnswerToMail } from './enquiries.queries.ts';

/** Tells a sender that their claim was granted. */
export function appointmentAnswer(restaurant: string, language: SpokenLanguage): string {
  const t = translateTo(language);
  return t(
    '{restaurant} is now yours on Clearplate. Sign in to find it on your home page. There you can change its details, its opening hours and its menu, and say what is in each dish.',
    { restaurant },
  );
}

/** Writes the answer, and the enquiry below it. */
export function enquiryMail(enquiry: AnswerToMail): Mail {
  const { email, name, answer, message, restaurantName, sentAt, language } = enquiry;
  const t = translateTo(language);
  const about = message ?? t('About the restaurant {name}', { name: restaurantName ?? '' });
  const day = sentAt.toISOString().slice(0, 10);
  return {
    to: email,
    subject:
      restaurantName === null
        ? t('Your question to Clearplate')
        : t('{name} on Clearplate', { name: oneLine(restaurantName) }),
    text: `${t('Hello {name},', { name })}\n\n${answer}\n\nClearplate\n\n${t('On {day} you wrote to us:', { day })}\n${quoted(about)}\n`,
  };
}
