import type { mailedLinkCalls } from '@clearplate/contract/mailed-links';
import type { Handlers } from '../../http/handlers.ts';
import { limitTries } from '../../http/rate-limit.ts';
import { openSession } from '../../http/session.ts';
import { limitMails, linkUseLimit } from './account-limits.ts';
import { findUser, lockUser, markEmailConfirmed, updatePassword, updateUserRow } from './accounts.queries.ts';
import { linkGone } from './change-password.ts';
import { endLaterReverts, endLinks, takeLink } from './mailed-links.queries.ts';
import { mailLink, requestLink } from './request-link.ts';
import { randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import { hashPassword } from '../../http/passwords.ts';
import { asEmailTaken } from './register.ts';
import { deleteSessions } from './sessions.queries.ts';
import { forgetSignInFailures } from './sign-in-failures.queries.ts';

/**
 * Gives an account its former e-mail back, and ends everything that may open it to somebody else: sessions, links, and
 * the password, because whoever changed the e-mail may know or have set it. A link to set another one is mailed.
 */
async function revertEmail(context: Context, token: string): Promise<void> {
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

export const mailedLinkHandlers: Handlers<typeof mailedLinkCalls> = {
  async requestEmailConfirmation(_, { context, actor, ip }) {
    const user = await findUser(context.db, actor.userId);
    if (!user || user.email_confirmed) return { ok: true };
    await limitMails(context.db, ip, user.email, context.now());
    const link = { userId: user.id, purpose: 'confirm_email', email: user.email } as const;
    await context.db.transaction((db) => mailLink(context, db, link));
    return { ok: true };
  },

  async confirmEmail({ body }, { context, ip }) {
    const at = context.now();
    await limitTries(context.db, linkUseLimit, ip, at);
    await context.db.transaction(async (db) => {
      const link = await takeLink(db, 'confirm_email', body.token, at);
      if (!link || !(await markEmailConfirmed(db, link.userId, link.email, at))) throw linkGone();
    });
    return { ok: true };
  },

  async revertEmail({ body }, { context, ip }) {
    await limitTries(context.db, linkUseLimit, ip, context.now());
    await revertEmail(context, body.token);
    return { ok: true };
  },

  async requestSignInLink({ body }, { context, ip }) {
    await limitMails(context.db, ip, body.email_address, context.now());
    await requestLink(context, body.email_address, 'sign_in');
    return { ok: true };
  },

  async signInByLink({ body }, { context, ip, device, language }) {
    const at = context.now();
    await limitTries(context.db, linkUseLimit, ip, at);
    const token = await context.db.transaction(async (db) => {
      const link = await takeLink(db, 'sign_in', body.token, at);
      if (!link) throw linkGone();
      const user = await lockUser(db, link.userId);
      if (user.isSample && !context.settings.sampleAccountsSignIn) throw linkGone();
      await markEmailConfirmed(db, user.id, link.email, at);
      await forgetSignInFailures(db, user.email);
      return openSession(db, user.id, at, { device, language: language() });
    });
    return { token };
  },
};
