import { z } from 'zod';
import { Avoidance } from './eaters.ts';

const Avoidances = z.array(Avoidance).max(500);

/**
 * Lists the eaters with what each avoids and dislikes. This is health data: send it in a body, never in an address or a
 * log.
 */
export const Eaters = z.object({
  eaters: z
    .array(z.object({ name: z.string().max(100).optional(), avoids: Avoidances, dislikes: Avoidances.optional() }))
    .max(20),
});
export type Eaters = z.input<typeof Eaters>;

const count = z.int().min(0);

/**
 * Counts how many dishes got each verdict; if nothing is avoided, all are `unchecked`. `disliked` counts dishes that
 * needn't be avoided but contain a dislike; no other count includes them. If the filter asks for changes, `with_change`
 * counts dishes that are to be avoided or not verified as they come but have a variant that is said to be without; no
 * other count includes those then.
 */
export const VerdictCounts = z.object({
  none_declared: count,
  cross_contact: count,
  not_verified: count,
  avoid: count,
  unchecked: count,
  disliked: count,
  with_change: count.optional(),
});
export type VerdictCounts = z.infer<typeof VerdictCounts>;
