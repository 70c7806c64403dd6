import type { Statement } from '@clearplate/domain/facts/dish';

const unsaid = (statement: Statement): string => JSON.stringify({ ...statement, act: null });

/**
 * A repeated statement of a record keeps its act, or has none if it had none: it was sent along, not stated anew
 * together with the rest. Both must be in canonical form.
 */
export function reuseActs(said: readonly Statement[], before: readonly Statement[]): Statement[] {
  const acts = new Map(before.map((one) => [unsaid(one), one.act]));
  return said.map((one) => (acts.has(unsaid(one)) ? { ...one, act: acts.get(unsaid(one)) } : one));
}
