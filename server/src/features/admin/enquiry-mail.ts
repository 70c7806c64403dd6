import type { SpokenLanguage } from '@clearplate/domain/wording/say';
import type { Mail } from '../../mail/mailer.ts';
import { oneLine } from '../../mail/one-line.ts';
import { quoted } from '../../mail/quoted.ts';
import { sayIn } from '../../mail-words/say-in.ts';
import type { AnswerToMail } from './enquiries.queries.ts';

/** What a sender is told whose claim was granted. */
export function appointmentAnswer(restaurant: string, language: SpokenLanguage): string {
  const say = sayIn(language);
  return say(
    '{restaurant} is yours now on Clearplate. Sign in, and you find it on your home page: there you can change its details, its opening hours and its menu, and say what is in each dish.',
    { restaurant },
  );
}

/** The answer, and below it what it answers. */
export function enquiryMail(enquiry: AnswerToMail): Mail {
  const { email, name, answer, message, restaurantName, sentAt, language } = enquiry;
  const say = sayIn(language);
  const about = message ?? say('About the restaurant {name}', { name: restaurantName ?? '' });
  const day = sentAt.toISOString().slice(0, 10);
  return {
    to: email,
    subject:
      restaurantName === null
        ? say('Your question to Clearplate')
        : say('{name} on Clearplate', { name: oneLine(restaurantName) }),
    text: `${say('Hello {name},', { name })}\n\n${answer}\n\nClearplate\n\n${say('On {day} you wrote to us:', { day })}\n${quoted(about)}\n`,
  };
}
