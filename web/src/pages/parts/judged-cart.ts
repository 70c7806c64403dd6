import type { CartGroup, CartLine } from '@clearplate/contract/cart';
import type { SinceSeen } from '@clearplate/domain/since-seen';
import type { Verdict } from '@clearplate/domain/verdict';
import { verdictLabel } from '@clearplate/domain/verdict-words';
import type { Avoiding } from '../../features/avoiding/use-avoiding.ts';
import { listLines } from '../../features/dishes/say-verdict.ts';
import { say } from '../../translations/say.ts';

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

/** Why a line is asked about before somebody goes on to order. */
export interface Doubt {
  readonly dishId: number;
  readonly dish: string;
  /** `undefined` for what is gone. */
  readonly verdict?: Verdict | undefined;
  /** "Avoid", "Not verified". */
  readonly word: string;
  /** Each says whose allergen it is where several eat. */
  readonly reasons: readonly string[];
}

/** A line to avoid, not verified, worse than it was, or gone; nothing for any other. */
export function doubtOf({ line, since: { assessment, worse } }: JudgedLine): Doubt | undefined {
  const { dish_id: dishId, dish_name: dish, is_removed } = line;
  if (is_removed) return { dishId, dish, word: say('No longer on the menu'), reasons: [] };
  const { verdict } = assessment;
  const isBad = verdict === 'avoid' || verdict === 'not_verified';
  if (!isBad && worse.length === 0) return undefined;
  const lines = listLines(assessment).filter(({ cause }) => cause?.verdict !== 'none_declared');
  return {
    dishId,
    dish,
    verdict: verdict ?? undefined,
    word: verdictLabel(assessment, say),
    reasons: lines.map(({ text }) => text),
  };
}
