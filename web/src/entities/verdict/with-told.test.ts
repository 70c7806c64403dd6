import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { describeAvoidance } from '@clearplate/domain/wording/verdict-words';
import type { Strictness } from '@clearplate/domain/verdict/eater';
import { verdicts, type Cause, type Verdict } from '@clearplate/domain/verdict/verdict';
import { tellers, toldAnswers, toldKinds, warns, type Told } from '@clearplate/domain/verdict/told';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { warnedBy, withTold } from './with-told.ts';

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
        const warned = told.filter((one) => warns(one) && one.dishes.includes(item.id));
        const isTold = warned.some(({ kind }) => kind === 'whether' || strictness === 'dangerous');
        const isPossible = warned.length > 0 && strictness === 'ask' && before === 'none_declared';
        expect(assessment.verdict).toBe(isTold ? 'avoid' : isPossible ? 'cross_contact' : before);
      }
    }),
  );
});

describe('shared oil that one was told of', () => {
  const assessed = (allergen: AllergenId, strictness: Strictness, thing: string) => {
    const told: Told = {
      restaurant: 1,
      kind: 'shared_equipment',
      things: [thing],
      dishes: [1],
      answer: 'yes',
      by: 'chef',
      at: '2026-11-22T19:40:00.000Z',
    };
    const cause: Cause = {
      ...causeOf('none_declared', strictness),
      avoidance: { kind: 'allergen', allergen, strictness },
    };
    const other: Cause = { ...cause, avoidance: { kind: 'allergen', allergen: 'milk', strictness } };
    const { verdict, causes } = warnedBy(
      { verdict: 'none_declared', causes: [cause, other], lexiconVersion: '1' },
      [told],
      1,
    );
    return [verdict, ...causes.map((one) => `${describeAvoidance(one.avoidance)} ${one.verdict}`)];
  };

  it.each([
    ['peanuts', 'peanut'],
    // A group's warning warns of its members, and a member's of its group.
    ['cashew', 'tree nuts'],
    ['tree-nuts', 'cashew'],
  ] as const)('leaves nothing cleared of what it is about: %s', (allergen, thing) => {
    const name = describeAvoidance({ kind: 'allergen', allergen, strictness: 'ask' });
    expect(assessed(allergen, 'dangerous', thing)).toEqual(['avoid', `${name} avoid`, 'milk none_declared']);
    expect(assessed(allergen, 'ask', thing)).toEqual(['cross_contact', `${name} cross_contact`, 'milk none_declared']);
    expect(assessed(allergen, 'fine', thing)[0]).toBe('none_declared');
  });

  it('says nothing of anything else', () => {
    expect(assessed('sesame', 'dangerous', 'peanut')[0]).toBe('none_declared');
    expect(assessed('walnut', 'dangerous', 'cashew')[0]).toBe('none_declared');
  });
});
