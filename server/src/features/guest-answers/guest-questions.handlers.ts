import { createHash } from 'node:crypto';
import type { guestQuestionCalls } from '@clearplate/contract/guest-questions';
import { dayMs } from '@clearplate/domain/facts/instants';
import { guestAnswerDays } from '@clearplate/domain/verdict/told';
import { findOwnedRestaurant } from '../../db/restaurant-lock.ts';
import { badField, notFound } from '../../http/app-error.ts';
import { authorizeReading } from '../../http/authorize.ts';
import type { Handlers } from '../../http/handlers.ts';
import { type Limit, limitTries } from '../../http/rate-limit.ts';
import { findOnMenu } from './guest-answers.queries.ts';
import { ascending, isOfToday, sentOfAddress, sentToRestaurant } from './guest-limits.ts';
import { deleteQuestion, findOpenQuestions, insertQuestion } from './guest-questions.queries.ts';

/** As many as may be sent, and those of a browser that takes back all of its own. */
const takenBack: Limit = { name: 'guest questions taken back', hits: 60, seconds: 3600 };

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

export const guestQuestionHandlers: Handlers<typeof guestQuestionCalls> = {
  async sendGuestQuestion({ params, body }, { context: { db, now }, ip }) {
    const at = now();
    await limitTries(db, sentOfAddress, ip, at);
    if (!(await findOwnedRestaurant(db, params.id))) throw notFound('Restaurant');
    if (!isOfToday(body.asked_on, at)) throw badField('asked_on', 'must be today');
    const dishes = ascending(body.dishes);
    const onMenu = await findOnMenu(db, params.id, dishes);
    if (onMenu.size < dishes.length) throw badField('dishes', 'is no longer on the menu');
    await limitTries(db, sentToRestaurant, `restaurant ${params.id}`, at);
    const { kind, asked_on } = body;
    const allergens = [...new Set(body.allergens)].toSorted();
    await insertQuestion(db, { restaurantId: params.id, kind, asked_on, allergens, dishes, key: hashOf(body.key) }, at);
    return { ok: true };
  },

  async withdrawGuestQuestion({ body }, { context: { db, now }, ip }) {
    await limitTries(db, takenBack, ip, now());
    await deleteQuestion(db, hashOf(body.key));
    return { ok: true };
  },

  async listGuestQuestions({ params }, { context: { db, now }, actor }) {
    const restaurant = await authorizeReading(db, actor, params.id);
    return findOpenQuestions(db, restaurant.id, new Date(now().getTime() - guestAnswerDays * dayMs));
  },
};
