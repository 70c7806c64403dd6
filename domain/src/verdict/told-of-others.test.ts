import fc from 'fast-check';
import { expect, it } from 'vitest';
import { now } from '../../fixtures/arbitrary-records.ts';
import { allergenAvoidance } from './allergen-avoidance.ts';
import { sharedByOthers } from './told-of-others.ts';
import { tellers, toldAnswers, toldKinds, type Told } from './told.ts';

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
