import type { MenuDish } from '@clearplate/contract/menu';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { writeWord } from './pasted-words.ts';
import { placesIn, type Range } from './selection.ts';
import { isSameValue, notStated, readCell, wouldContradict, type Cell, type CellValue } from './sheet-cells.ts';
import type { CellChange, SheetEdits } from './sheet-state.ts';

/** Describes the sheet as it is shown: its rows and columns, and what was typed. */
export interface SheetView {
  readonly dishes: readonly MenuDish[];
  readonly columns: readonly AllergenId[];
  readonly context: StandingContext;
  readonly edits: SheetEdits;
}

type Place = readonly [row: number, column: number];

export interface PlacedCell {
  readonly dish: MenuDish;
  readonly allergen: AllergenId;
  readonly cell: Cell;
}

export function cellAt({ dishes, columns, context, edits }: SheetView, [row, column]: Place): PlacedCell | undefined {
  const [dish, allergen] = [dishes[row], columns[column]];
  return dish && allergen && { dish, allergen, cell: readCell(dish, edits.get(dish.id), allergen, context) };
}

/** Returns the changes that set all cells of a range. */
export const changesIn = (view: SheetView, range: Range, valueOf: (before: CellValue) => CellValue): CellChange[] =>
  placesIn(range).flatMap((place) => {
    const found = cellAt(view, place);
    return found ? [{ dishId: found.dish.id, allergen: found.allergen, value: valueOf(found.cell.value) }] : [];
  });

/**
 * Returns the changes that give a range the values of one row. What is not stated there says nothing about other
 * dishes.
 */
export const changesDown = (view: SheetView, range: Range, source: number): CellChange[] =>
  placesIn(range).flatMap(([row, column]) => {
    const [from, to] = [cellAt(view, [source, column]), cellAt(view, [row, column])];
    if (!from || !to || row === source || from.cell.value.level === 'not_stated') return [];
    return [{ dishId: to.dish.id, allergen: to.allergen, value: from.cell.value }];
  });

/**
 * Separates the changes that are taken from those that are left: if there are several at once, none becomes a "no" that
 * its dish's own words contradict. A single one is taken, and shown as work to do.
 */
export function partChanges({ dishes }: SheetView, changes: readonly CellChange[]) {
  if (changes.length === 1) return { taken: changes, left: [] };
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  const contradicts = ({ dishId, allergen, value }: CellChange) => {
    const dish = byId.get(dishId);
    return dish !== undefined && wouldContradict(dish, allergen, value);
  };
  return {
    taken: changes.filter((change) => !contradicts(change)),
    left: changes.filter(contradicts),
  };
}

/** Formats a range as spreadsheets do. */
export function copyRange(view: SheetView, range: Range): string {
  const rows = Map.groupBy(placesIn(range), ([row]) => row);
  const lines = [...rows.values()].map((places) =>
    places.map((place) => writeWord(cellAt(view, place)?.cell.value ?? notStated)).join('\t'),
  );
  return lines.join('\n');
}

/** The bar compares this many cells; if there are more, it says nothing. */
const mostCompared = 500;

/** Returns the value that all cells of a range have, if it is the same. */
export function commonValue(view: SheetView, range: Range): CellValue | undefined {
  const places = placesIn(range);
  if (places.length > mostCompared) return undefined;
  const [first, ...others] = places.map((place) => cellAt(view, place)?.cell.value);
  return first && others.every((value) => value && isSameValue(value, first)) ? first : undefined;
}
