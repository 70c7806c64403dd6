import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { now, world } from '../../fixtures/arbitrary-records.ts';
import { holds, assessFixture, assessFixtureDish, rank, single, some } from '../../fixtures/assess-fixture.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { nothingKnown, type Statement, type Dish } from '../facts/dish.ts';
import { addIngredient } from '../menu/dish-edits.ts';
import { timeOf } from '../facts/instants.ts';

vi.setConfig({ testTimeout: 120_000 });

describe('what never improves a verdict', () => {
  it('one more thing avoided', () => {
    holds(({ record, eaters, avoidance }) => {
      expect(assessFixture(record, [...eaters, { avoids: [avoidance] }])).toBeLessThanOrEqual(
        assessFixture(record, eaters),
      );
    });
  });

  it('more strictness', () => {
    holds(({ record, ids }) => {
      for (const allergen of ids.slice(0, 6)) {
        const [fine, ask, dangerous] = (['fine', 'ask', 'dangerous'] as const).map((strictness) =>
          assessFixture(record, single({ kind: 'allergen', allergen, strictness })),
        );
        expect(ask).toBeLessThanOrEqual(fine!);
        expect(dangerous).toBeLessThanOrEqual(ask!);
      }
    });
  });

  it('one more ingredient', () => {
    holds(({ record, eaters, text, at }) => {
      const before = assessFixture(record, eaters);
      expect(assessFixture(addIngredient(record, text, at), eaters)).toBeLessThanOrEqual(before);
      if (record.ingredients.some((one) => /\p{L}/u.test(one))) {
        expect(assessFixture({ ...record, ingredients: [...record.ingredients, text] }, eaters)).toBeLessThanOrEqual(
          before,
        );
      }
    });
  });

  it('one more ingredient, estimate or word of a dish whose kind tells what is likely in it', () => {
    const named = fc.constantFrom(
      'Chicken Satay',
      'Pad Thai',
      'Breakfast Burrito',
      'Lasagna',
      'Chef’s Chowder',
      'Ramen',
    );
    fc.assert(
      fc.property(world, named, ({ record, ids, text, at, avoidance, eaters, pick }, name) => {
        const dish: Dish = { ...record, name };
        const more: Dish[] = [
          addIngredient(dish, 'salt', at),
          addIngredient(dish, text, at),
          { ...dish, estimates: [...dish.estimates, { name: 'salt', probability: 0.9 }] },
          { ...dish, reaction_reports: [...dish.reaction_reports, { allergen: ids[0]!, reported_at: at }] },
        ];
        const fish = { kind: 'allergen', allergen: 'fish', strictness: 'dangerous' } as const;
        for (const eater of [...eaters, { avoids: [avoidance, fish] }])
          for (const one of some(more, pick))
            expect(assessFixtureDish(one, [eater])).toBeLessThanOrEqual(assessFixtureDish(dish, [eater]));
      }),
      runsOf(2000, 300),
    );
    const satay = { ...nothingKnown, name: 'Chicken Satay' };
    const avoidsFish = single({ kind: 'allergen', allergen: 'fish', strictness: 'dangerous' });
    expect(assessFixtureDish({ ...satay, ingredients: ['salt'] }, avoidsFish)).toBe(
      assessFixtureDish(satay, avoidsFish),
    );
  });

  it('one more warning', () => {
    holds(({ record, eaters, text, statement, at, pick }) => {
      const before = assessFixture(record, eaters);
      const warned: Dish[] = [
        { ...record, statements: [...record.statements, { ...statement, level: 'contains' }] },
        { ...record, statements: [{ ...statement, level: 'may_contain', stated_at: null }, ...record.statements] },
        {
          ...record,
          reaction_reports: [...record.reaction_reports, { allergen: statement.allergen, reported_at: at }],
        },
        { ...record, estimates: [...record.estimates, { name: text, probability: 0.2 }] },
        { ...record, name: `${record.name}\n${text}` },
        { ...record, description: `${record.description}\n${text}` },
      ];
      for (const one of some(warned, pick)) expect(assessFixture(one, eaters)).toBeLessThanOrEqual(before);
    });
  });

  it('"absent" turned into "may contain", or "may contain" into "contains"', () => {
    holds(({ record, eaters, pick }) => {
      const before = assessFixture(record, eaters);
      const worse = { absent: 'may_contain', may_contain: 'contains', contains: 'contains' } as const;
      for (const [index, one] of some([...record.statements.entries()], pick)) {
        const statements = record.statements.with(index, { ...one, level: worse[one.level] });
        expect(assessFixture({ ...record, statements }, eaters)).toBeLessThanOrEqual(before);
      }
    });
  });

  it('a clearing fact turned into "unknown"', () => {
    holds(({ record, eaters, pick }) => {
      const before = assessFixture(record, eaters);
      const forget = (change: (one: Statement) => Statement[]): Dish[] =>
        record.statements.map((one, index) => ({
          ...record,
          statements: record.statements.toSpliced(index, 1, ...change(one)),
        }));
      const unknown: Dish[] = [
        { ...record, cross_contact_stated_at: null },
        { ...record, ingredients_complete_at: null },
        ...forget((one) => [{ ...one, stated_at: null }]),
        ...forget((one) => (one.level === 'absent' ? [] : [one])),
      ];
      for (const one of some(unknown, pick)) expect(assessFixture(one, eaters)).toBeLessThanOrEqual(before);
    });
  });

  it('time passing, an older lexicon, an edit, a missing profile, no network', () => {
    holds(({ record, eaters, at }) => {
      const before = assessFixture(record, eaters);
      expect(assessFixture(record, eaters, { lexiconVersion: 'another' })).toBeLessThanOrEqual(
        Math.min(before, rank('not_verified')),
      );
      expect(assessFixture({ ...record, ingredients_changed_at: now }, eaters)).toBeLessThanOrEqual(
        assessFixture({ ...record, ingredients_changed_at: null }, eaters),
      );
      expect(assessFixture(record, eaters, { profileApplied: false })).toBeLessThanOrEqual(
        Math.min(before, rank('not_verified')),
      );
      // Uses the settings of the day on which the menu was stored, or settings by which nothing is still valid.
      const unknown = { statementDays: 0, lexiconVersion: '' };
      for (const settings of [{}, { lexiconVersion: 'another' }, unknown]) {
        const offline = assessFixture(record, eaters, { ...settings, isOffline: true });
        expect(offline).toBe(before === rank('avoid') ? before : Math.min(before, rank('not_verified')));
        expect(assessFixture(record, eaters, { ...settings, isOffline: true, profileApplied: false })).toBe(offline);
      }
      const later = new Date(timeOf(now) + 400 * 86_400_000).toISOString();
      expect(assessFixture(record, eaters, { now: later })).toBeLessThanOrEqual(Math.min(before, rank('not_verified')));
      expect(assessFixture(record, eaters, { now: at === now ? '' : 'garbage' })).toBeLessThanOrEqual(
        rank('not_verified'),
      );
    });
  });
});
