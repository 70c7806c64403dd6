import type { Statement } from './dish.ts';

/**
 * Returns whether the same source made two statements together, so that one specifies the other: "tree nuts, but no
 * almond". Equal dates prove nothing. Kitchen statements never count, because nobody made them.
 */
export function areOneAct(one: Statement, other: Statement): boolean {
  if (one.source !== other.source || one.source === 'kitchen') return false;
  return one.act != null && one.act === other.act;
}
