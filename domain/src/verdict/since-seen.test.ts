import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { context, now, world, type World } from '../../fixtures/arbitrary-records.ts';
import { rank } from '../../fixtures/assess-fixture.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { assessDish } from './assess-dish.ts';
import { deriveFacts } from '../facts/derive-facts.ts';
import { addIngredient, declare } from '../menu/dish-edits.ts';
import { nothingKnown, type Dish } from '../facts/dish.ts';
import type { Eater } from './eater.ts';
import { dayMs } from '../facts/instants.ts';
import { assessSince } from './since-seen.ts';

const daysAgo = (days: number): string => new Date(Date.parse(now) - days * dayMs).toISOString();
const eaters: Eater[] = [
  { name: 'Ann', avoids: [{ kind: 'allergen', allergen: 'sesame', strictness: 'ask' }] },
  { name: 'Ben', avoids: [{ kind: 'allergen', allergen: 'milk', strictness: 'ask' }] },
];
const stated = (at: string): Dish =>
  (['sesame', 'milk'] as const).reduce<Dish>(
    (record, allergen) => declare(record, { allergen, level: 'absent', source: 'restaurant' }, at),
    { ...nothingKnown, name: 'Salad', cross_contact_stated_at: at },
  );

function since(before: Dish, after: Dish, seen: string, dishChanged = true) {
  const baseline = { facts: deriveFacts(before), at: seen };
  const { assessment, worse } = assessSince(baseline, deriveFacts(after), dishChanged, eaters, context);
  return {
    verdict: assessment.verdict,
    worse: worse.map(({ cause, because }) => [cause.eater, cause.verdict, because]),
  };
}

const holds = (check: (given: World) => void): void => fc.assert(fc.property(world, check), runsOf(1000, 300));

describe('since a dish was seen', () => {
  const dish = stated(daysAgo(10));

  it('nothing is worse where nothing happened', () => {
    expect(since(dish, dish, daysAgo(5), false)).toEqual({ verdict: 'none_declared', worse: [] });
  });

  it('an ingredient that was added is the dish’s change, for whom it matters', () => {
    const changed = addIngredient(dish, 'tahini', daysAgo(1));
    expect(since(dish, changed, daysAgo(5))).toEqual({
      verdict: 'avoid',
      worse: [
        ['Ann', 'avoid', 'dish'],
        ['Ben', 'not_verified', 'dish'],
      ],
    });
  });

  it('a statement that has expired is time’s doing', () => {
    const old = stated(daysAgo(181));
    expect(since(old, old, daysAgo(0.5), false)).toEqual({ verdict: 'not_verified', worse: [] });
    expect(since(old, old, daysAgo(20), false).worse).toEqual([
      ['Ann', 'not_verified', 'time'],
      ['Ben', 'not_verified', 'time'],
    ]);
  });

  it('what was bad then is not called worse now', () => {
    const withTahini = addIngredient(dish, 'tahini', daysAgo(8));
    expect(since(withTahini, withTahini, daysAgo(5), false)).toEqual({ verdict: 'avoid', worse: [] });
  });

  it('the same dish read by another lexicon says so', () => {
    const before = { ...deriveFacts(dish), lexiconVersion: 'an older one' };
    const after = deriveFacts(declare(dish, { allergen: 'sesame', level: 'contains', source: 'import' }, daysAgo(1)));
    const { worse } = assessSince({ facts: before, at: daysAgo(5) }, after, false, eaters, context);
    expect(worse.map(({ cause, because }) => [cause.eater, because])).toEqual([['Ann', 'reading']]);
  });

  it('compares nothing while the profile is missing', () => {
    const changed = deriveFacts(addIngredient(dish, 'tahini', daysAgo(1)));
    const baseline = { facts: deriveFacts(dish), at: daysAgo(5) };
    const missing = { ...context, profileApplied: false };
    expect(assessSince(baseline, changed, true, [], missing)).toMatchObject({
      assessment: { verdict: 'not_verified' },
      worse: [],
    });
  });

  it('whatever happened, the verdict is that of today, and each line that fell is told, no other', () => {
    holds(({ record, eaters: people, text, at }) => {
      const [before, after] = [deriveFacts(record), deriveFacts(addIngredient(record, text, at))];
      const { assessment, worse } = assessSince({ facts: before, at: daysAgo(3) }, after, true, people, context);
      expect(assessment).toEqual(assessDish(after, people, context));
      const then = assessDish(before, people, { ...context, now: daysAgo(3) });
      const fell = assessment.causes.filter((cause) => {
        const same = then.causes.find(
          (one) => one.eater === cause.eater && JSON.stringify(one.avoidance) === JSON.stringify(cause.avoidance),
        );
        return same !== undefined && rank(cause.verdict) < rank(same.verdict);
      });
      expect(worse.map(({ cause }) => cause)).toEqual(fell);
    });
  });
});
