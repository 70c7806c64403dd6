import { AppError } from '../../http/app-error.ts';
import type { RequestInfo } from '../../http/handlers.ts';
import { verifyPassword } from '../../http/passwords.ts';
import { giveBackTry, limitTries } from '../../http/rate-limit.ts';
import { openSession } from '../../http/session.ts';
import { signInLimit } from './account-limits.ts';
import { findCredentials, lockPassword, type Credentials } from './accounts.queries.ts';
import { requestLink } from './request-link.ts';
import { countSignInFailure, forgetSignInFailures } from './sign-in-failures.queries.ts';

/** After so many failures in a row only a mailed link signs in. */
const failuresAtMost = 100;

async function open({ context, device, language }: RequestInfo, email: string, known: Credentials, at: Date) {
  return context.db.transaction(async (db) => {
    // A password that was changed while this one was compared opens nothing.
    if (!(await lockPassword(db, known))) return false;
    await forgetSignInFailures(db, email);
    return openSession(db, known.userId, at, { device, language: language() });
  });
}

/**
 * A session's token for the right password, false for anything else: unknown, wrong and locked take the same time.
 * Every try is counted before it is known to fail, so that many at once can't slip through.
 */
export async function signIn(email: string, password: string, request: RequestInfo): Promise<string | false> {
  const { context, ip } = request;
  const { db, settings } = context;
  const at = context.now();
  await limitTries(db, signInLimit, ip, at).catch((error: unknown) => {
    throw error instanceof AppError ? error.with({ token: false }) : error;
  });
  const failures = await countSignInFailure(db, email, at);
  const known = await findCredentials(db, email);
  const isRight = await verifyPassword(known?.passwordHash, password);
  if (known && isRight && failures <= failuresAtMost && (settings.sampleAccountsSignIn || !known.isSample)) {
    await giveBackTry(db, signInLimit, ip, at);
    return open(request, email, known, at);
  }
  if (failures === failuresAtMost) await requestLink(context, email, 'sign_in');
  return false;
}
