import type { Statement } from './dish.ts';

/**
 * Whether two statements were made at once by the same source, so that one specifies the other: "tree nuts, but no
 * almond". Equal dates prove nothing. What follows from the kitchen's equipment nobody stated.
 */
export function areOneAct(one: Statement, other: Statement): boolean {
  if (one.source !== other.source || one.source === 'kitchen') return false;
  return one.act != null && one.act === other.act;
}
