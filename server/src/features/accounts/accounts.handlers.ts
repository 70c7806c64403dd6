import type { accountCalls } from '@clearplate/contract/accounts';
import { AppError, badField } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { endedCookie, sessionCookie } from '../../pages/page-cookies.ts';
import { closeSession } from '../../http/session.ts';
import { type LockedUser, findUser, lockUser, updateUserRow } from './accounts.queries.ts';
import { asEmailTaken, emailTaken, register } from './register.ts';
import { signIn } from './sign-in.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import { limitTries } from '../../http/rate-limit.ts';
import { emailChangeLimit } from './account-limits.ts';
import { endLaterReverts, endLinks, findWaysBack, isEmailTaken } from './mailed-links.queries.ts';
import { mailLink } from './request-link.ts';

interface UserChange {
  readonly username: string;
  readonly email: string;
  readonly profilePicture: string | undefined;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Mails the old address a way back, unless that would let somebody else in: if the address is being left for an earlier
 * one (an intruder covers their tracks), or if it is newer and was never confirmed (mistyped).
 */
async function mailWayBack(context: Context, db: Db, user: LockedUser, email: string): Promise<void> {
  const at = context.now();
  const waysBack = await findWaysBack(db, user.id, at);
  const wayTo = (address: string) => waysBack.find((way) => isSame(way.email, address));
  const returned = wayTo(email);
  if (returned) return endLaterReverts(db, returned, at);
  if (waysBack.length > 0 && !user.isEmailConfirmed && !wayTo(user.email)) return;
  await mailLink(context, db, { userId: user.id, purpose: 'revert_email', email: user.email });
}

// Links mailed to the old address no longer open the account. Only the way back to that address stays.
async function changeEmail(context: Context, db: Db, user: LockedUser, email: string): Promise<void> {
  const at = context.now();
  const userId = user.id;
  if (await isEmailTaken(db, email, userId, at)) throw emailTaken('email');
  await endLinks(db, userId, ['reset_password', 'sign_in', 'confirm_email'], at);
  await mailWayBack(context, db, user, email);
  await mailLink(context, db, { userId, purpose: 'confirm_email', email });
}

// This is outside the transaction, so that a refused change counts too: it tells whether an e-mail has an account.
async function limitEmailChanges({ db, now }: Context, userId: number, email: string): Promise<void> {
  const user = await findUser(db, userId);
  if (user && !isSame(user.email, email)) await limitTries(db, emailChangeLimit, `user ${userId}`, now());
}

/** Changes the account's name and its e-mail address. */
async function updateUser(context: Context, userId: number, change: UserChange): Promise<void> {
  await limitEmailChanges(context, userId, change.email);
  const changing = context.db.transaction(async (db) => {
    const user = await lockUser(db, userId);
    // An uploaded picture gets its address from us. Here the same address may only come back.
    if (change.profilePicture && change.profilePicture !== user.profilePictureUrl)
      throw badField('profile_picture', 'must be the address of your picture');
    const keepsConfirmation = isSame(user.email, change.email);
    if (!keepsConfirmation) await changeEmail(context, db, user, change.email);
    await updateUserRow(db, userId, { ...change, keepsConfirmation });
  });
  await changing.catch((error: unknown) => {
    throw asEmailTaken(error, 'email');
  });
}

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
