import type { MenuDish } from '@clearplate/contract/menu';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { memo } from 'react';
import { describeCell, describeOrigin, signOf } from './cell-words.ts';
import { isContradiction, readCell, type Cell, type RowEdits } from './sheet-cells.ts';

/** Says how a cell looks, beside its sign. */
function lookOf(cell: Cell): string {
  if (isContradiction(cell)) return 'contradiction';
  if (cell.isStale) return 'stale';
  if (cell.value.level === 'not_stated' && cell.words.length > 0) return 'read';
  return cell.value.level;
}

/** Shows where a mark comes from; screen readers find that in its label. */
function Origin({ cell }: { cell: Cell }) {
  const origin = describeOrigin(cell);
  return origin === undefined ? null : (
    <span className="sheet__origin" aria-hidden="true">
      {origin}
    </span>
  );
}

export interface SheetRowProps {
  dish: MenuDish;
  /** Counts its place among the dishes from 0. */
  row: number;
  columns: readonly AllergenId[];
  context: StandingContext;
  edits: RowEdits | undefined;
  /** The column that takes the keyboard; -1 in all rows but one. */
  active: number;
  /** The selected columns; -1 for none. */
  from: number;
  to: number;
}

/** Shows a dish's cells. Only rows whose cells or selection change render again, so that 500 of them stay quick. */
export const SheetRow = memo(function SheetRow({
  dish,
  row,
  columns,
  context,
  edits,
  active,
  from,
  to,
}: SheetRowProps) {
  return (
    <div role="row" className="sheet__row">
      <div role="rowheader" className="sheet__dish" data-row={row}>
        <bdi>{dish.name}</bdi>
      </div>
      {columns.map((allergen, column) => {
        const cell = readCell(dish, edits, allergen, context);
        return (
          <div
            key={allergen}
            role="gridcell"
            className="sheet__cell"
            data-at={`${row} ${column}`}
            data-look={lookOf(cell)}
            data-edited={cell.isEdited || undefined}
            aria-selected={column >= from && column <= to}
            aria-label={describeCell(cell, allergen)}
            tabIndex={column === active ? 0 : -1}
          >
            {/* The label says it in words. */}
            <span className="sheet__sign" aria-hidden="true">
              {signOf(cell)}
            </span>
            <Origin cell={cell} />
          </div>
        );
      })}
    </div>
  );
});
