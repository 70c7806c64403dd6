import { describe, expect, it } from 'vitest';
import type { DishState } from '../../db/dish-state.ts';
import { dishState } from './dish-state.ts';
import { DishRecord } from './import-record.ts';
import { ingredientsChangedAt } from './ingredients-changed-at.ts';

const now = new Date('2026-11-20T12:00:00Z');
const march = '2026-03-01T00:00:00.000Z';
const may = '2026-05-01T00:00:00.000Z';

function state(fields: object): DishState {
  const built = dishState(
    DishRecord.parse({ type: 'dish', id: 'd', restaurant: 'r', name: 'Dal', ...fields }),
    'import',
  );
  if ('problem' in built) throw new Error(built.problem);
  return built;
}

const milkAbsent = [{ allergen: 'milk', level: 'absent' }];
const milkThere = [{ allergen: 'milk', level: 'contains' }];

describe('ingredientsChangedAt', () => {
  it('of a new dish is the day that the record gives, else now', () => {
    expect(ingredientsChangedAt(undefined, state({ ingredients: 'rice' }), march, now)).toBe(march);
    expect(ingredientsChangedAt(undefined, state({ ingredients: 'rice' }), null, now)).toBe(now.toISOString());
  });

  it('of a new dish without a list is as old as its oldest statement', () => {
    const dated = state({ statements: [{ allergen: 'milk', level: 'absent', date: '2026-05-01' }] });
    expect(ingredientsChangedAt(undefined, dated, null, now)).toBe(may);
    const undated = state({
      ingredients: 'rice',
      statements: [{ allergen: 'milk', level: 'absent', date: '2026-05-01' }],
    });
    expect(ingredientsChangedAt(undefined, undated, null, now)).toBe(now.toISOString());
  });

  const before = {
    state: state({ ingredients: 'rice', statements: milkThere, stated_on: '2026-03-01' }),
    ingredientsChangedAt: march,
  };

  it('moves with a name that tells of less, and with a denial of what was only possible', () => {
    const renamed = state({ name: 'Soup', ingredients: 'rice', statements: milkThere, stated_on: '2026-03-01' });
    expect(ingredientsChangedAt(before, renamed, march, now)).toBe(now.toISOString());
    const possible = (fields: object) =>
      state({
        ingredients: 'rice',
        statements: [{ allergen: 'milk', level: 'may_contain', ...fields }],
        stated_on: '2026-03-01',
      });
    const plain = { state: possible({}), ingredientsChangedAt: march };
    expect(ingredientsChangedAt(plain, possible({ reason: 'shared fryer' }), march, now)).toBe(march);
    expect(ingredientsChangedAt(plain, possible({ ingredient: 'absent' }), march, now)).toBe(now.toISOString());
  });

  it('stays while ingredients and warnings stay', () => {
    const after = state({ name: 'DAL', ingredients: 'rice', statements: milkThere, stated_on: '2026-05-01' });
    expect(ingredientsChangedAt(before, after, may, now)).toBe(march);
  });

  it.each([{ name: 'Dal tadka' }, { description: 'now with XO crunch' }])(
    'moves without a list when the words beside it change: %j',
    (words) => {
      const unlisted = {
        state: state({ statements: milkAbsent, stated_on: '2026-03-01' }),
        ingredientsChangedAt: march,
      };
      const same = state({ section: 'Soups', price: 3, statements: milkAbsent, stated_on: '2026-03-01' });
      expect(ingredientsChangedAt(unlisted, same, march, now)).toBe(march);
      const reworded = state({ ...words, statements: milkAbsent, stated_on: '2026-03-01' });
      expect(ingredientsChangedAt(unlisted, reworded, march, now)).toBe(now.toISOString());
      expect(ingredientsChangedAt(unlisted, reworded, may, now)).toBe(may);
    },
  );

  it('is the new day when ingredients changed and everything is said anew', () => {
    const after = state({ ingredients: 'rice, water', statements: milkThere, stated_on: '2026-05-01' });
    expect(ingredientsChangedAt(before, after, may, now)).toBe(may);
  });

  it('is now when the old day was kept, or none given', () => {
    const after = state({ ingredients: 'rice, water', statements: milkThere, stated_on: '2026-03-01' });
    expect(ingredientsChangedAt(before, after, march, now)).toBe(now.toISOString());
    expect(ingredientsChangedAt(before, state({ ingredients: 'water' }), null, now)).toBe(now.toISOString());
  });

  it.each([
    ['withdrawn', []],
    ['weaker', [{ allergen: 'milk', level: 'may_contain' }]],
    ['denied', milkAbsent],
  ])('moves when a warning is %s', (_, statements) => {
    const after = state({ ingredients: 'rice', statements, stated_on: '2026-03-01' });
    expect(ingredientsChangedAt(before, after, march, now)).toBe(now.toISOString());
  });

  it('lies behind what another clock dates into the future', () => {
    const ahead = {
      state: state({ ingredients: 'rice', statements: milkAbsent, stated_on: '2026-11-21' }),
      ingredientsChangedAt: march,
    };
    const after = state({ ingredients: 'cheese', statements: milkAbsent, stated_on: '2026-11-21' });
    expect(ingredientsChangedAt(ahead, after, '2026-11-21T00:00:00.000Z', now)).toBe('2026-11-21T00:00:00.001Z');
  });
});
