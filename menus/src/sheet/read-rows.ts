import type { Cell } from '../chart/grid.ts';
import { readWorkbook, type ReadSheet } from './read-sheet.ts';

/** Is a row with any text in it. `line` counts as the spreadsheet does, from 1. */
export interface SheetRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Says why it can't be read: a formula has no result, or a text is further to the right than tables go. */
  readonly fault?: 'unsolved' | 'too wide';
}

/** Is the first visible sheet that has any text, as a table of texts. */
export interface SheetTable {
  readonly sheet: string;
  /** Holds names of visible sheets that are not read. */
  readonly others: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** Tables are read up to this column. A text beyond it is a fault. */
const mostColumns = 100;

const shown = (cell: Cell | undefined): string => (cell && cell.text.trim() !== '' ? cell.text : '');

/** A title is merged across its row from the first column on, and means none of the others. */
const isTitle = (row: readonly Cell[], below: readonly Cell[] | undefined): boolean =>
  row[0] !== undefined && row[0].covered === undefined && row[0].span > 1 && below?.[0]?.covered !== 'below';

function readRow(row: readonly Cell[], below: readonly Cell[] | undefined, line: number): SheetRow {
  const [first] = row;
  const isHeld = first && isTitle(row, below) ? (column: number) => column === 0 || column >= first.span : () => true;
  const texts = row.map((cell, column) => (isHeld(column) ? shown(cell) : ''));
  const fault = row.some(({ unsolved }) => unsolved)
    ? 'unsolved'
    : texts.slice(mostColumns).some((text) => text !== '')
      ? 'too wide'
      : undefined;
  const cells = texts.slice(0, Math.min(mostColumns, texts.findLastIndex((text) => text !== '') + 1));
  return { line, cells, ...(fault !== undefined && { fault }) };
}

const rowsOf = ({ grid: { rows } }: ReadSheet): SheetRow[] =>
  rows
    .map((row, at) => readRow(row, rows[at + 1], at + 1))
    .filter(({ cells, fault }) => fault !== undefined || cells.some((text) => text !== ''));

/** Reads a workbook as a table of texts; `undefined` where all of its sheets are empty. */
export function readWorkbookRows(bytes: Uint8Array, mostBytes: number): SheetTable | undefined {
  const { sheets } = readWorkbook(bytes, mostBytes);
  for (const sheet of sheets) {
    const rows = rowsOf(sheet);
    if (rows.length > 0)
      return { sheet: sheet.name, others: sheets.filter((one) => one !== sheet).map(({ name }) => name), rows };
  }
  return undefined;
}
