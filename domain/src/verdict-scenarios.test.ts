import { describe, expect, it } from 'vitest';
import { contextOf, eatersOf, recordOf, verdictNames, type Scenario } from '../fixtures/read-scenarios.ts';
import table from '../fixtures/verdicts.json' with { type: 'json' };
import { assessDish } from './assess-dish.ts';
import { deriveFacts } from './derive-facts.ts';
import { sayAssessment } from './verdict-words.ts';

const groups = table as unknown as readonly { readonly about: string; readonly scenarios: readonly Scenario[] }[];

describe.each(groups)('$about', ({ scenarios }) => {
  it.each(scenarios)('$dish, avoiding $avoids: $why', (scenario) => {
    const assessment = assessDish(deriveFacts(recordOf(scenario)), eatersOf(scenario), contextOf(scenario));
    expect({ verdict: assessment.verdict, sentence: sayAssessment(assessment) }).toEqual({
      verdict: verdictNames[scenario.verdict],
      sentence: scenario.sentence,
    });
  });
});
