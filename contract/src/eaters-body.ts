import { z } from 'zod';
import { Avoidance } from './eaters.ts';

const Avoidances = z.array(Avoidance).max(500);

/** Who eats, what each of them avoids, and what they would rather not eat. Health data: in a body, never in an address or a log. */
export const Eaters = z.object({
  eaters: z
    .array(z.object({ name: z.string().max(100).optional(), avoids: Avoidances, dislikes: Avoidances.optional() }))
    .max(20),
});
export type Eaters = z.input<typeof Eaters>;

const count = z.int().min(0);

/**
 * How many dishes got each verdict; `unchecked` for all of them when nothing is avoided. `disliked`: those that nobody has
 * to avoid and that have what somebody would rather not eat; they count nowhere else.
 */
export const VerdictCounts = z.object({
  none_declared: count,
  cross_contact: count,
  not_verified: count,
  avoid: count,
  unchecked: count,
  disliked: count,
});
export type VerdictCounts = z.infer<typeof VerdictCounts>;
