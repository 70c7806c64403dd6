import { randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import { hashPassword } from '../../http/passwords.ts';
import { lockUser, markEmailConfirmed, updatePassword, updateUserRow } from './accounts.queries.ts';
import { linkGone } from './change-password.ts';
import { endLaterReverts, endLinks, takeLink } from './mailed-links.queries.ts';
import { asEmailTaken } from './register.ts';
import { mailLink } from './request-link.ts';
import { deleteSessions } from './sessions.queries.ts';

/**
 * Gives an account its former e-mail back, and ends whatever may open it to somebody else: sessions, links, and the
 * password, since whoever changed the e-mail may know it or may have set it. A link to set another is mailed.
 */
export async function revertEmail(context: Context, token: string): Promise<void> {
  const at = context.now();
  const nobodys = await hashPassword(randomBytes(32).toString('base64url'));
  const reverting = context.db.transaction(async (db) => {
    const link = await takeLink(db, 'revert_email', token, at);
    if (!link) throw linkGone();
    const { userId, email } = link;
    const { username } = await lockUser(db, userId);
    await updateUserRow(db, userId, { username, email, keepsConfirmation: false });
    await markEmailConfirmed(db, userId, email, at);
    await deleteSessions(db, userId);
    await endLinks(db, userId, ['reset_password', 'sign_in', 'confirm_email'], at);
    await endLaterReverts(db, link, at);
    await updatePassword(db, userId, nobodys, at);
    await mailLink(context, db, { userId, purpose: 'reset_password', email });
  });
  await reverting.catch((error: unknown) => {
    throw asEmailTaken(error, 'email');
  });
}
