import { toldKinds } from '@clearplate/domain/verdict/told';
import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Done } from './done.ts';
import { AllergenId } from './facts.ts';
import { ById } from './fields.ts';
import { AgreedAboutDishes } from './guest-answers.ts';

const QuestionKind = z.enum(toldKinds);

/** Made on the guest's device for one question, and stored here as a hash: who has it takes the question back. */
const QuestionKey = z.string().regex(/^[A-Za-z0-9_-]{20,200}$/, 'is not the key of a question');

/** What guests asked and nobody at the table could say, all of them together, and nothing about any of them. */
export const GuestQuestion = z.object({
  kind: QuestionKind,
  allergen: AllergenId,
  /** Ids of dishes on the menu of which nobody has stated it since, ascending. */
  dishes: z.array(z.int()),
  /** How many guests asked it about any of these. */
  diners: z.int(),
  /** The day of the latest of them. */
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
      /** The guest's own day. */
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
