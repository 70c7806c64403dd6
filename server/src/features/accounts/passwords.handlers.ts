import type { passwordCalls } from '@clearplate/contract/passwords';
import type { Handlers } from '../../http/handlers.ts';
import { hashToken } from '../../http/session.ts';
import { limitMails } from './account-limits.ts';
import { changePassword, resetPassword } from './change-password.ts';
import { requestLink } from './request-link.ts';

export const passwordHandlers: Handlers<typeof passwordCalls> = {
  async changePassword({ body }, { context, actor, token = '' }) {
    const words = { current: body.current_password, chosen: body.new_password };
    await changePassword(context, { userId: actor.userId, sessionHash: hashToken(token) }, words);
    return { ok: true };
  },

  async requestPasswordReset({ body }, { context, ip }) {
    await limitMails(context.db, ip, body.email_address, context.now());
    await requestLink(context, body.email_address, 'reset_password');
    return { ok: true };
  },

  async resetPassword({ body }, { context, ip }) {
    await resetPassword(context, ip, { token: body.token, chosen: body.new_password });
    return { ok: true };
  },
};
