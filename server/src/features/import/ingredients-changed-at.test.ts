import { describe, expect, it } from 'vitest';
import type { Dish } from '@clearplate/domain/facts/dish';
import { dishOf } from './dish-of-record.ts';
import { DishRecord } from './import-record.ts';
import { ingredientsChangedAt } from './ingredients-changed-at.ts';

const now = new Date('2026-11-20T12:00:00Z');
const march = '2026-03-01T00:00:00.000Z';
const may = '2026-05-01T00:00:00.000Z';

function dish(fields: object): Dish {
  const built = dishOf(DishRecord.parse({ type: 'dish', id: 'd', restaurant: 'r', name: 'Dal', ...fields }), 'import');
  if ('problem' in built) throw new Error(built.problem);
  return built;
}

const milkAbsent = [{ allergen: 'milk', level: 'absent' }];
const milkThere = [{ allergen: 'milk', level: 'contains' }];

describe('ingredientsChangedAt', () => {
  it('of a new dish is the day that the record gives, else now', () => {
    expect(ingredientsChangedAt(undefined, dish({ ingredients: 'rice' }), march, now)).toBe(march);
    expect(ingredientsChangedAt(undefined, dish({ ingredients: 'rice' }), null, now)).toBe(now.toISOString());
  });

  it('of a new dish without a list is as old as its oldest statement', () => {
    const dated = dish({ statements: [{ allergen: 'milk', level: 'absent', date: '2026-05-01' }] });
    expect(ingredientsChangedAt(undefined, dated, null, now)).toBe(may);
    const undated = dish({
      ingredients: 'rice',
      statements: [{ allergen: 'milk', level: 'absent', date: '2026-05-01' }],
    });
    expect(ingredientsChangedAt(undefined, undated, null, now)).toBe(now.toISOString());
  });

  const before = {
    ...dish({ ingredients: 'rice', statements: milkThere, stated_on: '2026-03-01' }),
    ingredients_changed_at: march,
  };

  it('moves with a name that tells of less, and with a denial of what was only possible', () => {
    const renamed = dish({ name: 'Soup', ingredients: 'rice', statements: milkThere, stated_on: '2026-03-01' });
    expect(ingredientsChangedAt(before, renamed, march, now)).toBe(now.toISOString());
    const possible = (fields: object) =>
      dish({
        ingredients: 'rice',
        statements: [{ allergen: 'milk', level: 'may_contain', ...fields }],
        stated_on: '2026-03-01',
      });
    const plain = { ...possible({}), ingredients_changed_at: march };
    expect(ingredientsChangedAt(plain, possible({ reason: 'shared fryer' }), march, now)).toBe(march);
    expect(ingredientsChangedAt(plain, possible({ ingredient: 'absent' }), march, now)).toBe(now.toISOString());
  });

  it('stays while ingredients and warnings stay', () => {
    const after = dish({ name: 'DAL', ingredients: 'rice', statements: milkThere, stated_on: '2026-05-01' });
    expect(ingredientsChangedAt(before, after, may, now)).toBe(march);
  });

  it.each([{ name: 'Dal tadka' }, { description: 'now with XO crunch' }])(
    'moves without a list when the words beside it change: %j',
    (words) => {
      const unlisted = { ...dish({ statements: milkAbsent, stated_on: '2026-03-01' }), ingredients_changed_at: march };
      const same = dish({ section: 'Soups', price: 3, statements: milkAbsent, stated_on: '2026-03-01' });
      expect(ingredientsChangedAt(unlisted, same, march, now)).toBe(march);
      const reworded = dish({ ...words, statements: milkAbsent, stated_on: '2026-03-01' });
      expect(ingredientsChangedAt(unlisted, reworded, march, now)).toBe(now.toISOString());
      expect(ingredientsChangedAt(unlisted, reworded, may, now)).toBe(may);
    },
  );

  it('is the new day when ingredients changed and everything is said anew', () => {
    const after = dish({ ingredients: 'rice, water', statements: milkThere, stated_on: '2026-05-01' });
    expect(ingredientsChangedAt(before, after, may, now)).toBe(may);
  });

  it('is now when the old day was kept, or none given', () => {
    const after = dish({ ingredients: 'rice, water', statements: milkThere, stated_on: '2026-03-01' });
    expect(ingredientsChangedAt(before, after, march, now)).toBe(now.toISOString());
    expect(ingredientsChangedAt(before, dish({ ingredients: 'water' }), null, now)).toBe(now.toISOString());
  });

  it.each([
    ['withdrawn', []],
    ['weaker', [{ allergen: 'milk', level: 'may_contain' }]],
    ['denied', milkAbsent],
  ])('moves when a warning is %s', (_, statements) => {
    const after = dish({ ingredients: 'rice', statements, stated_on: '2026-03-01' });
    expect(ingredientsChangedAt(before, after, march, now)).toBe(now.toISOString());
  });

  it('lies behind what another clock dates into the future', () => {
    const ahead = {
      ...dish({ ingredients: 'rice', statements: milkAbsent, stated_on: '2026-11-21' }),
      ingredients_changed_at: march,
    };
    const after = dish({ ingredients: 'cheese', statements: milkAbsent, stated_on: '2026-11-21' });
    expect(ingredientsChangedAt(ahead, after, '2026-11-21T00:00:00.000Z', now)).toBe('2026-11-21T00:00:00.001Z');
  });
});
