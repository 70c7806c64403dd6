import type { sessionCalls } from '@clearplate/contract/sessions';
import type { Handlers } from '../../http/handlers.ts';
import { notYet } from './not-yet.ts';

export const sessionHandlers: Handlers<typeof sessionCalls> = {
  async listSessions() {
    throw notYet();
  },

  async endSession() {
    throw notYet();
  },

  async endAllSessions() {
    throw notYet();
  },
};
