import { mostDishes } from '@clearplate/contract/menu';
import type { Issue } from '../../../http/app-error.ts';
import { readCsv, type CsvRow } from '../../../text-files/read-csv.ts';
import { readLines, type Line } from '../../../text-files/read-lines.ts';
import { unguardCell } from './cells.ts';
import { columnOf, labelOf, type Column } from './columns.ts';

/** One row of a file: what its cells say, without those that say nothing; or what makes it unreadable. */
export interface FileRow {
  readonly line: number;
  readonly cells: ReadonlyMap<Column, string>;
  readonly fault?: string;
}

/** A file's rows, or what is wrong with the file as a whole: `field` is a column, or "file". */
export type ReadFile = { readonly rows: readonly FileRow[] } | { readonly issues: readonly Issue[] };

const delimiters = [',', ';', '\t'] as const;

/** The one that the first row has most of, outside of quotes. */
function delimiterOf(heading: string): string {
  const bare = heading.replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: string) => bare.split(delimiter).length;
  return delimiters.reduce((best, next) => (count(next) > count(best) ? next : best));
}

async function collectLines(bytes: Uint8Array): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of readLines(toStream([bytes]))) lines.push(line);
  return lines;
}

async function* toStream<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}

const tidy = (cell: string) => unguardCell(cell.trim()).replaceAll(/\r\n?/g, '\n').trim();

/** The columns in their order; `undefined` for one without a name, which must be empty. */
function readHeading(cells: readonly string[]): { columns: (Column | undefined)[]; issues: Issue[] } {
  const issues: Issue[] = [];
  const columns = cells.map(tidy).map((heading) => {
    if (heading === '') return undefined;
    const read = columnOf(heading);
    if ('column' in read) return read.column;
    issues.push({ field: heading, message: read.fault });
    return undefined;
  });
  for (const [index, column] of columns.entries())
    if (column !== undefined && columns.indexOf(column) !== index)
      issues.push({ field: labelOf(column), message: 'stands in the file twice' });
  if (issues.length === 0 && !columns.includes('name') && !columns.includes('id'))
    issues.push({ field: 'file', message: 'needs a column Name or Dish id: are the columns named in the first row?' });
  return { columns, issues };
}

function readRow({ line, cells, error }: CsvRow, columns: readonly (Column | undefined)[]): FileRow {
  if (error !== undefined) return { line, cells: new Map(), fault: error };
  const texts = cells.map(tidy);
  const said = new Map<Column, string>();
  for (const [index, text] of texts.entries()) {
    const column = columns[index];
    if (text === '') continue;
    if (column === undefined)
      return { line, cells: said, fault: `has “${text.slice(0, 40)}” in a column without a name` };
    said.set(column, text);
  }
  return { line, cells: said };
}

/** Reads a file as people save it from a spreadsheet: separated by commas, semicolons or tabs. */
export async function readMenuFile(bytes: Uint8Array): Promise<ReadFile> {
  const lines = await collectLines(bytes);
  const first = lines.find(({ text, error }) => error !== undefined || text.trim() !== '');
  const whole = (message: string): ReadFile => ({ issues: [{ field: 'file', message }] });
  if (!first) return whole('is empty');
  if (first.error !== undefined) return whole(`${first.error} (its first row)`);
  let columns: (Column | undefined)[] | undefined;
  const rows: FileRow[] = [];
  for await (const row of readCsv(toStream(lines), delimiterOf(first.text))) {
    if (columns) {
      const read = readRow(row, columns);
      if (read.fault !== undefined || read.cells.size > 0) rows.push(read);
    } else {
      if (row.error !== undefined) return whole(`${row.error} (its first row)`);
      const heading = readHeading(row.cells);
      if (heading.issues.length > 0) return { issues: heading.issues };
      columns = heading.columns;
    }
    if (rows.length > mostDishes) return whole(`has more than ${mostDishes} dishes, which is the most that a menu has`);
  }
  return { rows };
}
