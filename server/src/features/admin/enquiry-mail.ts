import type { Mail } from '../../mail/mailer.ts';
import { oneLine } from '../../mail/one-line.ts';
import type { AnswerToMail } from './enquiries.queries.ts';

/** What a sender is told whose claim was granted. */
export function appointmentAnswer(restaurant: string): string {
  return `${restaurant} is yours now on Clearplate. Sign in, and you find it on your home page: there you can change its details, its opening hours and its menu, and say what is in each dish.`;
}

const quoted = (text: string) => text.replaceAll(/^/gm, '> ');

/** The answer, and below it what it answers. */
export function enquiryMail({ email, name, answer, message, restaurantName, sentAt }: AnswerToMail): Mail {
  const about = message ?? `About the restaurant ${restaurantName}`;
  const day = sentAt.toISOString().slice(0, 10);
  return {
    to: email,
    subject: restaurantName === null ? 'Your question to Clearplate' : `${oneLine(restaurantName)} on Clearplate`,
    text: `Hello ${name},\n\n${answer}\n\nClearplate\n\nOn ${day} you wrote to us:\n${quoted(about)}\n`,
  };
}
