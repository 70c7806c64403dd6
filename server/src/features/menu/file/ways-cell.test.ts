import { nothingKnown, type Dish, type DishVariant } from '@clearplate/domain/facts/dish';
import { describe, expect, it } from 'vitest';
import { confirmed } from './dish-cells.ts';
import { editedBy, readRowEdit } from './row-edit.ts';
import { waysCell } from './ways-cell.ts';

const context = { now: '2026-11-03T10:00:00.000Z', statementDays: 180 };
const monday = '2026-11-02T10:00:00.000Z';
const says = (allergen: 'peanuts' | 'soybeans', level: 'absent' | 'contains') =>
  ({ allergen, level, source: 'restaurant', stated_at: monday, act: 'one' }) as const;
const padThai: Dish = {
  ...nothingKnown,
  name: 'Pad Thai',
  ingredients: ['Noodles', 'Crushed peanuts'],
  ingredients_changed_at: '2026-10-01T10:00:00.000Z',
  variants: [
    {
      id: 'one',
      name: 'Without peanuts',
      leaves_out: ['Crushed peanuts'],
      adds: [],
      price_cents: 1350,
      changed_at: '2026-10-05T10:00:00.000Z',
      ingredients_complete_at: null,
      cross_contact_stated_at: monday,
      statements: [says('peanuts', 'absent'), says('soybeans', 'contains')],
    },
  ],
};
const written =
  'Without peanuts | without: Crushed peanuts | price: 13.50 | Cross-contact stated: yes | Peanuts: none | Soybeans: contains';
const plan = (cell: string, more: Readonly<Record<string, string>> = {}) =>
  readRowEdit(new Map([['variants', cell], ...Object.entries(more)]) as never, padThai, context);
const after = (cell: string, more?: Readonly<Record<string, string>>) => {
  const { edit, faults } = plan(cell, more);
  expect(faults).toEqual([]);
  return editedBy(edit, padThai, context).variants;
};

describe('the ways to make a dish in a file', () => {
  it('are written a line each, and read back as what stands there', () => {
    expect(waysCell(padThai, context, confirmed)).toBe(written);
    expect(plan(written)).toEqual({ edit: {}, faults: [] });
    // Without what it doesn't mention.
    expect(plan('Without peanuts')).toEqual({ edit: {}, faults: [] });
  });

  it('change nothing of a way that is as written but for a mark that is no ingredient, whether it has an id yet or not', () => {
    const [{ id, ...way } = {} as DishVariant] = padThai.variants;
    for (const variant of [way, { id, ...way }]) {
      const known = { ...padThai, variants: [{ ...variant, leaves_out: [], adds: ['Tofu'] }] };
      const cell = written.replace('without: Crushed peanuts', 'without: = | with: Tofu');
      expect(readRowEdit(new Map([['variants', cell]]) as never, known, context)).toEqual({ edit: {}, faults: [] });
    }
  });

  it('change by what is written, and keep the day of what is merely repeated', () => {
    const [way, other] = after(
      `${written.replace('Soybeans: contains', 'Soybeans: none')} | Milk: none\nWith bacon | with: Bacon`,
    );
    expect(way!.statements).toMatchObject([
      { allergen: 'peanuts', stated_at: monday, act: 'one' },
      { allergen: 'milk', level: 'absent', stated_at: context.now },
      { allergen: 'soybeans', level: 'absent', stated_at: context.now },
    ]);
    expect(other).toMatchObject({ name: 'With bacon', adds: ['Bacon'], statements: [] });
    expect(after('(empty)')).toEqual([]);
    expect(after('With bacon | with: Bacon').map(({ name }) => name)).toEqual(['With bacon']);
  });

  it('are not stated anew by standing there, whatever else the row changes', () => {
    const list = { ingredients: 'Noodles, Crushed peanuts, Satay' };
    for (const cell of [written, `${written} | Milk: none`]) {
      const [way] = after(cell, list);
      const peanuts = way!.statements.find(({ allergen }) => allergen === 'peanuts');
      expect(peanuts).toMatchObject({ stated_at: monday });
    }
    const [made] = after(written.replace('without: Crushed peanuts', 'without: Noodles'));
    expect(made).toMatchObject({ leaves_out: ['Noodles'], changed_at: context.now });
    expect(made!.statements.find(({ allergen }) => allergen === 'peanuts')).toMatchObject({ stated_at: monday });
  });

  it.each([
    ['Without peanuts', 'Without peanuts | Peanuts: no'],
    ['a part that denies', 'Without peanuts | Cow’s milk: none'],
    ['a word that may mean several', 'Without peanuts | Nuts: none'],
    ['a price', 'Without peanuts | price: cheap'],
    ['no key', 'Without peanuts | Crushed peanuts'],
    ['the same twice', 'Without peanuts | Peanuts: none | Peanut: contains'],
    ['nothing changed', 'Plain'],
    ['nothing left', 'Empty | without: Noodles, Crushed peanuts'],
    ['a name twice', 'A | with: Bacon\na | with: Egg'],
    ['no name', ' | with: Bacon'],
    ['too many', Array.from({ length: 13 }, (_, at) => `Way ${at} | with: Bacon`).join('\n')],
  ])('are refused with %s, and nothing is changed', (_, cell) => {
    const { edit, faults } = plan(cell);
    expect(edit).toEqual({});
    expect(faults).toMatchObject([{ column: 'Ways to make it' }]);
  });
});
