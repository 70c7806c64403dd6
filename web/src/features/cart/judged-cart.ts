import type { CartGroup, CartLine } from '@clearplate/contract/cart';
import type { SinceSeen } from '@clearplate/domain/verdict/since-seen';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';

export interface JudgedLine {
  readonly line: CartLine;
  readonly since: SinceSeen;
}

/** The lines of a group for everyone who eats; `undefined` while it is not known for whom to judge. */
export function judgeGroup({ dishes }: CartGroup, { assessSince }: Avoiding): readonly JudgedLine[] | undefined {
  const judged: JudgedLine[] = [];
  for (const line of dishes) {
    const since = assessSince({ facts: line.facts_seen, at: line.seen_at }, line.facts, line.changes.length > 0);
    if (since === undefined) return undefined;
    judged.push({ line, since });
  }
  return judged;
}

/** To avoid, not verified, worse than it was, or gone: asked about before somebody goes on to order. */
export function isDoubtful({ line, since: { assessment, worse } }: JudgedLine): boolean {
  const { verdict } = assessment;
  return line.is_removed || verdict === 'avoid' || verdict === 'not_verified' || worse.length > 0;
}
