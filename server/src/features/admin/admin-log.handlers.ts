import type { adminLogCalls } from '@clearplate/contract/admin-log';
import { z } from 'zod';
import { decodeCursor, encodeCursor, toPage } from '../../http/cursor.ts';
import type { Handlers } from '../../http/handlers.ts';
import { findAdminActs } from './admin-log.queries.ts';
import { countOpen } from './enquiries.queries.ts';

const list = 'admin log';

export const adminLogHandlers: Handlers<typeof adminLogCalls> = {
  async getAdminOverview(_, { context: { db } }) {
    const { enquiries, claims, reports } = await countOpen(db);
    return { open_enquiries: enquiries, open_claims: claims, open_reports: reports };
  },

  async listAdminLog({ query: { limit, cursor } }, { context: { db } }) {
    const rows = await findAdminActs(db, decodeCursor(list, z.int(), cursor), limit);
    return toPage(
      rows,
      limit,
      ({ id }) => encodeCursor(list, id),
      ({ at, ...act }) => ({ ...act, at: at.toISOString() }),
    );
  },
};
