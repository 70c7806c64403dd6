import { describe, expect, it } from 'vitest';
import { contextOf, eatersOf, recordOf, verdictNames, type Scenario } from '../../fixtures/read-scenarios.ts';
import table from '../../fixtures/verdicts.json' with { type: 'json' };
import { assessDish } from './assess-dish.ts';
import { deriveFacts } from '../facts/derive-facts.ts';
import { describeLines, listPoints } from '../wording/describe-lines.ts';
import { describePoints } from './points-to-ask.ts';
import { verdictLabel } from '../wording/verdict-words.ts';
import type { Assessment } from './verdict.ts';

const groups = table as unknown as readonly { readonly about: string; readonly scenarios: readonly Scenario[] }[];

/** Returns what a card shows: its label, its lines, and what to ask. */
function sentenceOf(assessment: Assessment): string {
  const questions = listPoints(assessment);
  const lines = describeLines(assessment).map(({ text }) => text);
  const said = assessment.verdict === null ? [verdictLabel(assessment)] : [verdictLabel(assessment), ...lines];
  return `${said.join(' | ')}${questions.length === 0 ? '' : ` | Ask ${describePoints(questions)}`}`;
}

describe.each(groups)('$about', ({ scenarios }) => {
  it.each(scenarios)('$dish, avoiding $avoids: $why', (scenario) => {
    const assessment = assessDish(deriveFacts(recordOf(scenario)), eatersOf(scenario), contextOf(scenario));
    expect({ verdict: assessment.verdict, sentence: sentenceOf(assessment) }).toEqual({
      verdict: verdictNames[scenario.verdict],
      sentence: scenario.sentence,
    });
  });
});
