import type { mailedLinkCalls } from '@clearplate/contract/mailed-links';
import type { Handlers } from '../../http/handlers.ts';
import { notYet } from './not-yet.ts';

export const mailedLinkHandlers: Handlers<typeof mailedLinkCalls> = {
  async requestEmailConfirmation() {
    throw notYet();
  },

  async confirmEmail() {
    throw notYet();
  },

  async revertEmail() {
    throw notYet();
  },

  async requestSignInLink() {
    throw notYet();
  },

  async signInByLink() {
    throw notYet();
  },
};
