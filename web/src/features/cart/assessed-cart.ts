import type { CartGroup, CartLine } from '@clearplate/contract/cart';
import type { SinceSeen } from '@clearplate/domain/verdict/since-seen';
import type { Told } from '@clearplate/domain/verdict/told';
import type { Verdict } from '@clearplate/domain/verdict/verdict';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { notesAbout, toldOf } from '../../entities/verdict/told-of.ts';

export interface AssessedLine {
  readonly line: CartLine;
  readonly since: SinceSeen;
  /** A note in this tab warns of it, and the person who signed in hasn't said yet whether it is theirs. */
  readonly isUnclaimed?: boolean;
  /** Something that was told at the table made its verdict worse. */
  readonly isToldWorse?: boolean;
  /** These notes are about the dish, or about other dishes in a way that puts it in doubt. */
  readonly notes?: readonly Told[];
  /** Says what its kitchen ticked against it, or that this can't be loaded, each with how bad that is. */
  readonly kitchen?: readonly { readonly verdict: Verdict; readonly text: string }[];
}

/**
 * Assesses a group's lines for everyone who eats. A dish is to avoid where they were told so at the table. Returns
 * `undefined` while we don't know whom to assess for.
 */
export function assessGroup(
  { dishes }: CartGroup,
  { assessSince }: Avoiding,
  told: readonly Told[],
  unclaimed: readonly Told[] = [],
): readonly AssessedLine[] | undefined {
  const assessed: AssessedLine[] = [];
  for (const line of dishes) {
    const since = assessSince({ facts: line.facts_seen, at: line.seen_at }, line.facts, line.changes.length > 0);
    if (since === undefined) return undefined;
    const assessment = toldOf(since.assessment, told, line.dish_id);
    const isUnclaimed = unclaimed.some(({ dishes: about }) => about.includes(line.dish_id));
    const isToldWorse = assessment.verdict !== since.assessment.verdict;
    // Notes that may be somebody else's aren't listed as their own.
    const notes = notesAbout(since.assessment, told, line.dish_id).filter((one) => one.isUnclaimed !== true);
    assessed.push({ line, since: { ...since, assessment }, isUnclaimed, isToldWorse, notes });
  }
  return assessed;
}

/**
 * Returns whether the user must confirm a line before ordering: it is to avoid, not verified, worse than it was or than
 * stated, removed, or an unclaimed note or its kitchen warns of it.
 */
export function isDoubtful({
  line,
  since: { assessment, worse },
  isUnclaimed,
  isToldWorse,
  kitchen = [],
}: AssessedLine): boolean {
  const { verdict } = assessment;
  const isWarned = isUnclaimed === true || isToldWorse === true || worse.length > 0 || kitchen.length > 0;
  return isWarned || line.is_removed || verdict === 'avoid' || verdict === 'not_verified';
}
