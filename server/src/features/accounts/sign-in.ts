import { AppError } from '../../http/app-error.ts';
import type { RequestInfo } from '../../http/handlers.ts';
import { verifyPassword } from '../../http/passwords.ts';
import { withTry } from '../../http/rate-limit.ts';
import { openSession } from '../../http/session.ts';
import { signInLimit } from './account-limits.ts';
import { findCredentials, lockPassword, type Credentials } from './accounts.queries.ts';
import { requestLink } from './request-link.ts';
import { countSignInFailure, findSignInFailures, forgetSignInFailures } from './sign-in-failures.queries.ts';

/** After this many failures in a row, only a mailed link signs in. */
const failuresAtMost = 100;

async function open({ context, device, language }: RequestInfo, email: string, known: Credentials, at: Date) {
  return context.db.transaction(async (db) => {
    // If the password was changed, or locked by others' guesses, during the comparison, it opens nothing.
    if (!(await lockPassword(db, known))) return false;
    if ((await findSignInFailures(db, email)) >= failuresAtMost) return false;
    await forgetSignInFailures(db, email);
    return openSession(db, known.userId, at, { device, language: language() });
  });
}

/**
 * Returns the person whom the password signs in. Unknown, wrong and locked take the same time: each compares, and then
 * looks for failures.
 */
async function compare(email: string, password: string, { context }: RequestInfo): Promise<Credentials | undefined> {
  const { db, settings } = context;
  const known = await findCredentials(db, email);
  const isRight = await verifyPassword(known?.passwordHash, password);
  const isLocked = (await findSignInFailures(db, email)) >= failuresAtMost;
  const mayOpen = isRight && !isLocked && (settings.sampleAccountsSignIn || known?.isSample === false);
  return mayOpen ? known : undefined;
}

/**
 * Returns a session's token for the right password, otherwise false. Only failures count, per address and per account,
 * once they are known: right passwords don't count against each other, however many come at once.
 */
export async function signIn(email: string, password: string, request: RequestInfo): Promise<string | false> {
  const { context, ip: who } = request;
  const now = context.now();
  const known = await withTry(context.db, { limit: signInLimit, who, now }, () =>
    compare(email, password, request),
  ).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'rate_limited' ? error.with({ token: false }) : error;
  });
  if (known) return open(request, email, known, now);
  const failures = await countSignInFailure(context.db, email, now);
  if (failures === failuresAtMost) await requestLink(context, email, 'sign_in');
  return false;
}
