import { describe, expect, it } from 'vitest';
import { buildMenuDish } from '../../../../test/menu-builders.ts';
import { correctionFor, type Correction } from '../../../entities/menu-draft/corrections.ts';
import type { ReadDish, ReadFile } from '../../../entities/menu-draft/read-file.ts';
import { joinDrafts, type TableSays } from './join-drafts.ts';
import { planRows } from './plan-rows.ts';
import { confirmedEdit, unconfirmedEdit } from './row-edits.ts';

type Level = 'contains' | 'may_contain' | 'absent';

const salad = (section: string, levels: Readonly<Record<string, Level>>, table?: Partial<TableSays>): ReadDish => ({
  name: 'House salad',
  section,
  description: '',
  ingredients: [],
  claims: Object.entries(levels).map(([allergen, level]) => ({
    allergen: allergen as 'milk',
    level,
    words: 'X',
    where: {},
  })),
  where: {},
  doubts: [],
  ...(table && {
    table: {
      compared_with: null,
      by_id: false,
      held: [],
      emptied: [],
      withdrawn: [],
      confirms: {},
      faults: [],
      ...table,
    },
  }),
});
const file = (name: string, dish: ReadDish, kind = 'menu'): ReadFile => ({
  name,
  size: 1,
  changed: 1,
  draft: { kind, dishes: [dish], doubts: [] },
});
const onMenu = [5, 6].map((id) =>
  buildMenuDish({ id, name: 'House salad', section: id === 5 ? 'Lunch' : 'Dinner', ingredients: [] }),
);
const editsOf = (files: readonly ReadFile[], correction?: Omit<Correction, 'seen'>) => {
  const dishes = joinDrafts(files);
  const corrections = correction
    ? Object.fromEntries(dishes.map(({ key, seen }) => [key, correctionFor(correction, seen)]))
    : {};
  return planRows(dishes, corrections, { dishes: onMenu }).map((row) => ({
    target: row.target?.id,
    problem: row.problem,
    statements: confirmedEdit(row).statements ?? [],
  }));
};

describe('rows of two tables', () => {
  it('stay apart where they are about other dishes of the name, by their ids or by their sections', () => {
    const lunch = { eggs: 'absent' } as const;
    const dinner = { milk: 'absent', peanuts: 'contains' } as const;
    const apart = [
      { target: 5, problem: undefined, statements: [{ allergen: 'eggs', level: 'absent' }] },
      {
        target: 6,
        problem: undefined,
        statements: [
          { allergen: 'milk', level: 'absent' },
          { allergen: 'peanuts', level: 'contains' },
        ],
      },
    ];
    const byId = (id: number) => ({ compared_with: id, by_id: true });
    expect(editsOf([file('a.csv', salad('', lunch, byId(5))), file('b.csv', salad('', dinner, byId(6)))])).toEqual(
      apart,
    );
    expect(editsOf([file('a.csv', salad('Lunch', lunch, {})), file('b.csv', salad('Dinner', dinner, {}))])).toEqual(
      apart,
    );
  });
});

describe('what the menu says already', () => {
  const row = salad(
    '',
    { milk: 'absent', 'tree-nuts': 'contains' },
    {
      compared_with: 5,
      by_id: true,
      held: ['name', 'milk', 'tree-nuts'],
    },
  );

  it('isn’t stated again for a description that is typed', () => {
    const typed = { texts: { description: { read: '', value: 'Lovely' } } };
    expect(editsOf([file('a.csv', row)], typed)).toEqual([{ target: 5, problem: undefined, statements: [] }]);
  });

  it('isn’t stated again for a file beside the table, but for what that says more', () => {
    const photo = file('b.jpg', salad('', {}));
    expect(editsOf([file('a.csv', row), photo])).toEqual([{ target: 5, problem: undefined, statements: [] }]);
    const chart = file('c.pdf', salad('', { milk: 'may_contain', 'tree-nuts': 'contains' }), 'allergen chart');
    expect(editsOf([file('a.csv', row), chart])).toEqual([
      { target: 5, problem: undefined, statements: [{ allergen: 'milk', level: 'may_contain' }] },
    ]);
  });
});

it('a list is emptied by who confirms it, and by nobody else', () => {
  const emptied = salad('', {}, { compared_with: 5, by_id: true, emptied: ['ingredients'] });
  const menu = [buildMenuDish({ id: 5, name: 'House salad', ingredients: ['ghee'] })];
  const [row] = planRows(joinDrafts([file('a.csv', emptied)]), {}, { dishes: menu });
  expect(confirmedEdit(row!)).toMatchObject({ ingredients: [] });
  expect(unconfirmedEdit(row!)).not.toHaveProperty('ingredients');
});
