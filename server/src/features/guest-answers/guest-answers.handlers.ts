import { createHash } from 'node:crypto';
import type { GuestAnswer, guestAnswerCalls } from '@clearplate/contract/guest-answers';
import { dayMs } from '@clearplate/domain/facts/instants';
import { z } from 'zod';
import { findOwnedRestaurant } from '../../db/restaurant-lock.ts';
import { AppError, badField, notFound } from '../../http/app-error.ts';
import { authorize, authorizeReading } from '../../http/authorize.ts';
import { decodeCursor, encodeCursor, toPage } from '../../http/cursor.ts';
import type { Handlers } from '../../http/handlers.ts';
import { type Limit, limitTries } from '../../http/rate-limit.ts';
import {
  type AnswerRow,
  findAnswerPlace,
  findOnMenu,
  findOpenAnswers,
  insertAnswer,
  settle,
} from './guest-answers.queries.ts';

/** A table asks some questions, and a café has one address for all its tables. */
const answersOfAddress: Limit = { name: 'guest answers', hits: 30, seconds: 3600 };

/** Nobody reads more, and no crowd of addresses may bury what was asked in earnest. */
const answersOfRestaurant: Limit = { name: 'guest answers of a restaurant', hits: 200, seconds: 86_400 };

/** A note is at most twelve hours old when it is sent, and days begin elsewhere earlier or later than here. */
const isOfToday = (day: string, now: Date): boolean =>
  Math.abs(Date.parse(day) + dayMs / 2 - now.getTime()) <= 2 * dayMs;

const ascending = (ids: readonly number[]) => [...new Set(ids)].toSorted((one, other) => one - other);

function toAnswer({ sentAt, ...row }: AnswerRow): GuestAnswer {
  return { ...row, sent_at: sentAt.toISOString() };
}

export const guestAnswerHandlers: Handlers<typeof guestAnswerCalls> = {
  async sendGuestAnswer({ params, body }, { context: { db, now }, ip }) {
    const at = now();
    await limitTries(db, answersOfAddress, ip, at);
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
    await limitTries(db, answersOfRestaurant, `restaurant ${params.id}`, at);
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
