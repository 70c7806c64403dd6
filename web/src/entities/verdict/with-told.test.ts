import type { Strictness } from '@clearplate/domain/verdict/eater';
import { verdicts, type Cause, type Verdict } from '@clearplate/domain/verdict/verdict';
import { tellers, toldAnswers, toldKinds, warns, type Told } from '@clearplate/domain/verdict/told';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withTold } from './with-told.ts';

const anyTold: fc.Arbitrary<Told> = fc.record({
  restaurant: fc.constant(1),
  kind: fc.constantFrom(...toldKinds),
  things: fc.constant(['peanut']),
  dishes: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 }),
  answer: fc.constantFrom(...toldAnswers),
  by: fc.constantFrom(...tellers),
  at: fc.constant('2026-11-22T19:40:00.000Z'),
});

const anyStrictness = fc.constantFrom('dangerous' as const, 'ask' as const, 'fine' as const);

const causeOf = (verdict: Verdict, strictness: Strictness): Cause => ({
  avoidance: { kind: 'allergen', allergen: 'peanuts', strictness },
  verdict,
  reason: 'not_stated',
  evidence: [],
  questions: [],
});

it('never makes a verdict better, and loses no dish', () => {
  const found = fc.array(fc.constantFrom(...verdicts), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(found, fc.array(anyTold, { maxLength: 5 }), anyStrictness, (given, told, strictness) => {
      const items = given.map((verdict, index) => ({
        item: { id: index + 1 },
        assessment: { verdict, causes: [causeOf(verdict, strictness)], lexiconVersion: '1' },
      }));
      const hidden = items.filter(({ assessment }) => assessment.verdict === 'avoid');
      const list = withTold({ shown: items.filter((one) => !hidden.includes(one)), hidden, disliked: [] }, told);
      const after = [...list.shown, ...list.hidden];
      expect(new Set(after.map(({ item }) => item.id))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
      expect(after).toHaveLength(6);
      for (const { item, assessment } of after) {
        const before = given[item.id - 1] ?? 'avoid';
        expect(verdicts.indexOf(assessment.verdict ?? 'avoid')).toBeLessThanOrEqual(verdicts.indexOf(before));
        const isTold = told.some(
          (one) => warns(one) && one.dishes.includes(item.id) && (one.kind === 'whether' || strictness === 'dangerous'),
        );
        expect(assessment.verdict).toBe(isTold ? 'avoid' : before);
      }
    }),
  );
});
