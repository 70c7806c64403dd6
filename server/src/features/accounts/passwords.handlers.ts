import type { passwordCalls } from '@clearplate/contract/passwords';
import type { Handlers } from '../../http/handlers.ts';
import { notYet } from './not-yet.ts';

export const passwordHandlers: Handlers<typeof passwordCalls> = {
  async changePassword() {
    throw notYet();
  },

  async requestPasswordReset() {
    throw notYet();
  },

  async resetPassword() {
    throw notYet();
  },
};
