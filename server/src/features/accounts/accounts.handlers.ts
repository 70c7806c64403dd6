import type { accountCalls } from '@clearplate/contract/accounts';
import { notYet } from './not-yet.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { giveBackTry, limitTries, type Limit } from '../../http/rate-limit.ts';
import { closeSession, openSession } from '../../http/session.ts';
import { findCredentials, findUser } from './accounts.queries.ts';
import { verifyPassword } from '../../http/passwords.ts';

// Failures only: a café full of people who sign in rightly shares one address.
const failures: Limit = { name: 'login failures', hits: 10, seconds: 60 };

export const accountHandlers: Handlers<typeof accountCalls> = {
  async login({ body }, { context: { db, settings, now }, ip }) {
    const at = now();
    // Counted before it is known to be one, so that many at once can't all slip through; given back on success.
    await limitTries(db, failures, ip, at).catch((error: unknown) => {
      throw error instanceof AppError ? error.with({ token: false }) : error;
    });
    const known = await findCredentials(db, body.email_address);
    const right = await verifyPassword(known?.passwordHash, body.password);
    if (known && right && (settings.sampleAccountsSignIn || !known.isSample)) {
      await giveBackTry(db, failures, ip, at);
      return { token: await openSession(db, known.userId, at) };
    }
    return { token: false };
  },

  async register() {
    throw notYet();
  },

  async updateUser() {
    throw notYet();
  },

  async logout(_, { context: { db }, token }) {
    if (token) await closeSession(db, token);
    return { ok: true };
  },

  async getUser(_, { context: { db }, actor }) {
    const user = await findUser(db, actor.userId);
    if (!user) throw new AppError('unauthenticated', 'Please sign in');
    return user;
  },
};
