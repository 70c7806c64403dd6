import fc from 'fast-check';
import { expect, it } from 'vitest';
import { context, world } from '../../fixtures/arbitrary-records.ts';
import { deriveDish } from '../facts/derive-dish.ts';
import { assessDish } from '../verdict/assess-dish.ts';
import { verdicts } from '../verdict/verdict.ts';
import { factsOfLostWay, stateOfWay, unsettled } from './ordered-way.ts';

const without = { leaves_out: ['Crushed peanuts'], adds: [] };
const chosen = { id: 'one', seen: without };

it('is another way once it leaves out or adds something else, whatever its letters', () => {
  expect(stateOfWay(chosen, { leaves_out: ['crushed  PEANUTS'], adds: [] }, [])).toBe('same');
  expect(stateOfWay(chosen, { ...without, adds: ['Bacon'] }, [])).toBe('changed');
  expect(stateOfWay(chosen, { leaves_out: [], adds: [] }, [])).toBe('changed');
  expect(stateOfWay(chosen, null, [])).toBe('withdrawn');
});

it('minds what changed of the dish and of itself, and neither the price nor another way', () => {
  const state = (...changes: Parameters<typeof stateOfWay>[2]) => stateOfWay(chosen, without, changes);
  expect(state({ kind: 'variant_changed', name: 'With bacon', way: 'two' })).toBe('same');
  expect(state({ kind: 'variant_stated', name: 'Without peanuts', way: 'one' })).toBe('same');
  expect(state({ kind: 'price_changed', fromCents: 1000, toCents: 1100 })).toBe('same');
  // Its price has changed.
  expect(state({ kind: 'variant_changed', name: 'Without peanuts', way: 'one' })).toBe('same');
  expect(state({ kind: 'variant_added', name: 'Without peanuts', way: 'one' })).toBe('changed');
  expect(state({ kind: 'variant_added', name: 'Without peanuts', way: 'two' })).toBe('same');
  expect(state({ kind: 'ingredient_added', name: 'Lime' })).toBe('changed');
});

it('stays what it is under a new name that says no more, and is another under one that may', () => {
  const renamed = (from: string, to: string, way = 'one') =>
    stateOfWay(chosen, without, [{ kind: 'variant_renamed', from, to, way }]);
  expect(renamed('Without peanuts', 'No crushed peanuts')).toBe('same');
  expect(renamed('Without peanuts', 'With peanuts')).toBe('changed');
  expect(renamed('Without peanuts', 'Light')).toBe('changed');
  expect(renamed('Without peanuts', 'With peanuts', 'two')).toBe('same');
});

const rank = (verdict: (typeof verdicts)[number] | null) => (verdict === null ? -1 : verdicts.indexOf(verdict));

it('clears nothing by facts that are unsettled or of a lost way, and loses no warning', () => {
  let cleared = 0;
  fc.assert(
    fc.property(world, ({ record, eaters }) => {
      const { facts } = deriveDish(record);
      const before = assessDish(facts, eaters, context).verdict;
      for (const each of [unsettled(facts), factsOfLostWay(record, { leaves_out: [], adds: ['rice'] })]) {
        const { verdict } = assessDish(each, eaters, context);
        if (before === null) continue;
        if (before === 'none_declared') cleared += 1;
        expect(['avoid', 'not_verified']).toContain(verdict);
        if (before === 'avoid') expect(verdict).toBe('avoid');
        expect(rank(verdict)).toBeLessThanOrEqual(rank(before));
      }
    }),
    { numRuns: 500 },
  );
  // Without these, the assertion would hold for dishes that never cleared.
  expect(cleared).toBeGreaterThan(10);
});
