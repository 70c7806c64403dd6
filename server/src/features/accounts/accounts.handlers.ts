import type { accountCalls } from '@clearplate/contract/accounts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { endedCookie, sessionCookie } from '../../http/page-cookies.ts';
import { closeSession } from '../../http/session.ts';
import { findUser } from './accounts.queries.ts';
import { register } from './register.ts';
import { signIn } from './sign-in.ts';
import { updateUser } from './update-user.ts';

export const accountHandlers: Handlers<typeof accountCalls> = {
  async register({ body }, request) {
    return { token: await register(body, request) };
  },

  async login({ body }, request) {
    const token = await signIn(body.email_address, body.password, request);
    request.log.info({ succeeded: token !== false }, 'sign-in');
    return { token };
  },

  async logout(_, { context: { db }, token, isSecure, setCookie }) {
    if (token) await closeSession(db, token);
    setCookie(endedCookie(isSecure));
    return { ok: true };
  },

  async keepPageSession(_, { token = '', isSecure, setCookie }) {
    setCookie(sessionCookie(token, isSecure));
    return { ok: true };
  },

  async getUser(_, { context: { db }, actor }) {
    const user = await findUser(db, actor.userId);
    if (!user) throw new AppError('unauthenticated', 'Please sign in');
    return user;
  },

  async updateUser({ body }, { context, actor }) {
    const email = body.email ?? body.email_address ?? '';
    const profilePicture = body.profile_picture ?? undefined;
    await updateUser(context, actor.userId, { username: body.username, email, profilePicture });
    const user = await findUser(context.db, actor.userId);
    if (!user) throw new AppError('unauthenticated', 'Please sign in');
    return user;
  },
};
