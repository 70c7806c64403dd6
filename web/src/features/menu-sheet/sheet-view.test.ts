import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildEditableMenu, buildMenuDish, buildStatement } from '../../../test/menu-builders.ts';
import type { CellLevel, CellValue } from './sheet-cells.ts';
import { contextOf, reduceSheet, startSheet, type CellChange } from './sheet-state.ts';
import { cellAt, changesDown, changesIn, commonValue, copyRange, partChanges, type SheetView } from './sheet-view.ts';
import { placeBlock } from './paste-block.ts';

const levels = ['contains', 'may_contain', 'traces', 'absent', 'not_stated'] as const;
const says = (level: CellLevel, reason = ''): CellValue => ({ level, reason });
const dishes = [
  buildMenuDish({ id: 1, name: 'Dal', ingredients: ['lentils', 'ghee'] }),
  buildMenuDish({
    id: 2,
    name: 'Rice',
    ingredients: ['rice'],
    statements: [buildStatement({ allergen: 'eggs', level: 'absent' })],
  }),
  buildMenuDish({ id: 3, name: 'Chutney' }),
];
const menu = buildEditableMenu(dishes);
const view = (...changes: CellChange[]): SheetView => ({
  dishes,
  columns: ['milk', 'eggs', 'fish'],
  context: contextOf(menu),
  edits: reduceSheet(startSheet(menu), { kind: 'set', changes }).edits,
});
const change = (dishId: number, allergen: CellChange['allergen'], value: CellValue): CellChange => ({
  dishId,
  allergen,
  value,
});
const range = (top: number, left: number, bottom: number, right: number) => ({ top, left, bottom, right });
const all = range(0, 0, 2, 2);

describe('filling down', () => {
  it('gives other dishes what one is stated to have or not, and leaves that one alone', () => {
    const filled = changesDown(view(change(1, 'fish', says('contains'))), all, 0);
    expect(filled).toEqual([change(2, 'fish', says('contains')), change(3, 'fish', says('contains'))]);
  });

  it('says nothing of other dishes where nothing is stated of the first', () => {
    expect(changesDown(view(), range(0, 0, 2, 0), 0)).toEqual([]);
    // Eggs are stated absent of the second: the third gets that, and what is open stays open.
    expect(changesDown(view(), range(1, 0, 2, 2), 1)).toEqual([change(3, 'eggs', says('absent'))]);
  });
});

describe('several cells at once', () => {
  it('leave out each “no” that the dish’s own words contradict, and take everything else', () => {
    const denied = changesIn(view(), range(0, 0, 2, 0), () => says('absent'));
    const { taken, left } = partChanges(view(), denied);
    expect(left).toEqual([change(1, 'milk', says('absent'))]);
    expect(taken.map(({ dishId }) => dishId)).toEqual([2, 3]);
  });

  it('leave out a “no, traces possible” as well, and no warning', () => {
    for (const level of levels) {
      const changes = changesIn(view(), range(0, 0, 2, 0), () => says(level));
      expect(partChanges(view(), changes).left).toHaveLength(level === 'absent' || level === 'traces' ? 1 : 0);
    }
  });

  it('take a single one, which is shown as work to do', () => {
    const one = [change(1, 'milk', says('absent'))];
    expect(partChanges(view(), one)).toEqual({ taken: one, left: [] });
  });

  it('are made from what each cell says, and stop at the sheet’s edges', () => {
    const typed = view(change(1, 'fish', says('may_contain', 'shared fryer')));
    const changes = changesIn(typed, range(0, 2, 5, 4), (before) => ({ ...before, reason: `${before.level}!` }));
    expect(changes.map(({ dishId, value }) => `${dishId} ${value.reason}`)).toEqual([
      '1 may_contain!',
      '2 not_stated!',
      '3 not_stated!',
    ]);
    expect(cellAt(typed, [3, 0])).toBeUndefined();
    expect(cellAt(typed, [0, 3])).toBeUndefined();
  });
});

describe('the value of several cells', () => {
  it('is named only where all have it, with its reason', () => {
    expect(commonValue(view(), range(0, 0, 2, 0))).toEqual(says('not_stated'));
    expect(commonValue(view(), range(0, 1, 2, 1))).toBeUndefined();
    const [fryer, grill] = [says('may_contain', 'shared fryer'), says('may_contain', 'shared grill')];
    const reasons = view(change(1, 'fish', fryer), change(2, 'fish', fryer), change(3, 'fish', grill));
    expect(commonValue(reasons, range(0, 2, 1, 2))).toEqual(fryer);
    expect(commonValue(reasons, range(0, 2, 2, 2))).toBeUndefined();
    // Beyond the last dish nothing is known.
    expect(commonValue(view(), range(2, 0, 3, 0))).toBeUndefined();
  });
});

it('what is copied is pasted as the same, whatever it says', () => {
  const anyValue = fc
    .record({ level: fc.constantFrom(...levels), reason: fc.constantFrom('', 'shared fryer') })
    .map(({ level, reason }) => says(level, level === 'may_contain' || level === 'traces' ? reason : ''));
  fc.assert(
    fc.property(fc.array(anyValue, { minLength: 9, maxLength: 9 }), (values) => {
      const changes = values.map((value, at) =>
        change((at % 3) + 1, (['milk', 'eggs', 'fish'] as const)[Math.floor(at / 3)]!, value),
      );
      const typed = view(...changes);
      const block = placeBlock(copyRange(typed, all), typed, [0, 0]);
      if (typeof block === 'string') throw new Error(block);
      expect(block.unknownWords).toEqual([]);
      const shown = changesIn(typed, all, (value) => value);
      expect(block.changes).toEqual(shown);
    }),
  );
});
