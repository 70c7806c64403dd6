import { fillMessage, type Fault, type Issue, type Message } from '@clearplate/contract/errors';
import { mostDishes } from '@clearplate/contract/menu';
import { readCsv, type CsvRow } from '../../../text-files/read-csv.ts';
import { readLines, type Line } from '../../../text-files/read-lines.ts';
import { unguardCell } from './cells.ts';
import { columnOf, labelOf, type Column, type NamedColumn } from './columns.ts';
import { denies, readStatement } from './statement-cell.ts';

/** One row of a file: what its cells say, without those that say nothing; or what makes it unreadable. */
export interface FileRow {
  readonly line: number;
  readonly cells: ReadonlyMap<Column, string>;
  readonly fault?: Message;
  /** Cells that say what a column of theirs can't say. */
  readonly refused?: readonly Fault[];
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

interface Heading extends NamedColumn {
  readonly written: string;
}

/** The columns in their order; `undefined` for one without a name, which must be empty. */
function readHeading(cells: readonly string[]): { headings: (Heading | undefined)[]; issues: Issue[] } {
  const issues: Issue[] = [];
  const headings = cells.map(tidy).map((written) => {
    if (written === '') return undefined;
    const read = columnOf(written);
    if ('column' in read) return { ...read, written };
    issues.push({ field: written, message: read.fault });
    return undefined;
  });
  const columns = headings.map((heading) => heading?.column);
  for (const [index, column] of columns.entries())
    if (column !== undefined && columns.indexOf(column) !== index)
      issues.push({ field: labelOf(column), message: 'stands in the file twice' });
  if (issues.length === 0 && !columns.includes('name') && !columns.includes('id'))
    issues.push({ field: 'file', message: 'needs a column Name or Dish id: are the columns named in the first row?' });
  return { headings, issues };
}

function readRow({ line, cells, error }: CsvRow, headings: readonly (Heading | undefined)[]): FileRow {
  if (error !== undefined) return { line, cells: new Map(), fault: { message: error } };
  const texts = cells.map(tidy);
  const said = new Map<Column, string>();
  const refused: Fault[] = [];
  for (const [index, text] of texts.entries()) {
    const heading = headings[index];
    if (text === '') continue;
    if (heading === undefined)
      return {
        line,
        cells: said,
        fault: fillMessage('has “{words}” in a column without a name', { words: text.slice(0, 40) }),
      };
    const { column, isPart, written } = heading;
    said.set(column, text);
    const statement = readStatement(text);
    if (isPart && statement && denies(statement))
      refused.push({ column: written, ...fillMessage('names a part: say “{words}”', { words: labelOf(column) }) });
  }
  return { line, cells: said, ...(refused.length > 0 && { refused }) };
}

/** Reads a file as people save it from a spreadsheet: separated by commas, semicolons or tabs. */
export async function readMenuFile(bytes: Uint8Array): Promise<ReadFile> {
  const lines = await collectLines(bytes);
  const first = lines.find(({ text, error }) => error !== undefined || text.trim() !== '');
  const whole = (message: string): ReadFile => ({ issues: [{ field: 'file', message }] });
  if (!first) return whole('is empty');
  if (first.error !== undefined) return whole(`${first.error} (its first row)`);
  let headings: (Heading | undefined)[] | undefined;
  const rows: FileRow[] = [];
  for await (const row of readCsv(toStream(lines), delimiterOf(first.text))) {
    if (headings) {
      const read = readRow(row, headings);
      if (read.fault !== undefined || read.cells.size > 0) rows.push(read);
    } else {
      if (row.error !== undefined) return whole(`${row.error} (its first row)`);
      const heading = readHeading(row.cells);
      if (heading.issues.length > 0) return { issues: heading.issues };
      headings = heading.headings;
    }
    if (rows.length > mostDishes) return whole(`has more than ${mostDishes} dishes, which is the most that a menu has`);
  }
  return { rows };
}
