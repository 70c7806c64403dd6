import type { Instant } from './dish.ts';
import { dayMs, isCurrent, timeOf } from './instants.ts';

/**
 * What a statement is worth now.
 * - `current`: it counts, and will for a while.
 * - `expiring`: it counts for `expiringDays` at most.
 * - `expired`: it was said too long ago.
 * - `to_confirm`: what it rests on has changed since, or nobody knows when it was said.
 */
export type Standing = 'current' | 'expiring' | 'expired' | 'to_confirm';

/** So many days before it expires a statement is work to do. */
export const expiringDays = 14;

export interface StandingContext {
  readonly now: Instant;
  /** How long a statement counts. */
  readonly statementDays: number;
}

/** How a statement stands that was made at `statedAt`, about ingredients that last changed at `changedAt`. */
export function standingOf(
  statedAt: Instant | null,
  changedAt: Instant | null,
  { now, statementDays }: StandingContext,
): Standing {
  const stated = timeOf(statedAt);
  if (Number.isNaN(stated) || (changedAt !== null && !(stated >= timeOf(changedAt)))) return 'to_confirm';
  if (!isCurrent(statedAt, now, statementDays)) return 'expired';
  return timeOf(now) - stated > (statementDays - expiringDays) * dayMs ? 'expiring' : 'current';
}
