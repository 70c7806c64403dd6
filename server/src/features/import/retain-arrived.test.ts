import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import { deriveDish } from '@clearplate/domain/facts/derive-dish';
import { editDish } from '@clearplate/domain/menu/edit-dish';
import type { Dish } from '@clearplate/domain/facts/dish';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { verdicts } from '@clearplate/domain/verdict/verdict';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dishOf } from './dish-of-record.ts';
import { createDeriver, planDish } from './plan-dish.ts';
import { DishRecord } from './import-record.ts';

const now = new Date('2026-11-20T12:00:00Z');
const avoided = ['milk', 'tree-nuts', 'almond'] as const;
const day = fc.constantFrom('2026-11-01', '2026-11-10', '2026-11-19', '2026-11-20', undefined);

/** Makes a record of an import as it is written: somebody vouches for it, or nobody, or it is the chain's. */
const record = fc.record({
  ingredients: fc.constantFrom('', 'rice', 'rice, salt'),
  stated_on: day,
  source: fc.constantFrom(
    { kind: 'restaurant' },
    { kind: 'restaurant' },
    { kind: 'claim' },
    { kind: 'published', address: 'https://chain.example/chart' },
  ),
  statements: fc.uniqueArray(
    fc.record({
      allergen: fc.constantFrom('milk', 'tree nuts', 'almond'),
      level: fc.constantFrom('absent', 'absent', 'absent', 'may_contain', 'contains'),
    }),
    { selector: ({ allergen }) => allergen },
  ),
  arrived: fc.option(
    fc.record({
      allergen: fc.constantFrom(...avoided),
      level: fc.constantFrom('contains' as const, 'may_contain' as const),
      stated_on: fc.constantFrom('2026-11-05', '2026-11-20', null),
    }),
    { nil: undefined },
  ),
});

const rankOf = (dish: Dish, allergen: (typeof avoided)[number]): number => {
  const context = { now: now.toISOString(), statementDays: 180, lexiconVersion };
  const { verdict } = assessDish(deriveDish(dish).facts, [{ avoids: [allergenAvoidance(allergen)] }], context);
  return verdict === null ? verdicts.length : verdicts.indexOf(verdict);
};

it('lets no later import clear what a file that came by itself warned of', () => {
  const derive = createDeriver();
  let warnedAndDenied = 0;
  fc.assert(
    fc.property(fc.array(record, { minLength: 2, maxLength: 5 }), (records) => {
      let stored: Dish | undefined;
      const worst = new Map<(typeof avoided)[number], number>();
      for (const { arrived, ...written } of records) {
        const said = dishOf(
          DishRecord.parse({ type: 'dish', id: 'd', restaurant: 'r', name: 'Plate', ...written }),
          'import',
        );
        if ('problem' in said) continue;
        const loaded = stored && {
          id: 1,
          restaurantId: 1,
          externalId: 'd',
          isEdited: false,
          lexiconVersion,
          dish: stored,
        };
        const target = { restaurantId: 1, externalId: 'd', dish: said, statedAt: written.stated_on ?? null };
        const { after } = planDish(
          { ...target, statedAt: target.statedAt && `${target.statedAt}T00:00:00.000Z` },
          loaded,
          derive,
          now,
        );
        for (const allergen of avoided) {
          const before = worst.get(allergen);
          // What the file said alone is as good as it gets.
          if (before !== undefined) expect(rankOf(after, allergen)).toBeLessThanOrEqual(before);
          if (
            before !== undefined &&
            said.statements.some((one) => one.allergen === allergen && one.level === 'absent')
          )
            warnedAndDenied += 1;
        }
        stored = after;
        if (!arrived) continue;
        const claims = [{ ...arrived, arrived: true as const }];
        stored = editDish(stored, { claims }, { at: now.toISOString(), act: 'arrived' });
        const alone = rankOf(
          {
            ...after,
            ingredients: [],
            statements: [
              {
                allergen: arrived.allergen,
                level: arrived.level,
                source: 'claimed',
                stated_at: null,
              },
              // At best everybody denies it as of today.
              { allergen: arrived.allergen, level: 'absent', source: 'import', stated_at: now.toISOString() },
            ],
            ingredients_changed_at: null,
          },
          arrived.allergen,
        );
        worst.set(arrived.allergen, Math.min(alone, worst.get(arrived.allergen) ?? alone));
      }
    }),
    { numRuns: 2000 },
  );
  expect(warnedAndDenied).toBeGreaterThan(100);
});

it('ends with the restaurant’s own word, and not with an edit of something else', () => {
  const rice: Dish = editDish(
    { ...(dishOf(DishRecord.parse({ type: 'dish', id: 'd', restaurant: 'r', name: 'Rice' }), 'import') as Dish) },
    { claims: [{ allergen: 'milk', level: 'contains', stated_on: '2026-11-05', arrived: true }] },
    { at: now.toISOString(), act: 'arrived' },
  );
  const moment = { at: now.toISOString(), act: 'hand' };
  expect(editDish(rice, { ingredients: ['rice'] }, moment).statements).toMatchObject([{ arrived: true }]);
  const denied = editDish(rice, { statements: [{ allergen: 'milk', level: 'absent' }] }, moment);
  expect(denied.statements).toMatchObject([{ allergen: 'milk', source: 'restaurant', level: 'absent' }]);
});
