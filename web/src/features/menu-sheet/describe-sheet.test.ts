import { describe, expect, it } from 'vitest';
import { buildEditableMenu, buildMenuDish, buildStatement, menuNow } from '../../../test/menu-builders.ts';
import { es as inSpanish } from '../../translations/interface/es.ts';
import { speakEnglish, speakSpanish } from '../../translations/t.ts';
import { describeCell, describeHint, describeOrigin, describeValue, signOf } from './cell-words.ts';
import { describeLeft, describePaste, describePasteRefusal, tellDishes } from './describe-sheet.ts';
import { readCell, type CellLevel, type CellValue } from './sheet-cells.ts';
import { contextOf, reduceSheet, startSheet, type CellChange } from './sheet-state.ts';

const says = (level: CellLevel, reason = ''): CellValue => ({ level, reason });
const dal = buildMenuDish({ id: 1, name: 'Dal', ingredients: ['lentils', 'ghee'] });
const rice = buildMenuDish({ id: 2, name: 'Rice', ingredients: ['rice'], cross_contact_stated_at: menuNow });
const menu = buildEditableMenu([dal, rice]);
const set = (...changes: CellChange[]) => reduceSheet(startSheet(menu), { kind: 'set', changes });
const told = (dishId: number, ...cells: (readonly [CellChange['allergen'], CellValue])[]) => {
  const [dish] = tellDishes(set(...cells.map(([allergen, value]) => ({ dishId, allergen, value }))));
  return dish;
};

describe('what diners are told once a sheet is saved', () => {
  it('is in the words that they read, each kind of statement in a line', () => {
    const dish = told(
      2,
      ['fish', says('contains')],
      ['peanuts', says('may_contain', 'shared fryer')],
      ['sesame', says('traces')],
      ['eggs', says('absent')],
      ['soybeans', says('absent')],
    );
    expect(dish?.lines).toEqual([
      'Contains fish',
      'Traces possible: peanut (shared fryer), sesame',
      'Restaurant says: no egg, no soy',
    ]);
    expect(dish?.contradicted).toEqual([]);
  });

  it('is “avoid” where the dish’s own words name it, whatever is stated, and never “no”', () => {
    for (const level of ['absent', 'traces', 'may_contain'] as const) {
      const dish = told(1, ['milk', says(level)]);
      expect(dish?.lines).toEqual(['Avoid, since the dish itself says so: milk']);
      expect(dish?.contradicted).toEqual(level === 'may_contain' ? [] : ['milk']);
    }
    expect(told(1, ['milk', says('contains')])?.lines).toEqual(['Contains milk']);
  });

  it('is “avoid” for a group of which a kind is stated to be in there', () => {
    const dish = told(2, ['tree-nuts', says('absent')], ['almond', says('contains')]);
    expect(dish?.lines).toEqual(['Avoid, since the dish itself says so: tree nuts', 'Contains almond']);
    expect(dish?.contradicted).toEqual(['tree-nuts']);
  });

  it('is “not verified” of what is taken back', () => {
    const stated = buildMenuDish({ id: 1, statements: [buildStatement({ allergen: 'eggs', level: 'absent' })] });
    const start = startSheet(buildEditableMenu([stated]));
    const changes = [{ dishId: 1, allergen: 'eggs', value: says('not_stated') } as const];
    const [dish] = tellDishes(reduceSheet(start, { kind: 'set', changes }));
    expect(dish?.lines).toEqual(['Not verified, the restaurant has not said: egg']);
    expect(dish?.asksAboutTraces).toBe(false);
  });

  it('leaves traces to ask about where something is denied and nothing was said of them', () => {
    expect(told(1, ['eggs', says('absent')])?.asksAboutTraces).toBe(true);
    expect(told(2, ['eggs', says('absent')])?.asksAboutTraces).toBe(false);
    expect(told(1, ['eggs', says('contains')])?.asksAboutTraces).toBe(false);
  });

  it('is said of the edited dishes alone, in the order of the menu', () => {
    const eggs = { allergen: 'eggs', value: says('contains') } as const;
    const both = tellDishes(set({ dishId: 2, ...eggs }, { dishId: 1, ...eggs }));
    expect(both.map(({ name }) => name)).toEqual(['Dal', 'Rice']);
    expect(tellDishes(startSheet(menu))).toEqual([]);
  });
});

describe('a cell', () => {
  const cellOf = (allergen: CellChange['allergen'], value?: CellValue, dish = dal) => {
    const { edits } = value ? set({ dishId: dish.id, allergen, value }) : startSheet(menu);
    return readCell(dish, edits.get(dish.id), allergen, contextOf(menu));
  };

  it('has a sign for each that reads without colour, and none that says “no” where nothing is stated', () => {
    expect(signOf(cellOf('milk'))).toBe('c');
    expect(signOf(cellOf('fish'))).toBe('?');
    const signs = (['contains', 'may_contain', 'traces', 'absent'] as const).map((level) =>
      signOf(cellOf('fish', says(level))),
    );
    expect(signs).toEqual(['C', 'M', 'no, traces', 'no']);
  });

  it.each([speakEnglish, speakSpanish])('begins its label with a sign in words, for speech control', (speak) => {
    speak(inSpanish);
    for (const level of ['traces', 'absent'] as const) {
      const cell = cellOf('fish', says(level));
      expect(describeCell(cell, 'fish').toLowerCase().indexOf(signOf(cell))).toBe(0);
    }
    speakEnglish();
  });

  it('says that a “no” no longer counts, in its sign and in words', () => {
    const old = buildStatement({ allergen: 'fish', level: 'absent', stated_at: '2025-01-01T00:00:00.000Z' });
    const cell = readCell(buildMenuDish({ statements: [old] }), undefined, 'fish', contextOf(menu));
    expect(signOf(cell)).toBe('no?');
    expect(describeCell(cell, 'fish')).toBe('No. This “no” no longer counts. State it again if it is still so.');
  });

  it('says against which words it stands, and what they mean where nobody states anything', () => {
    expect(describeHint(cellOf('milk', says('absent')), 'milk')).toBe(
      '“ghee” says otherwise. Diners who avoid milk see “Avoid”.',
    );
    expect(describeHint(cellOf('milk'), 'milk')).toBe('“ghee”: the dish’s words name it, and you haven’t stated it.');
    expect(describeHint(cellOf('fish'), 'fish')).toBeUndefined();
    expect(describeCell(cellOf('fish', says('may_contain', 'shared fryer')), 'fish')).toBe(
      'May contain: shared fryer. not saved',
    );
    expect(describeValue(says('traces'))).toBe('No, traces possible');
  });

  it('names the component that brings it', () => {
    const cell = { ...cellOf('fish'), within: ['house sauce'] };
    expect(describeOrigin(cell)).toBe('house sauce');
    expect(describeOrigin({ ...cell, within: ['house sauce', 'stock', 'paste'] })).toBe('house sauce and 2 more');
    expect(describeOrigin(cellOf('fish'))).toBeUndefined();
    expect(describeHint({ ...cell, value: says('contains') }, 'fish')).toBe('It comes from house sauce.');
  });
});

describe('what was pasted', () => {
  const nothing = { changes: [], unknownWords: [], unknownDishes: [], unknownColumns: [], outside: 0 };

  it('is counted, with everything that was not taken', () => {
    expect(describePaste(nothing, 1)).toEqual(['1 cell set.']);
    const block = {
      ...nothing,
      unknownWords: ['some', 'a', 'b', 'c', 'd', 'e', 'f'],
      unknownDishes: ['Soup'],
      unknownColumns: ['Nuts'],
      outside: 2,
    };
    expect(describePaste(block, 3)).toEqual([
      '3 cells set.',
      'Not understood, so left as it was: “some”, “a”, “b”, “c”, “d” and 2 more.',
      'Not on this menu: “Soup”.',
      'Not a single allergen, so not pasted: “Nuts”.',
      '2 cells are outside the sheet.',
    ]);
  });

  it('names the cells that stay as they were because their dishes’ words name it', () => {
    expect(describeLeft([], menu.dishes)).toBeUndefined();
    expect(describeLeft([{ dishId: 1, allergen: 'milk', value: says('absent') }], menu.dishes)).toBe(
      '1 cell is left as it was, because its dish’s words name it: Dal: milk.',
    );
  });

  it('is refused in words that say what to change', () => {
    expect(describePasteRefusal('empty')).toBe('There is nothing to paste.');
    expect(describePasteRefusal('first_row')).toMatch(/^Nothing was pasted: the first row /);
    expect(describePasteRefusal('first_column')).toMatch(/^Nothing was pasted: the first column /);
  });
});
