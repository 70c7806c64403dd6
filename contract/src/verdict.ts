import type { VerdictAnswer as Answered } from '@clearplate/domain/verdict/answer-verdict';
import { causeReasons, verdicts } from '@clearplate/domain/verdict/verdict';
import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Strictness } from './eaters.ts';
import { Evidence } from './facts.ts';

const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'must be a day such as 2026-11-03');
const name = z.string().max(1000, 'is too long');
const long = z.string().max(20_000, 'is too long');

/**
 * Describes a dish in somebody's words, and what one person avoids. This is health data: never put it in an address or
 * a log.
 */
export const VerdictQuestion = z.object({
  id: z.union([z.string().max(200), z.number()]),
  dish: z.object({
    name,
    description: long.optional(),
    ingredients: z.union([long, z.array(long).max(1000)]).optional(),
    ingredients_complete_on: Day.optional(),
    statements: z
      .array(
        z.object({
          allergen: name.min(1, 'must not be empty'),
          level: z.enum(['contains', 'may_contain', 'absent']),
          stated_on: Day,
          reason: name.optional(),
          source: z.enum(['restaurant', 'published', 'import']).optional(),
          act: z.string().max(200).optional(),
        }),
      )
      .max(1000)
      .optional(),
    cross_contact_stated_on: Day.optional(),
    content_changed_on: Day.optional(),
    reports: z
      .array(z.object({ allergen: name.optional(), on: Day, open: z.boolean().optional() }))
      .max(1000)
      .optional(),
  }),
  avoid: z
    .array(
      z.object({
        name: name.trim().min(1, 'must not be empty'),
        strictness: Strictness.optional(),
        kind: z.enum(['must', 'rather_not']).optional(),
      }),
    )
    .max(1000),
  /** Is the day of the question, or today in UTC if it is missing. */
  on: Day.optional(),
});
export type VerdictQuestion = z.infer<typeof VerdictQuestion>;

export const VerdictAnswer = z.object({
  id: VerdictQuestion.shape.id,
  verdict: z.enum(verdicts).nullable(),
  label: z.string(),
  lines: z.array(
    z.object({
      avoid: z.string(),
      verdict: z.enum(verdicts),
      reason: z.enum(causeReasons),
      text: z.string(),
      evidence: z.array(Evidence),
      questions: z.array(z.string()),
    }),
  ),
  remarks: z.array(z.string()),
}) satisfies z.ZodType<Answered>;
export type VerdictAnswer = z.infer<typeof VerdictAnswer>;

export const verdictCalls = defineContract({
  answerVerdict: {
    method: 'POST',
    path: '/api/verdict',
    summary:
      'What may be said to one person about a dish that is described in the question. Nothing of it is kept or logged. ' +
      'A bad question is refused with the field that is wrong',
    access: 'public',
    body: VerdictQuestion,
    response: VerdictAnswer,
    errors: ['too_large', 'unsupported_media_type', 'rate_limited'],
  },
});
