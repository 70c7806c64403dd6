import type { KeyboardEvent } from 'react';

const rowsBy: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const cellsBy: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The cell so many places away, in the order of the page; hidden ones don't count. */
function cellAt(table: Element, cell: HTMLElement, selector: string, by: number): HTMLElement | undefined {
  const cells = [...table.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.closest('[hidden]'));
  return cells[cells.indexOf(cell) + by];
}

/** Arrow keys go from cell to cell, as in a spreadsheet; Tab does as everywhere. */
export function moveBetweenCells(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement)) return;
  const column = target.dataset['cell'];
  if (column === undefined) return;
  const rows = rowsBy[key];
  const next =
    rows === undefined
      ? cellAt(currentTarget, target, '[data-cell]', cellsBy[key] ?? 0)
      : cellAt(currentTarget, target, `[data-cell="${column}"]`, rows);
  if (!next || next === target) return;
  event.preventDefault();
  next.focus();
}
