import type { sessionCalls } from '@clearplate/contract/sessions';
import { notFound } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { hashToken, idleSince } from '../../http/session.ts';
import { deleteSession, deleteSessions, findSessions } from './sessions.queries.ts';

export const sessionHandlers: Handlers<typeof sessionCalls> = {
  async listSessions(_, { context, actor, token = '' }) {
    const now = context.now();
    const open = { now, idleSince: idleSince(now) };
    const sessions = await findSessions(context.db, actor.userId, hashToken(token), open);
    return sessions.map(({ createdAt, lastUsedAt, ...session }) => ({
      ...session,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    }));
  },

  async endSession({ params }, { context, actor }) {
    if (!(await deleteSession(context.db, actor.userId, params.id))) throw notFound('Session');
    return { ok: true };
  },

  async endAllSessions(_, { context, actor }) {
    await deleteSessions(context.db, actor.userId);
    return { ok: true };
  },
};
