import { assessDish } from './assess-dish.ts';
import type { DishFacts } from '../facts/dish-facts.ts';
import type { Instant } from '../facts/dish.ts';
import type { Eater } from './eater.ts';
import { verdicts, type AssessContext, type Assessment, type Cause, type Verdict } from './verdict.ts';

/** Holds what was known of a dish when somebody last looked at it. */
export interface Baseline {
  readonly facts: DishFacts;
  readonly at: Instant;
}

/**
 * Says why a line is worse than it was.
 * - `time`: earlier knowledge no longer counts, such as an expired statement.
 * - `dish`: the dish, or a statement about it, changed.
 * - `reading`: the dish is the same, but its words are now read differently.
 */
export type WorseBecause = 'time' | 'dish' | 'reading';

export interface Worse {
  readonly cause: Cause;
  readonly because: WorseBecause;
}

export interface SinceSeen {
  /** This is the current assessment. */
  readonly assessment: Assessment;
  /** These lines are worse than they were for the same eaters; the worst come first. */
  readonly worse: readonly Worse[];
}

const order = (verdict: Verdict): number => verdicts.indexOf(verdict);
const lineOf = ({ eater, avoidance }: Cause): string => JSON.stringify([eater, avoidance]);
const byLine = ({ causes }: Assessment) => new Map(causes.map((cause) => [lineOf(cause), order(cause.verdict)]));

/**
 * Assesses a dish now, and compares that with an assessment of the baseline for the same eaters, with the lexicon of
 * that time. Without the profile, or offline, it compares nothing, because neither makes the dish worse.
 */
export function assessSince(
  baseline: Baseline,
  facts: DishFacts,
  dishChanged: boolean,
  eaters: readonly Eater[],
  context: AssessContext,
): SinceSeen {
  const assessment = assessDish(facts, eaters, context);
  if (context.profileApplied === false || context.isOffline === true) return { assessment, worse: [] };
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
