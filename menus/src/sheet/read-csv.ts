import { parse } from 'csv-parse/browser/esm/sync';
import { columnName, type Grid } from '../chart/grid.ts';
import { UnreadableFile } from '../draft.ts';
import { limits } from '../limits.ts';

/** Semicolons and tabs part cells as well, in files of other countries. */
function separatorOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

export function readCsvRows(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      bom: true,
      to: limits.rows,
      max_record_size: 1_048_576,
    });
  } catch (error) {
    throw new UnreadableFile(
      'The CSV file is damaged: a quotation mark is never closed. Export it again, or as XLSX.',
      { cause: error },
    );
  }
}

export const gridOfCsv = (rows: readonly (readonly string[])[]): Grid => ({
  ruled: true,
  hasEnds: true,
  rows: rows.map((row, y) =>
    row.slice(0, 1000).map((text, x) => ({
      text: text.slice(0, limits.textLength),
      where: { line: y + 1, cell: `${columnName(x)}${y + 1}` },
      style: '',
      span: 1,
    })),
  ),
});
