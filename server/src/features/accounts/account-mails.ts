import type { Say, SpokenLanguage } from '@clearplate/domain/wording/say';
import type { Mail } from '../../mail/mailer.ts';
import { sayIn } from '../../mail-words/say-in.ts';
import { wrapLines } from '../../mail-words/wrap-lines.ts';
import { linkPurposes, type LinkPurpose } from './link-purposes.ts';
import type { LinkToMail } from './mailed-links.queries.ts';

interface Words {
  readonly subject: string;
  /** Before the link, in paragraphs: why this mail came, and what the link does. */
  readonly before: readonly string[];
  /** After it: how long it works, and what to do when nobody asked. */
  readonly after: readonly string[];
}

const words: Record<LinkPurpose, (say: Say) => Words> = {
  reset_password: (say) => ({
    subject: say('Set a new Clearplate password'),
    before: [
      say('You get this mail because somebody asked for a new password for the Clearplate account with this address.'),
      say('Set it here:'),
    ],
    after: [
      say('The link works once, within 30 minutes. Setting a password signs the account out everywhere.'),
      say('If you did not ask, do nothing: your password stays as it is.'),
    ],
  }),
  sign_in: (say) => ({
    subject: say('Your link to sign in to Clearplate'),
    before: [
      say(
        'You get this mail because somebody asked for a link to sign in to the Clearplate account with this address, or because a wrong password was given so often that only a link signs in for now.',
      ),
      say('Sign in here:'),
    ],
    after: [
      say('The link works once, within 30 minutes. Once you have used it, your password works again too.'),
      say('If this was not you, do nothing: without this mail nobody gets in.'),
    ],
  }),
  confirm_email: (say) => ({
    subject: say('Confirm your e-mail address for Clearplate'),
    before: [
      say('You get this mail because this address was given for a Clearplate account.'),
      say('Confirm that it is yours:'),
    ],
    after: [
      say('The link works once, within 7 days.'),
      say('If you have no such account, do nothing: somebody mistyped.'),
    ],
  }),
  revert_email: (say) => ({
    subject: say('The e-mail address of your Clearplate account was changed'),
    before: [
      say(
        'You get this mail because the Clearplate account with this address was given another one. If that was you, there is nothing to do.',
      ),
      say('If it was not you, take the change back here:'),
    ],
    after: [
      say(
        'The link works once, within 7 days. It gives the account this address again, signs it out everywhere and ends its password: you get another mail to set a new one.',
      ),
    ],
  }),
};

/** Links stand alone, whole. */
const textOf = (before: readonly string[], link: string, after: readonly string[] = []): string =>
  `${[...before.map(wrapLines), link, ...after.map(wrapLines)].join('\n\n')}\n`;

/** Tells of a changed password. The link leads to the page that anybody may open: there is no token in it. */
export function passwordMail(user: { email: string; language: SpokenLanguage }, publicUrl: string): Mail {
  const say = sayIn(user.language);
  const before = [
    say(
      'You get this mail because the password of the Clearplate account with this address was changed. If that was you, there is nothing to do.',
    ),
    say('If it was not you, set another one, which signs the account out everywhere:'),
  ];
  return {
    to: user.email,
    subject: say('The password of your Clearplate account was changed'),
    text: textOf(before, `${publicUrl}/forgotten-password`),
  };
}

/** The mail that carries a link. The token stands in the fragment, which browsers keep to themselves. */
export function linkMail({ purpose, email, token, language }: LinkToMail, publicUrl: string): Mail {
  const { subject, before, after } = words[purpose](sayIn(language));
  const link = `${publicUrl}${linkPurposes[purpose].page}#token=${token}`;
  return { to: email, subject, text: textOf(before, link, after) };
}
