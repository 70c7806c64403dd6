import type { Mail } from '../../mail/mailer.ts';
import { linkPurposes, type LinkPurpose } from './link-purposes.ts';
import type { LinkToMail } from './mailed-links.queries.ts';

interface Words {
  readonly subject: string;
  /** Before the link: why this mail came, and what the link does. */
  readonly before: string;
  /** After it: how long it works, and what to do when nobody asked. */
  readonly after: string;
}

// Lines are kept short and in ASCII, so that they go out as they are.
const words: Record<LinkPurpose, Words> = {
  reset_password: {
    subject: 'Set a new Clearplate password',
    before: `You get this mail because a new password was asked for
for the Clearplate account with this address.

Set it here:`,
    after: `The link works once, within 30 minutes. Setting a password
signs the account out everywhere.

If you did not ask, do nothing: your password stays as it is.`,
  },
  sign_in: {
    subject: 'Your link to sign in to Clearplate',
    before: `You get this mail because a link to sign in was asked for
for the Clearplate account with this address, or because a wrong
password was given so often that only a link signs in for now.

Sign in here:`,
    after: `The link works once, within 30 minutes. Once you have used it,
your password works again too.

If this was not you, do nothing: without this mail nobody gets in.`,
  },
  confirm_email: {
    subject: 'Confirm your e-mail address for Clearplate',
    before: `You get this mail because this address was given for
a Clearplate account.

Confirm that it is yours:`,
    after: `The link works once, within 7 days.

If you have no such account, do nothing: somebody mistyped.`,
  },
  revert_email: {
    subject: 'The e-mail address of your Clearplate account was changed',
    before: `You get this mail because the Clearplate account with this address
was given another one. If that was you, there is nothing to do.

If it was not you, take the change back here:`,
    after: `The link works once, within 7 days. It gives the account this address
again, signs it out everywhere and ends its password: you get
another mail to set a new one.`,
  },
};

/** Tells of a changed password. The link leads to the page that anybody may open: there is no token in it. */
export function passwordMail(email: string, publicUrl: string): Mail {
  const text = `You get this mail because the password of the Clearplate account
with this address was changed. If that was you, there is nothing
to do.

If it was not you, set another one, which signs the account out
everywhere:

${publicUrl}/forgotten-password
`;
  return { to: email, subject: 'The password of your Clearplate account was changed', text };
}

/** The mail that carries a link. The token stands in the fragment, which browsers keep to themselves. */
export function linkMail({ purpose, email, token }: LinkToMail, publicUrl: string): Mail {
  const { subject, before, after } = words[purpose];
  const link = `${publicUrl}${linkPurposes[purpose].page}#token=${token}`;
  return { to: email, subject, text: `${before}\n\n${link}\n\n${after}\n` };
}
