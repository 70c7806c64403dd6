import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOneCell, moveSelection, placesIn, rangeOf, sizeOf, wholeColumn, wholeRow } from './selection.ts';

const size = { rows: 30, columns: 9 };
const pressing = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});
const one = (row: number, column: number) => ({ at: [row, column], anchor: [row, column] }) as const;
const moved = (...given: Parameters<typeof pressing>) => moveSelection(pressing(...given), one(12, 4), size);

it.each<[string, Parameters<typeof pressing>[1], readonly [number, number]]>([
  ['ArrowUp', {}, [11, 4]],
  ['ArrowRight', {}, [12, 5]],
  ['ArrowDown', { ctrlKey: true }, [29, 4]],
  ['ArrowLeft', { metaKey: true }, [12, 0]],
  ['PageDown', {}, [22, 4]],
  ['PageUp', {}, [2, 4]],
  ['Home', {}, [12, 0]],
  ['Home', { ctrlKey: true }, [0, 0]],
  ['End', {}, [12, 8]],
  ['End', { ctrlKey: true }, [29, 8]],
])('%s with %j goes on in the grid', (key, held, at) => {
  expect(moved(key, held)).toEqual({ at, anchor: at });
});

it('Shift takes more cells from where it began', () => {
  expect(moved('ArrowDown', { shiftKey: true })).toEqual({ at: [13, 4], anchor: [12, 4] });
  expect(rangeOf({ at: [3, 7], anchor: [12, 4] })).toEqual({ top: 3, bottom: 12, left: 4, right: 7 });
});

it('takes a whole row, a whole column or the sheet, and no key that means nothing', () => {
  expect(moved(' ', { shiftKey: true })).toEqual(wholeRow(12, size));
  expect(moved(' ', { ctrlKey: true })).toEqual(wholeColumn(4, size));
  expect(sizeOf(rangeOf(moved('a', { ctrlKey: true })!))).toBe(270);
  for (const key of ['a', ' ', 'Enter', 'Tab', 'Escape']) expect(moved(key)).toBeUndefined();
});

it('never leaves the sheet, and a range has each of its cells once', () => {
  const anyKey = fc.record({
    key: fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'),
    shiftKey: fc.boolean(),
    ctrlKey: fc.boolean(),
    metaKey: fc.boolean(),
  });
  const anySize = fc.record({ rows: fc.integer({ min: 1, max: 15 }), columns: fc.integer({ min: 1, max: 5 }) });
  fc.assert(
    fc.property(anySize, fc.array(anyKey, { maxLength: 12 }), (given, keys) => {
      let selection: Parameters<typeof moveSelection>[1] = one(0, 0);
      for (const key of keys) selection = moveSelection(key, selection, given) ?? selection;
      const range = rangeOf(selection);
      const places = placesIn(range);
      expect(range.top).toBeGreaterThanOrEqual(0);
      expect(range.left).toBeGreaterThanOrEqual(0);
      expect(range.bottom).toBeLessThan(given.rows);
      expect(range.right).toBeLessThan(given.columns);
      expect(places).toHaveLength(sizeOf(range));
      expect(new Set(places.map(String)).size).toBe(places.length);
      expect(isOneCell(selection)).toBe(places.length === 1);
    }),
  );
});
