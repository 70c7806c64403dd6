import { fillMessage, type Fault, type Issue, type Message } from '@clearplate/contract/errors';
import { mostDishes } from '@clearplate/contract/menu';
import type { MenuFileColumns } from '@clearplate/contract/menu-file';
import { findAllergen } from '@clearplate/domain/facts/allergens';
import type { CsvRow } from '../../../text-files/read-csv.ts';
import { columnOf, labelOf, readMeaning, type Column, type ColumnMeaning } from './columns.ts';
import { guessColumn } from './guess-column.ts';
import { readTable } from './read-table.ts';
import { faultOfLength } from './row-length.ts';
import { denies, gravity, isPlainNo, readStatement } from './statement-cell.ts';
import { isExample } from './template.ts';

/** What is wrong with a cell, and what it is about: a column, or the dish that its id names. */
export interface RowFault extends Fault {
  readonly about?: Column | undefined;
}

/** One row of a file: what its cells say, without those that say nothing; or what makes it unreadable. */
export interface FileRow {
  readonly line: number;
  readonly cells: ReadonlyMap<Column, string>;
  /** Where each stands in its row, counted from 0. */
  readonly at: ReadonlyMap<Column, number>;
  readonly fault?: Message;
  /** Cells that say what a column of theirs can't say. */
  readonly refused?: readonly RowFault[];
  /** Headings whose denial in this row says nothing. */
  readonly unheard?: readonly string[];
}

/** A file's rows, or what is wrong with the file as a whole: `field` is a column, or "file". */
export type ReadFile =
  | { readonly rows: readonly FileRow[]; readonly examples: number; readonly sheet: string | null }
  | { readonly issues: readonly Issue[] };

/** How somebody wants a file to be read. Without `columns` each heading must be a known name. */
export interface Reading {
  readonly columns?: readonly string[] | undefined;
  readonly noMeansNone?: boolean;
}

const whole = (message: string) => ({ issues: [{ field: 'file', message }] });

type Heading = ColumnMeaning & { readonly written: string };

function meaningOf(written: string, given: string | undefined): ColumnMeaning | { readonly fault: string } {
  if (given === undefined) return columnOf(written);
  return readMeaning(given, written) ?? { fault: 'can’t mean that: choose something else for it' };
}

/** The columns in their order; `undefined` for one without a name, which must be empty. */
function readHeadings(cells: readonly string[], given: readonly string[] | undefined) {
  const issues: Issue[] = [];
  const headings = cells.map((written, index): Heading | undefined => {
    if (written === '' && (given === undefined || given[index] === 'ignore')) return undefined;
    const read = meaningOf(written, given?.[index]);
    if ('columns' in read) return { ...read, written };
    issues.push({ field: written, message: read.fault });
    return undefined;
  });
  const columns = headings.flatMap((heading) => (heading && !heading.onlyWarns ? heading.columns : []));
  for (const [index, column] of columns.entries())
    if (columns.indexOf(column) !== index) issues.push({ field: labelOf(column), message: 'is in the file twice' });
  if (issues.length === 0 && !columns.includes('name') && !columns.includes('id'))
    issues.push({ field: 'file', message: 'needs a column Name or Dish id: are the columns named in the first row?' });
  return { headings, issues };
}

/** What a row's cells come to, cell by cell. */
class RowReader {
  readonly #noMeansNone: boolean;
  readonly cells = new Map<Column, string>();
  readonly at = new Map<Column, number>();
  readonly refused: RowFault[] = [];
  readonly unheard: string[] = [];

  constructor(noMeansNone: boolean) {
    this.#noMeansNone = noMeansNone;
  }

  read({ columns, isPart, written }: Heading, cell: string, place: number): void {
    const [column] = columns;
    if (column === undefined) return;
    const text = this.#noMeansNone && findAllergen(column) && isPlainNo(cell) ? 'none' : cell;
    this.cells.set(column, text);
    this.at.set(column, place);
    const statement = readStatement(text);
    if (isPart && statement && denies(statement))
      this.refused.push({
        column: written,
        about: column,
        ...fillMessage('names a part: say “{words}”', { words: labelOf(column) }),
      });
  }

  /** A warning counts for each allergen that the heading may mean, unless a column of its own says something graver. */
  readWarning({ columns, written }: Heading, cell: string, place: number): void {
    const statement = readStatement(cell);
    if (isPlainNo(cell) || (statement && (denies(statement) || statement.level === 'not_stated')))
      return void this.unheard.push(written);
    for (const column of columns) {
      const before = this.cells.get(column);
      // What can't be read is named to its author, whatever else is said.
      if (before !== undefined && statement !== undefined && gravity(statement) <= gravity(readStatement(before)))
        continue;
      this.cells.set(column, cell);
      this.at.set(column, place);
    }
  }
}

/** A row that can't be read: it only says what it is about. Below which heading the rest of it belongs, nobody knows. */
function refusedRow({ line, cells }: CsvRow, headings: readonly (Heading | undefined)[], fault: Message): FileRow {
  const naming = headings.flatMap((heading, index) => {
    const [column] = heading?.onlyWarns ? [] : (heading?.columns ?? []);
    const text = cells[index] ?? '';
    return (column === 'name' || column === 'id') && text !== '' ? [[column, text, index] as const] : [];
  });
  return {
    line,
    cells: new Map(naming.map(([column, text]) => [column, text])),
    at: new Map(naming.map(([column, , index]) => [column, index])),
    fault,
  };
}

function readRow(
  row: CsvRow,
  headings: readonly (Heading | undefined)[],
  { noMeansNone, fault }: { readonly noMeansNone: boolean; readonly fault: Message | undefined },
): FileRow {
  if (row.error !== undefined) return refusedRow(row, [], { message: row.error });
  if (fault) return refusedRow(row, headings, fault);
  const lost = row.cells.find((text, index) => text !== '' && headings[index] === undefined);
  if (lost !== undefined)
    return refusedRow(
      row,
      headings,
      fillMessage('has “{words}” in a column without a name', { words: lost.slice(0, 40) }),
    );
  const reader = new RowReader(noMeansNone);
  const warnings: (readonly [Heading, string, number])[] = [];
  for (const [index, text] of row.cells.entries()) {
    const heading = headings[index];
    if (heading === undefined || text === '') continue;
    if (heading.onlyWarns) warnings.push([heading, text, index]);
    else reader.read(heading, text, index);
  }
  for (const [heading, text, index] of warnings) reader.readWarning(heading, text, index);
  const { refused, unheard } = reader;
  return {
    line: row.line,
    cells: reader.cells,
    at: reader.at,
    ...(refused.length > 0 && { refused }),
    ...(unheard.length > 0 && { unheard }),
  };
}

const tellsNothing = ({ fault, cells, refused, unheard }: FileRow): boolean =>
  fault === undefined && cells.size === 0 && !refused && !unheard;

/** Reads a file of a menu: XLSX, or a text separated by commas, semicolons or tabs. */
export async function readMenuFile(
  bytes: Uint8Array,
  { columns, noMeansNone = false }: Reading = {},
): Promise<ReadFile> {
  const table = await readTable(bytes);
  if ('fault' in table) return whole(table.fault);
  // The meanings are for another file than this one.
  if (columns && columns.length !== table.headings.length) return whole('now has other columns: match them again');
  const { headings, issues } = readHeadings(table.headings, columns);
  if (issues.length > 0) return { issues };
  const read: FileRow[] = table.rows
    .map((row, at) => {
      const fault = table.hasEnds ? faultOfLength(table.rows, at, headings) : undefined;
      return readRow(row, headings, { noMeansNone, fault });
    })
    .filter((row) => !tellsNothing(row));
  const rows = read.filter(({ cells }) => !isExample(cells));
  if (rows.length > mostDishes) return whole(`has more than ${mostDishes} dishes, which is the most that a menu has`);
  return { rows, examples: read.length - rows.length, sheet: table.sheet };
}

const mostSamples = 3;

function samplesOf(rows: readonly CsvRow[], index: number): string[] {
  const texts = new Set<string>();
  for (const { cells } of rows) {
    const text = cells[index] ?? '';
    if (text !== '') texts.add(text.slice(0, 60));
    if (texts.size === mostSamples) break;
  }
  return [...texts];
}

/** The columns of a file, for somebody to say what they mean. */
export async function readMenuFileColumns(bytes: Uint8Array): Promise<MenuFileColumns | { readonly issues: Issue[] }> {
  const table = await readTable(bytes);
  if ('fault' in table) return whole(table.fault);
  const { headings, rows, sheet, others } = table;
  const columns = headings.map((heading, index) => {
    const samples = samplesOf(rows, index);
    if (heading === '')
      return { heading, samples, meaning: samples.length > 0 ? null : 'ignore', sure: samples.length === 0 };
    return { heading, samples, ...guessColumn(heading) };
  });
  const hasDish = columns.some(({ meaning }) => meaning === 'name' || meaning === 'id');
  // Without a known heading the dishes are mostly in the first column that nothing else is known of.
  const nameless = hasDish ? undefined : columns.find(({ meaning, samples }) => meaning === null && samples.length > 0);
  const isAllergen = (meaning: string | null) =>
    meaning === null || meaning.startsWith('warn:') || findAllergen(meaning) !== undefined;
  const says_no = columns.some(
    ({ meaning }, index) =>
      isAllergen(meaning) && !meaning?.startsWith('warn:') && rows.some(({ cells }) => isPlainNo(cells[index] ?? '')),
  );
  return {
    columns: columns.map((column) => (column === nameless ? { ...column, meaning: 'name' } : column)),
    says_no,
    sheet,
    other_sheets: [...others],
  };
}
