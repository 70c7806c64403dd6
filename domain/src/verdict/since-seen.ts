import { assessDish } from './assess-dish.ts';
import type { DishFacts } from '../facts/dish-facts.ts';
import type { Instant } from '../facts/dish.ts';
import type { Eater } from './eater.ts';
import { verdicts, type AssessContext, type Assessment, type Cause, type Verdict } from './verdict.ts';

/** What was known of a dish when somebody last looked at it. */
export interface Baseline {
  readonly facts: DishFacts;
  readonly at: Instant;
}

/**
 * Why a line is worse than it was.
 * - `time`: what was known then no longer counts, such as a statement that has expired.
 * - `dish`: the dish, or what is said of it, changed.
 * - `reading`: the dish is the same, and its words are read otherwise now.
 */
export type WorseBecause = 'time' | 'dish' | 'reading';

export interface Worse {
  readonly cause: Cause;
  readonly because: WorseBecause;
}

export interface SinceSeen {
  /** What may be said now. */
  readonly assessment: Assessment;
  /** The lines that are worse than they would have been then, for the same eaters; worst first. */
  readonly worse: readonly Worse[];
}

const order = (verdict: Verdict): number => verdicts.indexOf(verdict);
const lineOf = ({ eater, avoidance }: Cause): string => JSON.stringify([eater, avoidance]);
const byLine = ({ causes }: Assessment) => new Map(causes.map((cause) => [lineOf(cause), order(cause.verdict)]));

/**
 * Assesses a dish now, and says what is worse than when it was last seen: for those who eat now, by the lexicon
 * that was in force then. While the profile is missing nothing is compared, since nothing is known of either.
 */
export function assessSince(
  baseline: Baseline,
  facts: DishFacts,
  dishChanged: boolean,
  eaters: readonly Eater[],
  context: AssessContext,
): SinceSeen {
  const assessment = assessDish(facts, eaters, context);
  if (context.profileApplied === false) return { assessment, worse: [] };
  const asThen = { ...context, lexiconVersion: baseline.facts.lexiconVersion };
  const then = byLine(assessDish(baseline.facts, eaters, { ...asThen, now: baseline.at }));
  const sameDishNow = byLine(assessDish(baseline.facts, eaters, asThen));
  const worse = assessment.causes.flatMap((cause): Worse[] => {
    const [line, now] = [lineOf(cause), order(cause.verdict)];
    if (now >= (then.get(line) ?? now)) return [];
    if ((sameDishNow.get(line) ?? now) <= now) return [{ cause, because: 'time' }];
    return [{ cause, because: dishChanged ? 'dish' : 'reading' }];
  });
  return { assessment, worse };
}
