import type { Db } from '../../db/db.ts';
import { limitTries, type Limit } from '../../http/rate-limit.ts';

/** Counts wrong passwords per network address; right ones don't count, since a café shares one address. */
export const signInLimit: Limit = { name: 'login failures', hits: 10, seconds: 60 };

/** The call tells whether an e-mail has an account, so its limit is low. */
export const registrationLimit: Limit = { name: 'registrations', hits: 20, seconds: 3600 };

/** Counts wrong current passwords per account. Otherwise the holder of a session could guess for ever. */
export const passwordChangeLimit: Limit = { name: 'password changes', hits: 10, seconds: 900 };

export const emailChangeLimit: Limit = { name: 'email changes', hits: 5, seconds: 3600 };

export const linkUseLimit: Limit = { name: 'links used', hits: 30, seconds: 600 };

const mailsAskedFor: Limit = { name: 'mails asked for', hits: 20, seconds: 3600 };

// The window is shorter than a link's life: whoever used up the tries has a working link in their mailbox.
const mailsPerTarget: Limit = { name: 'mails to one address', hits: 3, seconds: 900 };

/**
 * Limits mails that anybody can request, by who asks and by the recipient, whether or not an account has that address.
 */
export async function limitMails(db: Db, ip: string, email: string, now: Date): Promise<void> {
  await limitTries(db, mailsAskedFor, ip, now);
  await limitTries(db, mailsPerTarget, email.toLowerCase(), now);
}
