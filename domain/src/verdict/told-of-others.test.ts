import fc from 'fast-check';
import { expect, it } from 'vitest';
import { now } from '../../fixtures/arbitrary-records.ts';
import { allergenAvoidance } from './allergen-avoidance.ts';
import { canBeDoubted, sharedByOthers } from './told-of-others.ts';
import type { Strictness } from './eater.ts';
import { tellers, toldAnswers, toldKinds, type Told } from './told.ts';
import type { Verdict } from './verdict.ts';

const anyNote: fc.Arbitrary<Told> = fc.record({
  restaurant: fc.constant(1),
  kind: fc.constantFrom(...toldKinds, 'shared_equipment' as const, 'shared_equipment' as const),
  things: fc.subarray(['tree nut', 'walnut', 'cashew', 'milk', 'butter'], { minLength: 1 }),
  dishes: fc.subarray([1, 2, 3], { minLength: 1 }),
  seen: fc.constantFrom(undefined, { 1: 'then' }, { 1: 'now', 2: 'then' }),
  answer: fc.constantFrom(...toldAnswers),
  by: fc.constantFrom(...tellers),
  at: fc.constantFrom(now, `${now}1`),
});

it('is what was said to be shared by other dishes, of the thing itself, its group or its members, and nothing else', () => {
  const akin = {
    'tree-nuts': ['tree nut', 'walnut', 'cashew'],
    walnut: ['tree nut', 'walnut'],
    milk: ['milk'],
  } as const;
  const anyAvoided = fc.constantFrom(...(Object.keys(akin) as (keyof typeof akin)[]));
  fc.assert(
    fc.property(fc.array(anyNote, { maxLength: 6 }), anyAvoided, (told, avoided) => {
      const shared = sharedByOthers(told, 1, allergenAvoidance(avoided));
      const expected = told.filter(
        ({ kind, answer, dishes, things }) =>
          kind === 'shared_equipment' &&
          answer === 'yes' &&
          !dishes.includes(1) &&
          things.some((thing) => (akin[avoided] as readonly string[]).includes(thing)),
      );
      expect(shared).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

it('is in doubt where a dish is said to be without it or isn’t verified, and traces are minded', () => {
  const inDoubt = (verdict: Verdict, strictness?: Strictness) =>
    canBeDoubted({ verdict, avoidance: { kind: 'unknown', name: 'butter', strictness } });
  for (const verdict of ['none_declared', 'not_verified'] as const) {
    for (const strictness of ['ask', 'dangerous', undefined] as const) expect(inDoubt(verdict, strictness)).toBe(true);
    expect(inDoubt(verdict, 'fine')).toBe(false);
  }
  for (const verdict of ['avoid', 'cross_contact'] as const) expect(inDoubt(verdict, 'ask')).toBe(false);
});
