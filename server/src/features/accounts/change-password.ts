import type { Context } from '../../context.ts';
import { AppError, badField } from '../../http/app-error.ts';
import { hashPassword, verifyPassword } from '../../http/passwords.ts';
import { limitTries, withTry } from '../../http/rate-limit.ts';
import { linkUseLimit, passwordChangeLimit } from './account-limits.ts';
import { lockUser, markEmailConfirmed, updatePassword } from './accounts.queries.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { endLinks, takeLink } from './mailed-links.queries.ts';
import { deleteOtherSessions, deleteSessions } from './sessions.queries.ts';
import { forgetSignInFailures } from './sign-in-failures.queries.ts';

/** Returns the refusal of a link that doesn't work. It gives no reason. */
export function linkGone(): AppError {
  return new AppError('gone', 'This link was used already, no longer holds, or is too old');
}

/**
 * Sets another password for somebody who knows the current one. The other sessions end, and so do links that would open
 * the account.
 */
export async function changePassword(
  context: Context,
  { userId, sessionHash }: { readonly userId: number; readonly sessionHash: Buffer },
  { current, chosen }: { readonly current: string; readonly chosen: string },
): Promise<void> {
  const at = context.now();
  const changing = { limit: passwordChangeLimit, who: `user ${userId}`, now: at };
  const user = await withTry(context.db, changing, async () => {
    const asked = await context.db.transaction((db) => lockUser(db, userId));
    return (await verifyPassword(asked.passwordHash, current)) ? asked : undefined;
  });
  if (!user) throw badField('current_password', 'is not your current password');
  refuseCommonPassword('new_password', chosen, user);
  const passwordHash = await hashPassword(chosen);
  await context.db.transaction(async (db) => {
    const now = await lockUser(db, userId);
    if (now.passwordHash !== user.passwordHash) throw badField('current_password', 'is not your current password');
    await updatePassword(db, userId, passwordHash, at);
    await deleteOtherSessions(db, userId, sessionHash);
    await endLinks(db, userId, ['reset_password', 'sign_in'], at);
    await context.jobs.enqueue(db, 'password-mail', { userId });
  });
}

/** Sets a password by a mailed link, which is used up only if that succeeds. Every session ends. */
export async function resetPassword(
  context: Context,
  ip: string,
  { token, chosen }: { readonly token: string; readonly chosen: string },
): Promise<void> {
  const at = context.now();
  await limitTries(context.db, linkUseLimit, ip, at);
  refuseCommonPassword('new_password', chosen);
  const passwordHash = await hashPassword(chosen);
  await context.db.transaction(async (db) => {
    const link = await takeLink(db, 'reset_password', token, at);
    if (!link) throw linkGone();
    const { username, email } = await lockUser(db, link.userId);
    refuseCommonPassword('new_password', chosen, { username, email });
    await updatePassword(db, link.userId, passwordHash, at);
    await markEmailConfirmed(db, link.userId, link.email, at);
    await deleteSessions(db, link.userId);
    await endLinks(db, link.userId, ['reset_password', 'sign_in'], at);
    await forgetSignInFailures(db, email);
    await context.jobs.enqueue(db, 'password-mail', { userId: link.userId });
  });
}
