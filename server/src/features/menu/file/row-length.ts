import { fillMessage, type Message } from '@clearplate/contract/errors';
import { findAllergen } from '@clearplate/domain/facts/allergens';
import type { CsvRow } from '../../../text-files/read-csv.ts';
import type { ColumnMeaning } from './columns.ts';

/** What is said of a dish in one of these, and stands below another heading than its own, would be a false statement. */
const states = ({ columns, onlyWarns }: ColumnMeaning): boolean =>
  onlyWarns ||
  columns.some(
    (column) =>
      findAllergen(column) !== undefined ||
      column === 'ingredients_complete' ||
      column === 'cross_contact_stated' ||
      column === 'variants',
  );

/**
 * Says of a row of a text whose cells may have moved below other headings why it can't be read. One that is too long always may
 * have, also where what is beyond the headings is empty. A spreadsheet leaves out cells that are empty at the end of several rows;
 * what ends there alone lacks a comma somewhere.
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
