import { violatedConstraint } from '../../db/database-errors.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestInfo } from '../../http/handlers.ts';
import { hashPassword } from '../../http/passwords.ts';
import { limitTries } from '../../http/rate-limit.ts';
import { openSession } from '../../http/session.ts';
import { registrationLimit } from './account-limits.ts';
import { insertUser } from './accounts.queries.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { isEmailTaken } from './mailed-links.queries.ts';
import { mailLink } from './request-link.ts';

/** Returns the refusal of an e-mail that another account has. */
export function emailTaken(field: string): AppError {
  const message = 'already belongs to an account';
  return new AppError('conflict', `${field}: ${message}`, { issues: [{ field, message }] });
}

/** Turns a lost race for an e-mail into the same refusal. */
export function asEmailTaken(error: unknown, field: string): unknown {
  return violatedConstraint(error) === 'users_email' ? emailTaken(field) : error;
}

interface NewUser {
  readonly username: string;
  readonly email_address: string;
  readonly password: string;
}

/** Creates an account, mails a link to confirm its e-mail, and returns a session's token. */
export async function register(body: NewUser, { context, ip, device, language }: RequestInfo): Promise<string> {
  const { username, email_address: email, password } = body;
  const at = context.now();
  await limitTries(context.db, registrationLimit, ip, at);
  refuseCommonPassword('password', password, { username, email });
  if (await isEmailTaken(context.db, email, undefined, at)) throw emailTaken('email_address');
  const passwordHash = await hashPassword(password);
  const opening = context.db.transaction(async (db) => {
    const userId = await insertUser(db, { username, email, passwordHash }, at);
    await mailLink(context, db, { userId, purpose: 'confirm_email', email });
    return openSession(db, userId, at, { device, language: language() });
  });
  return opening.catch((error: unknown) => {
    throw asEmailTaken(error, 'email_address');
  });
}
