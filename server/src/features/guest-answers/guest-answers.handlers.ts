import { createHash } from 'node:crypto';
import type { GuestAnswer, guestAnswerCalls } from '@clearplate/contract/guest-answers';
import { z } from 'zod';
import { AppError, notFound } from '../../http/app-error.ts';
import { authorize, authorizeReading } from '../../http/authorize.ts';
import { decodeCursor, encodeCursor, toPage } from '../../http/cursor.ts';
import type { Handlers } from '../../http/handlers.ts';
import { type AnswerRow, findAnswerPlace, findOpenAnswers, insertAnswer, settle } from './guest-answers.queries.ts';
import { admitSending } from './admit-sending.ts';

function toAnswer({ sentAt, ...row }: AnswerRow): GuestAnswer {
  return { ...row, sent_at: sentAt.toISOString() };
}

export const guestAnswerHandlers: Handlers<typeof guestAnswerCalls> = {
  async sendGuestAnswer({ params, body }, { context: { db, now }, ip }) {
    const at = now();
    const { kind, answer, by, told_on } = body;
    const sending = { ...body, restaurantId: params.id, day: told_on, dayField: 'told_on', ip, at };
    const { allergens, dishes } = await admitSending(db, sending);
    const said = { kind, answer, by, told_on, allergens, dishes };
    const hash = createHash('sha256').update(JSON.stringify(said)).digest();
    await insertAnswer(db, { restaurantId: params.id, hash, ...said }, at);
    return { ok: true };
  },

  async listGuestAnswers({ params, query: { limit, cursor } }, { context: { db }, actor }) {
    const restaurant = await authorizeReading(db, actor, params.id);
    const list = `guest answers of ${restaurant.id}`;
    const rows = await findOpenAnswers(db, restaurant.id, { after: decodeCursor(list, z.int(), cursor), limit });
    return toPage(rows, limit, ({ id }) => encodeCursor(list, id), toAnswer);
  },

  async settleGuestAnswer({ params, body }, { context: { db, now }, actor }) {
    await db.transaction(async (transaction) => {
      const place = await findAnswerPlace(transaction, params.id);
      if (place === undefined) throw notFound('Answer');
      await authorize(transaction, actor, place);
      if (!(await settle(transaction, params.id, body.outcome, now())))
        throw new AppError('conflict', 'Somebody has settled this already');
    });
    return { ok: true };
  },
};
