import { fillMessage, type Message } from '@clearplate/contract/errors';
import { findAllergen } from '@clearplate/domain/facts/allergens';
import type { CsvRow } from '../../../text-files/read-csv.ts';
import { isConfirmation, type ColumnMeaning } from './columns.ts';

/** Columns whose values would be false statements below another heading. */
const states = ({ columns, onlyWarns }: ColumnMeaning): boolean =>
  onlyWarns ||
  columns.some((column) => findAllergen(column) !== undefined || isConfirmation(column) || column === 'variants');

/**
 * Says why a row of a text can't be read if its cells may have moved below other headings. A row that is too long
 * always may have, even if the surplus cells are empty. A spreadsheet leaves out empty cells at the end of several
 * rows; if a single row is short, a comma is missing somewhere in it.
 */
export function faultOfLength(
  rows: readonly CsvRow[],
  at: number,
  headings: readonly (ColumnMeaning | undefined)[],
): Message | undefined {
  const cells = rows[at]?.cells ?? [];
  const slots = { number: cells.length, headings: headings.length };
  if (cells.length > headings.length)
    return fillMessage(
      'has {number} cells, and there are {headings} headings: is there a comma too many, or text with one and no quotes? Or save the file as XLSX',
      slots,
    );
  if (cells.length === headings.length) return undefined;
  const isUsual = [rows[at - 1], rows[at + 1]].some((beside) => beside?.cells.length === cells.length);
  const statesAny = cells.some((cell, index) => {
    const heading = headings[index];
    return cell !== '' && heading !== undefined && states(heading);
  });
  return isUsual || !statesAny
    ? undefined
    : fillMessage(
        'has {number} cells, and there are {headings} headings: is a comma missing? Or save the file as XLSX',
        slots,
      );
}
