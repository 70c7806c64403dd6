import type { Verdict } from '@clearplate/domain/verdict';
import { verdictLabel } from '@clearplate/domain/verdict-words';
import { listLines } from '../../features/dishes/say-verdict.ts';
import { isDoubtful, type JudgedLine } from './judged-cart.ts';
import { say } from '../../translations/say.ts';

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

/** Of every line that is asked about. */
export function doubtsOf(lines: readonly JudgedLine[]): readonly Doubt[] {
  return lines.filter(isDoubtful).map(doubtOf);
}

function doubtOf({ line, since: { assessment } }: JudgedLine): Doubt {
  const { dish_id: dishId, dish_name: dish, is_removed } = line;
  if (is_removed) return { dishId, dish, word: say('No longer on the menu'), reasons: [] };
  const lines = listLines(assessment).filter(({ cause }) => cause?.verdict !== 'none_declared');
  return {
    dishId,
    dish,
    verdict: assessment.verdict ?? undefined,
    word: verdictLabel(assessment, say),
    reasons: lines.map(({ text }) => text),
  };
}
