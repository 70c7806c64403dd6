import type { verdictCalls } from '@clearplate/contract/verdict';
import { answerVerdict, BadQuestion } from '@clearplate/domain/verdict/answer-verdict';
import { badField } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { limitTries, type Limit } from '../../http/rate-limit.ts';

// A question takes a core for a moment: this suffices for one menu at a time, but not for a country's.
const limit: Limit = { name: 'verdicts', hits: 300, seconds: 60 };

export const verdictHandlers: Handlers<typeof verdictCalls> = {
  async answerVerdict({ body }, { context: { db, settings, now }, ip }) {
    await limitTries(db, limit, ip, now());
    const { id, on = now().toISOString().slice(0, 10), ...question } = body;
    try {
      return { id, ...answerVerdict({ ...question, on }, settings.statementDays) };
    } catch (error) {
      throw error instanceof BadQuestion ? badField(error.field, error.message) : error;
    }
  },
};
