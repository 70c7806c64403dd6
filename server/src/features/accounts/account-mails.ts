import type { Translate, SpokenLanguage } from '@clearplate/domain/wording/translate';
import type { Mail } from '../../mail/mailer.ts';
import { translateTo } from '../../mail-words/translate-to.ts';
import { wrapLines } from '../../mail-words/wrap-lines.ts';
import { linkPurposes, type LinkPurpose } from './link-purposes.ts';
import type { LinkToMail } from './mailed-links.queries.ts';

interface Words {
  readonly subject: string;
  /** Holds the paragraphs before the link: why this mail came, and what the link does. */
  readonly before: readonly string[];
  /** Holds the paragraphs after it: how long it works, and what to do if nobody asked for it. */
  readonly after: readonly string[];
}

const words: Record<LinkPurpose, (t: Translate) => Words> = {
  reset_password: (t) => ({
    subject: t('Set a new Clearplate password'),
    before: [
      t('You get this e-mail because somebody asked for a new password for the Clearplate account with this address.'),
      t('Set it here:'),
    ],
    after: [
      t('The link works once, within 30 minutes. Setting a password signs the account out everywhere.'),
      t('If you did not ask, do nothing: your password stays as it is.'),
    ],
  }),
  sign_in: (t) => ({
    subject: t('Your link to sign in to Clearplate'),
    before: [
      t(
        'You get this e-mail because somebody asked for a link to sign in to the Clearplate account with this address, or because somebody gave a wrong password so often that only a link signs in for now.',
      ),
      t('Sign in here:'),
    ],
    after: [
      t('The link works once, within 30 minutes. Once you have used it, your password works again too.'),
      t('If this was not you, do nothing: nobody gets in without this e-mail.'),
    ],
  }),
  confirm_email: (t) => ({
    subject: t('Confirm your e-mail address for Clearplate'),
    before: [
      t('You get this e-mail because somebody gave this address for a Clearplate account.'),
      t('Confirm that it is yours:'),
    ],
    after: [t('The link works once, within 7 days.'), t('If you have no such account, do nothing: somebody mistyped.')],
  }),
  revert_email: (t) => ({
    subject: t('The e-mail address of your Clearplate account was changed'),
    before: [
      t(
        'You get this e-mail because the address of this Clearplate account was changed. If that was you, there is nothing to do.',
      ),
      t('If it was not you, undo the change here:'),
    ],
    after: [
      t(
        'The link works once, within 7 days. It gives the account this address again, signs it out everywhere and ends its password: you get another e-mail to set a new one.',
      ),
    ],
  }),
};

/** A link is a paragraph by itself and isn't wrapped. */
const textOf = (before: readonly string[], link: string, after: readonly string[] = []): string =>
  `${[...before.map(wrapLines), link, ...after.map(wrapLines)].join('\n\n')}\n`;

/** Reports a changed password. The link leads to a public page and contains no token. */
export function passwordMail(user: { email: string; language: SpokenLanguage }, publicUrl: string): Mail {
  const t = translateTo(user.language);
  const before = [
    t(
      'You get this e-mail because the password of the Clearplate account with this address was changed. If that was you, there is nothing to do.',
    ),
    t('If it was not you, set another one, which signs the account out everywhere:'),
  ];
  return {
    to: user.email,
    subject: t('The password of your Clearplate account was changed'),
    text: textOf(before, `${publicUrl}/forgotten-password`),
  };
}

/** Writes a mail with a link. The token is in the fragment, which browsers don't send. */
export function linkMail({ purpose, email, token, language }: LinkToMail, publicUrl: string): Mail {
  const { subject, before, after } = words[purpose](translateTo(language));
  const link = `${publicUrl}${linkPurposes[purpose].page}#token=${token}`;
  return { to: email, subject, text: textOf(before, link, after) };
}
