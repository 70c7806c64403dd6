import { createHash } from 'node:crypto';
import type { GuestAnswer, guestAnswerCalls } from '@clearplate/contract/guest-answers';
import { z } from 'zod';
import { findOwnedRestaurant } from '../../db/restaurant-lock.ts';
import { AppError, badField, notFound } from '../../http/app-error.ts';
import { authorize, authorizeReading } from '../../http/authorize.ts';
import { decodeCursor, encodeCursor, toPage } from '../../http/cursor.ts';
import type { Handlers } from '../../http/handlers.ts';
import { limitTries } from '../../http/rate-limit.ts';
import {
  type AnswerRow,
  findAnswerPlace,
  findOnMenu,
  findOpenAnswers,
  insertAnswer,
  settle,
} from './guest-answers.queries.ts';
import { ascending, isOfToday, sentOfAddress, sentToRestaurant } from './guest-limits.ts';

function toAnswer({ sentAt, ...row }: AnswerRow): GuestAnswer {
  return { ...row, sent_at: sentAt.toISOString() };
}

export const guestAnswerHandlers: Handlers<typeof guestAnswerCalls> = {
  async sendGuestAnswer({ params, body }, { context: { db, now }, ip }) {
    const at = now();
    await limitTries(db, sentOfAddress, ip, at);
    if (!(await findOwnedRestaurant(db, params.id))) throw notFound('Restaurant');
    if (!isOfToday(body.told_on, at)) throw badField('told_on', 'must be today');
    const { kind, answer, by, told_on } = body;
    const said = {
      kind,
      answer,
      by,
      told_on,
      allergens: [...new Set(body.allergens)].toSorted(),
      dishes: ascending(body.dishes),
    };
    const onMenu = await findOnMenu(db, params.id, said.dishes);
    if (onMenu.size < said.dishes.length) throw badField('dishes', 'is no longer on the menu');
    await limitTries(db, sentToRestaurant, `restaurant ${params.id}`, at);
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
