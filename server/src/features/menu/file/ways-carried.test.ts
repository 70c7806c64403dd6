import { nothingKnown, type Dish, type Statement } from '@clearplate/domain/facts/dish';
import { deriveDish } from '@clearplate/domain/facts/derive-dish';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import { describe, expect, it } from 'vitest';
import { cellOf } from './dish-cells.ts';
import { editedBy, readRowEdit } from './row-edit.ts';
import { showWays } from './show-ways.ts';
import { draftRow } from './table-draft.ts';

const context = { now: '2026-11-03T10:00:00.000Z', statementDays: 180 };
const [june, july] = ['2026-10-01T10:00:00.000Z', '2026-11-01T10:00:00.000Z'];
const said = (allergen: Statement['allergen'], level: Statement['level'], stated_at: string, more = {}): Statement => ({
  allergen,
  level,
  source: 'restaurant',
  stated_at,
  act: stated_at,
  ...more,
});
const bowl: Dish = {
  ...nothingKnown,
  name: 'Bowl',
  ingredients: ['Rice', 'Tofu'],
  ingredients_changed_at: '2026-09-01T10:00:00.000Z',
  variants: [
    {
      id: 'plain',
      name: 'Plain bowl',
      leaves_out: ['Tofu'],
      adds: [],
      price_cents: null,
      changed_at: '2026-09-01T10:00:00.000Z',
      ingredients_complete_at: june,
      cross_contact_stated_at: june,
      statements: [
        said('almond', 'absent', june),
        said('peanuts', 'absent', june),
        said('milk', 'may_contain', june, { reason: 'Shared pans', ingredient: 'absent' }),
        said('tree-nuts', 'may_contain', july),
        said('soybeans', 'contains', july),
      ],
    },
  ],
};
const cell = cellOf(bowl, 'variants', context);

function send(variants: string, more: Readonly<Record<string, string>> = {}, dish = bowl) {
  const read = readRowEdit(new Map([['variants', variants], ...Object.entries(more)]) as never, dish, context);
  expect(read.faults).toEqual([]);
  return {
    after: editedBy(read.edit, dish, context),
    shown: showWays(read, dish, context),
  };
}
const statementsIn = (dish: Dish, at = 0) =>
  dish.variants[at]!.statements.map(({ allergen, level, stated_at }) =>
    [allergen, level, stated_at].join(' '),
  ).toSorted();

describe('a way under another name', () => {
  const renamed = cell.replace('Plain bowl', 'Plain bowls GF');
  const carried = ['Peanuts', 'Milk', 'Almond', 'List complete', 'Cross-contact stated'].map(
    (part) => `Plain bowls GF: ${part}`,
  );

  it('is warned of as before, and states nothing that clears', () => {
    const { after, shown } = send(renamed);
    expect(statementsIn(after)).toEqual([
      `milk may_contain ${context.now}`,
      `soybeans contains ${context.now}`,
      `tree-nuts may_contain ${context.now}`,
    ]);
    expect(after.variants[0]).toMatchObject({ ingredients_complete_at: null, cross_contact_stated_at: null });
    // It is the same way: who has it in the cart is told.
    expect(after.variants[0]!.id).toBe('plain');
    expect(after.variants[0]!.statements.some(({ ingredient }) => ingredient === 'absent')).toBe(false);
    expect(shown.to_confirm.toSorted()).toEqual(carried.toSorted());
  });

  it('keeps what it warned of where the line says nothing of it', () => {
    const { after } = send('Plain bowls GF | without: Tofu');
    expect(after.variants[0]!.id).toBe('plain');
    expect(statementsIn(after)).toEqual([
      `milk may_contain ${context.now}`,
      `soybeans contains ${july}`,
      `tree-nuts may_contain ${july}`,
    ]);
    expect(after.variants[0]).toMatchObject({ ingredients_complete_at: null, cross_contact_stated_at: null });
    expect(after.variants[0]!.statements.some(({ ingredient }) => ingredient === 'absent')).toBe(false);
  });

  it.each([
    ['made otherwise', 'Plain bowls GF | without: Rice'],
    ['beside another that is made so', 'Plain bowls GF | without: Tofu\nBowls | without: Tofu'],
    ['beside the one that it was', 'Plain bowl\nPlain bowls GF | without: Tofu'],
  ])('is another one where it is %s', (_, text) => {
    const { after } = send(text);
    for (const way of after.variants.filter(({ name }) => name !== 'Plain bowl')) {
      expect(way.id).toBeUndefined();
      expect(way.statements).toEqual([]);
    }
  });

  it('turns no warning into a clear one, nor does the same file sent again', () => {
    const verdictOn = (dish: Dish) => {
      const { facts } = deriveDish(dish).variants[0]!;
      const eaters = [{ avoids: [allergenAvoidance('almond')] }];
      return assessDish(facts, eaters, { ...context, lexiconVersion }).verdict;
    };
    expect(verdictOn(bowl)).toBe('cross_contact');
    const { after } = send(renamed);
    expect(verdictOn(after)).toBe('not_verified');
    const later = { ...context, now: '2026-11-04T10:00:00.000Z' };
    const saved = JSON.parse(JSON.stringify(after).replaceAll('"planned"', '"saved before"')) as Dish;
    const { edit } = readRowEdit(new Map([['variants', renamed]]) as never, saved, later);
    const again = editedBy(edit, saved, later);
    expect(statementsIn(again)).toContain(`almond absent ${later.now}`);
    expect(verdictOn(again)).toBe('cross_contact');
  });

  it('is stated of where something is said that was not said before', () => {
    const { after, shown } = send(`${renamed} | Fish: none`);
    expect(statementsIn(after)).toContain(`fish absent ${context.now}`);
    expect(shown.to_confirm).toHaveLength(carried.length);
  });

  it('states no more where it is copied from a line that stays', () => {
    const { after } = send(`${cell}\n${renamed}`);
    expect(statementsIn(after)).toEqual(statementsIn(bowl));
    expect(statementsIn(after, 1).filter((one) => one.includes('absent'))).toEqual([]);
  });
});

describe('what is erased from the line of a way', () => {
  it('is taken back where it cleared, and the row tells so', () => {
    const { after, shown } = send(
      cell
        .replace(' | Peanuts: none', '')
        .replace(/ \| Milk: none but may contain \([^)]*\)/, '')
        .replace(' | Cross-contact stated: yes', '')
        .replace(' | Soybeans: contains', ''),
    );
    expect(statementsIn(after)).toEqual([
      `almond absent ${june}`,
      `milk may_contain ${context.now}`,
      `soybeans contains ${july}`,
      `tree-nuts may_contain ${july}`,
    ]);
    const [way] = after.variants;
    expect(way).toMatchObject({ ingredients_complete_at: june, cross_contact_stated_at: null });
    expect(way!.statements.find(({ allergen }) => allergen === 'milk')).not.toHaveProperty('ingredient');
    expect(shown.taken_back.toSorted()).toEqual(
      ['Cross-contact stated', 'Milk', 'Peanuts'].map((part) => `Plain bowl: ${part}`),
    );
    expect(shown.to_confirm).toEqual([]);
  });

  it('is nothing where only the name is left', () => {
    expect(readRowEdit(new Map([['variants', 'Plain bowl']]), bowl, context).edit).toEqual({});
  });
});

describe('what a row says of the ways to make the dish', () => {
  it('is also where one contradicts its own words', () => {
    const written = `${cell} | with: Peanut sauce`;
    const row = {
      line: 2,
      written: new Map(),
      cells: new Map([['variants', written]] as const),
      at: new Map([['variants', 4]] as const),
    };
    const { table } = draftRow(row, { id: 7, dish: bowl }, { sheet: null, context });
    expect(table).toMatchObject({ compared_with: 7, held: ['name'], faults: [] });
    expect(table!.ways).toEqual({
      written,
      before: cell,
      to_confirm: expect.any(Array) as unknown,
      taken_back: [],
      contradictions: [{ column: 'Plain bowl: Peanuts', words: ['Peanut sauce'] }],
    });
  });

  it('is also what no longer clears, since the list changes', () => {
    const { shown } = send(cell, { ingredients: 'Rice, Tofu, Leeks' });
    const parts = ['Almond', 'List complete', 'Milk', 'Peanuts'];
    expect(shown.to_confirm.toSorted()).toEqual(parts.map((part) => `Plain bowl: ${part}`));
    expect(shown.taken_back).toEqual([]);
  });
});
