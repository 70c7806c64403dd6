import type { Db } from '../../db/db.ts';
import { limitTries, type Limit } from '../../http/rate-limit.ts';

/** Wrong passwords per network address; right ones don't count, since a café shares one address. */
export const signInLimit: Limit = { name: 'login failures', hits: 10, seconds: 60 };

/** It tells whether an e-mail has an account, so it is slow to ask for many. */
export const registrationLimit: Limit = { name: 'registrations', hits: 20, seconds: 3600 };

/** Wrong current passwords per account: who holds a session could guess for ever otherwise. */
export const passwordChangeLimit: Limit = { name: 'password changes', hits: 10, seconds: 900 };

export const emailChangeLimit: Limit = { name: 'email changes', hits: 5, seconds: 3600 };

export const linkUseLimit: Limit = { name: 'links used', hits: 30, seconds: 600 };

const mailsAskedFor: Limit = { name: 'mails asked for', hits: 20, seconds: 3600 };

// The window is shorter than a link's life: whoever used the tries up has left a link in the mailbox that works.
const mailsPerTarget: Limit = { name: 'mails to one address', hits: 3, seconds: 900 };

/** Limits mails that anybody can ask for: by who asks, and by whom they go to, whether or not an account has it. */
export async function limitMails(db: Db, ip: string, email: string, now: Date): Promise<void> {
  await limitTries(db, mailsAskedFor, ip, now);
  await limitTries(db, mailsPerTarget, email.toLowerCase(), now);
}
