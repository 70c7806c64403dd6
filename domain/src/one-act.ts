import type { AllergenStatement } from './dish-record.ts';
import { timeOf } from './instants.ts';

const dayMs = 86_400_000;

/**
 * Whether two statements were made at once by the same source, so that one specifies the other: "tree nuts, but no
 * almond". The server dates all that one save states with the same millisecond, and no two saves alike. A midnight is
 * what a day becomes that somebody wrote, as in every import: equal days prove nothing. What follows from the kitchen's
 * equipment nobody stated.
 */
export function areOneAct(one: AllergenStatement, other: AllergenStatement): boolean {
  if (one.source !== other.source || one.source === 'kitchen') return false;
  if (one.act !== undefined || other.act !== undefined) return one.act === other.act;
  const at = timeOf(one.statedAt);
  return one.source === 'restaurant' && at === timeOf(other.statedAt) && at % dayMs !== 0;
}
