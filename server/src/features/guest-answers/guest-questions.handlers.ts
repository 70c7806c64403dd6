import { createHash } from 'node:crypto';
import type { guestQuestionCalls } from '@clearplate/contract/guest-questions';
import { dayMs } from '@clearplate/domain/facts/instants';
import { guestAnswerDays } from '@clearplate/domain/verdict/told';
import { authorizeReading } from '../../http/authorize.ts';
import type { Handlers } from '../../http/handlers.ts';
import { type Limit, limitTries } from '../../http/rate-limit.ts';
import { admitSending } from './admit-sending.ts';
import { deleteQuestion, findOpenQuestions, insertQuestion } from './guest-questions.queries.ts';

/** As many as may be sent, and those of a browser that takes back all of its own. */
const takenBack: Limit = { name: 'guest questions taken back', hits: 60, seconds: 3600 };

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

export const guestQuestionHandlers: Handlers<typeof guestQuestionCalls> = {
  async sendGuestQuestion({ params, body }, { context: { db, now }, ip }) {
    const at = now();
    const { kind, asked_on, key } = body;
    const sending = { ...body, restaurantId: params.id, day: asked_on, dayField: 'asked_on', ip, at };
    const about = await admitSending(db, sending);
    await insertQuestion(db, { restaurantId: params.id, kind, asked_on, ...about, key: hashOf(key) }, at);
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
