import type { Instant } from './dish.ts';
import { dayMs, isCurrent, timeOf } from './instants.ts';

/**
 * Says whether a statement still counts.
 * - `current`: it counts, and will for a while.
 * - `expiring`: it counts for `expiringDays` at most.
 * - `expired`: it is too old.
 * - `to_confirm`: the ingredients have changed since, or its date is unknown.
 */
export type Standing = 'current' | 'expiring' | 'expired' | 'to_confirm';

/** A statement becomes a task this many days before it expires. */
export const expiringDays = 14;

export interface StandingContext {
  readonly now: Instant;
  /** How many days a statement counts. */
  readonly statementDays: number;
}

/** Returns the standing of a statement made at `statedAt`, about ingredients that last changed at `changedAt`. */
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
