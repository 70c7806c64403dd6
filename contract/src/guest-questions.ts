import { toldKinds } from '@clearplate/domain/verdict/told';
import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Done } from './done.ts';
import { AllergenId } from './facts.ts';
import { ById } from './fields.ts';
import { AgreedAboutDishes } from './guest-answers.ts';

const QuestionKind = z.enum(toldKinds);

/**
 * The guest's device makes this key for one question, and the server stores its hash: the key takes the question back.
 */
const QuestionKey = z.string().regex(/^[A-Za-z0-9_-]{20,200}$/, 'is not the key of a question');

/** Adds up what guests asked and nobody at the table could answer. It says nothing about any one of them. */
export const GuestQuestion = z.object({
  kind: QuestionKind,
  allergen: AllergenId,
  /** Lists ids of dishes on the menu that nobody has stated it for since, ascending. */
  dishes: z.array(z.int()),
  /** At least this many guests asked it: the number who asked about one of these dishes. */
  diners: z.int(),
  /** Is the day of the latest of these questions. */
  last_asked_on: z.iso.date(),
});
export type GuestQuestion = z.infer<typeof GuestQuestion>;

export const guestQuestionCalls = defineContract({
  sendGuestQuestion: {
    method: 'POST',
    path: '/api/restaurant/:id/guest-question',
    summary:
      'Tells whoever keeps a menu what a guest asked there and nobody could say. Nothing is sent without `agreed`, nothing of the guest is stored, and it changes no verdict. Of one `key` it stands there once',
    access: 'public',
    params: ById,
    body: AgreedAboutDishes.extend({
      key: QuestionKey,
      kind: QuestionKind,
      /** Is the guest's local date. */
      asked_on: z.iso.date('must be a day as YYYY-MM-DD'),
    }),
    response: Done,
    errors: ['not_found', 'rate_limited'],
  },
  withdrawGuestQuestion: {
    method: 'POST',
    path: '/api/guest-question/withdrawal',
    summary: 'Takes a question back by its `key`. It answers the same whether or not one stands there',
    access: 'public',
    body: z.object({ key: QuestionKey }),
    response: Done,
    errors: ['rate_limited'],
  },
  listGuestQuestions: {
    method: 'GET',
    path: '/api/restaurant/:id/guest-questions',
    summary: 'What guests asked in the last 30 days, nobody at the table could say, and nobody has stated since',
    access: 'owner',
    params: ById,
    response: z.array(GuestQuestion),
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  },
});
