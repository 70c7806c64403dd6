import { fillMessage, type Fault } from '@clearplate/contract/errors';
import { highestPrice, type MenuDishEdit } from '@clearplate/contract/menu';
import { replaceIngredients } from '@clearplate/domain/menu/dish-edits';
import type { Dish } from '@clearplate/domain/facts/dish';
import type { VariantEdit } from '@clearplate/domain/menu/variant-edits';
import { splitIngredients } from '@clearplate/domain/reading/split-ingredients';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { labelOf, type Column } from './columns.ts';
import { cellOf } from './dish-cells.ts';
import type { WayNotes } from './ways-cell.ts';
import { centsOf, isEmptied } from './written-values.ts';

/** The changes of a row, without the dish's name; or what is wrong with them. */
export interface RowEdit {
  readonly edit: Edit;
  readonly faults: readonly Fault[];
  /** Missing if the cell of other ways to make it changes nothing. */
  readonly notes?: WayNotes;
}

export type Edit = Omit<MenuDishEdit, 'id' | 'key' | 'copy_of'> & {
  /** The other ways to make it, which a save of the menu leaves alone. */
  readonly ways?: readonly VariantEdit[];
};
export type Cells = ReadonlyMap<Column, string>;

/** Returns a list; `undefined` if it equals the dish's. */
function readIngredients(list: string, dish: Dish, { now }: StandingContext): string[] | undefined {
  const ingredients = splitIngredients(list);
  const after = replaceIngredients(dish, ingredients, now).ingredients;
  return after.join() === dish.ingredients.join() ? undefined : ingredients;
}

function readPrice(cell: string | undefined): { cents?: number | null; faults: Fault[] } {
  if (cell === undefined) return { faults: [] };
  const column = labelOf('price');
  if (isEmptied(cell)) return { cents: null, faults: [] };
  const cents = centsOf(cell);
  if (cents === undefined)
    return {
      faults: [
        { column, ...fillMessage('“{words}” is not a price: write it like 12.50', { words: cell.slice(0, 40) }) },
      ],
    };
  if (cents > highestPrice)
    return {
      faults: [{ column, ...fillMessage('must be at most {number}', { number: (highestPrice / 100).toFixed(2) }) }],
    };
  return { cents, faults: [] };
}

/** Returns what the cells change about the dish itself. */
export function readFields(cells: Cells, dish: Dish, context: StandingContext): RowEdit {
  const differs = (column: Exclude<Column, 'id'>) => {
    const cell = cells.get(column);
    return cell !== undefined && cell !== cellOf(dish, column, context).trim() ? cell : undefined;
  };
  const texts = Object.fromEntries(
    (['name', 'section', 'description'] as const).map((column) => {
      const cell = differs(column);
      return [column, cell !== undefined && column !== 'name' && isEmptied(cell) ? '' : cell];
    }),
  );
  const { cents, faults } = readPrice(differs('price'));
  const list = differs('ingredients');
  const ingredients = list === undefined ? undefined : readIngredients(isEmptied(list) ? '' : list, dish, context);
  const edit = {
    ...(Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)) as Edit),
    ...(cents !== undefined && cents !== dish.price_cents && { price_cents: cents }),
    ...(ingredients && { ingredients }),
    ...(dish.archived && { archived: false }),
  };
  return { edit, faults };
}
