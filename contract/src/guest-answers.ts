import { tellers, toldKinds } from '@clearplate/domain/verdict/told';
import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Done } from './done.ts';
import { AllergenId, Instant } from './facts.ts';
import { ById, IdInBody, PageQuery } from './fields.ts';

const ToldKind = z.enum(toldKinds);
const Teller = z.enum(tellers);
/** "Nobody knew" isn't among these, because it says nothing about the dish. */
const ToldAnswer = z.enum(['yes', 'no']);

/** Says what a guest was told, and nothing about the guest. */
export const GuestAnswer = z.object({
  id: z.int(),
  kind: ToldKind,
  answer: ToldAnswer,
  by: Teller,
  told_on: z.iso.date(),
  allergens: z.array(AllergenId),
  /** Lists ids of dishes, some of which may have left the menu since. */
  dishes: z.array(z.int()),
  sent_at: Instant,
});
export type GuestAnswer = z.infer<typeof GuestAnswer>;

/**
 * Says what became of it. `stated`: an editor of the menu has made a statement of it; `not_so`: it is wrong;
 * `dismissed`: neither.
 */
const Outcome = z.enum(['stated', 'not_so', 'dismissed']);
export type GuestAnswerOutcome = z.infer<typeof Outcome>;

/** A guest sends this about dishes after agreeing to what they saw. */
export const AgreedAboutDishes = z.object({
  agreed: z.literal(true, 'must be true: nothing is sent without'),
  allergens: z.array(AllergenId).min(1, 'must not be empty').max(20, 'must have at most {number}'),
  dishes: z.array(IdInBody).min(1, 'must not be empty').max(1000, 'must have at most {number}'),
});

export const guestAnswerCalls = defineContract({
  sendGuestAnswer: {
    method: 'POST',
    path: '/api/restaurant/:id/guest-answer',
    summary:
      'Asks whoever keeps a menu whether what a guest was told there is so. Nothing is sent without `agreed`, nothing of the guest is stored, and it changes no verdict. The same answer stands there once',
    access: 'public',
    params: ById,
    body: AgreedAboutDishes.extend({
      kind: ToldKind,
      answer: ToldAnswer,
      by: Teller,
      /** Is the guest's local date. */
      told_on: z.iso.date('must be a day as YYYY-MM-DD'),
    }),
    response: Done,
    errors: ['not_found', 'rate_limited'],
  },
  listGuestAnswers: {
    method: 'GET',
    path: '/api/restaurant/:id/guest-answers',
    summary: 'What guests were told and nobody has settled yet, the latest first',
    access: 'owner',
    params: ById,
    query: PageQuery,
    response: z.array(GuestAnswer),
    paged: true,
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  },
  settleGuestAnswer: {
    method: 'PUT',
    path: '/api/guest-answer/:id/outcome',
    summary:
      'Settles it. `stated` states nothing by itself: `saveMenu` does that. `conflict` when somebody settled it otherwise before',
    access: 'owner',
    params: ById,
    body: z.object({ outcome: Outcome }),
    response: Done,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
  },
});
