import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { world } from '../../fixtures/arbitrary-records.ts';
import { assessFixture } from '../../fixtures/assess-fixture.ts';
import { canonicalDish, nothingKnown, readDish } from './dish.ts';
import { deriveFacts } from './derive-facts.ts';

vi.setConfig({ testTimeout: 120_000 });

const monday = '2026-11-02T10:00:00.000Z';

describe('the canonical form of a dish', () => {
  it('says the same: every verdict stays, and what wasn’t said of a statement isn’t said now', () => {
    fc.assert(
      fc.property(world, ({ record, eaters }) => {
        expect(assessFixture(canonicalDish(record), eaters)).toBe(assessFixture(record, eaters));
        expect(deriveFacts(canonicalDish(canonicalDish(record)))).toEqual(deriveFacts(canonicalDish(record)));
      }),
      { numRuns: 300 },
    );
  });

  it('is the same JSON whatever the order of statements, and for null as for nothing', () => {
    const milk = { allergen: 'milk', level: 'may_contain', source: 'kitchen', stated_at: null } as const;
    const egg = { allergen: 'eggs', level: 'absent', source: 'restaurant', stated_at: monday } as const;
    const one = { ...nothingKnown, statements: [milk, egg] };
    const other = { ...nothingKnown, statements: [{ ...egg, act: null, reason: null, ingredient: null }, milk] };
    expect(JSON.stringify(canonicalDish(one))).toBe(JSON.stringify(canonicalDish(other)));
    expect(canonicalDish(one).statements.map(({ source }) => source)).toEqual(['restaurant', 'kitchen']);
  });
});

it('an entry of the history of release 0.1 reads as a dish of today', () => {
  const milk = { level: 'absent', reason: null, source: 'restaurant', stated_at: monday } as const;
  const dish = readDish({
    name: 'Dal',
    statements: [{ allergen_id: 'milk', ...milk }],
    reaction_reports: [{ allergen_id: 'eggs', reported_at: monday }],
  });
  expect(canonicalDish(dish)).toEqual(
    canonicalDish({
      ...nothingKnown,
      name: 'Dal',
      statements: [{ allergen: 'milk', ...milk }],
      reaction_reports: [{ allergen: 'eggs', reported_at: monday }],
    }),
  );
});
