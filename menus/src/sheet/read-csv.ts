import { parse } from 'csv-parse/browser/esm/sync';
import { columnName, type Grid } from '../chart/grid.ts';
import { UnreadableFile } from '../draft.ts';
import { limits } from '../limits.ts';

/** Semicolons and tabs part cells as well, in files of other countries. */
function separatorOf(text: string): string {
  // A title above the headings may have a comma, and no cells.
  const lines = text.split('\n', 30);
  const count = (sign: string) => {
    const times = lines.map((line) => line.replaceAll(/"[^"]*"/g, '').split(sign).length - 1);
    return times.filter((each) => each > 1).length * 1000 + (times.find((each) => each > 0) ?? 0);
  };
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
