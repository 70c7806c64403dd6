import type { contactCalls } from '@clearplate/contract/contact';
import type { Handlers } from '../../http/handlers.ts';
import { limitTries, type Limit } from '../../http/rate-limit.ts';
import { findUsualDays, insertGeneralEnquiry, insertRestaurantEnquiry } from './contact.queries.ts';

const limit: Limit = { name: 'contact', hits: 5, seconds: 600 };

export const contactHandlers: Handlers<typeof contactCalls> = {
  async sendGeneralEnquiry({ body }, { context: { db, now }, ip, language }) {
    await limitTries(db, limit, ip, now());
    await insertGeneralEnquiry(db, body, language());
    return { ok: true };
  },

  async sendRestaurantEnquiry({ body }, { context: { db, now }, ip, language }) {
    await limitTries(db, limit, ip, now());
    await insertRestaurantEnquiry(db, body, language());
    const usualDays = body.restaurant_id === undefined ? undefined : await findUsualDays(db, now());
    return { ok: true, ...(usualDays !== undefined && { usual_days: usualDays }) };
  },
};
