import { fillMessage, type Fault, type Issue, type Message } from '@clearplate/contract/errors';
import { mostDishes } from '@clearplate/contract/menu';
import type { MenuFileColumns } from '@clearplate/contract/menu-file';
import { findAllergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import type { CsvRow } from '../../../text-files/read-csv.ts';
import { columnOf, isConfirmation, labelOf, readMeaning, type Column, type ColumnMeaning } from './columns.ts';
import { guessColumn } from './guess-column.ts';
import { hasSign } from './lines-around.ts';
import { readTable } from './read-table.ts';
import { unreadableCell } from './row-edit.ts';
import { faultOfLength } from './row-length.ts';
import { denies, gravity, isPlainNo, readStatement, formatStatement } from './statement-cell.ts';
import { isExample } from './template.ts';

/** What is wrong with a cell, and what it is about: a column, or the dish with its id. */
export interface RowFault extends Fault {
  readonly about?: Column | undefined;
}

/** One row of a file: its cells, without those that say nothing; or what makes it unreadable. */
export interface FileRow {
  readonly line: number;
  readonly cells: ReadonlyMap<Column, string>;
  /** The position of each cell in its row, from 0. */
  readonly at: ReadonlyMap<Column, number>;
  readonly fault?: Message;
  /** Cells whose value is impossible in their column. */
  readonly refused?: readonly RowFault[];
  /** Headings whose denials in this row have no effect. */
  readonly unheard?: readonly string[];
  /** The text of each cell that is read as something else. */
  readonly written?: ReadonlyMap<Column, string>;
  /** How many cells would clear and don't: a line next to the table, or a mark at the name, may take it back. */
  readonly withheld?: number;
}

/** A file's rows, or what is wrong with the whole file: `field` is a column, or "file". */
export type ReadFile =
  | {
      readonly rows: readonly FileRow[];
      readonly examples: number;
      readonly sheet: string | null;
      /** Lines next to the table that are neither headings nor dishes. */
      readonly notes: readonly string[];
    }
  | { readonly issues: readonly Issue[] };

/** How a person wants a file to be read. Without `columns`, each heading must be a known name. */
export interface Reading {
  readonly columns?: readonly string[] | undefined;
  readonly noMeansNone?: boolean;
}

const whole = (message: string) => ({ issues: [{ field: 'file', message }] });

type Heading = ColumnMeaning & { readonly written: string };

function meaningOf(written: string, given: string | undefined): ColumnMeaning | { readonly fault: string } {
  if (given === undefined) return columnOf(written);
  return readMeaning(given, written);
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

interface Said {
  readonly column: Column;
  readonly heading: Heading;
  /** The cell as it is read, and as it is written. */
  readonly text: string;
  readonly cell: string;
  readonly place: number;
}

/** "No" takes back, and is never withheld. */
const isConfirmed = (cell: string): boolean => ['yes', 'true'].includes(cell.trim().toLowerCase());

const warns = ({ text }: Said): boolean => gravity(readStatement(text)) > 1;

/** Reads a row cell by cell. */
class RowReader {
  readonly #noMeansNone: boolean;
  readonly #withholds: boolean;
  readonly #said = new Map<AllergenId, Said[]>();
  readonly cells = new Map<Column, string>();
  readonly written = new Map<Column, string>();
  readonly at = new Map<Column, number>();
  readonly refused: RowFault[] = [];
  readonly unheard: string[] = [];
  withheld = 0;

  constructor({ noMeansNone, withholds }: { readonly noMeansNone: boolean; readonly withholds: boolean }) {
    this.#noMeansNone = noMeansNone;
    this.#withholds = withholds;
  }

  read(heading: Heading, cell: string, place: number): void {
    for (const column of heading.columns) {
      const allergen = findAllergen(column)?.id;
      if (allergen !== undefined) this.#say(allergen, { column, heading, text: cell, cell, place });
      else if (this.#withholds && column === 'variants')
        this.refused.push({
          column: heading.written,
          about: column,
          message: 'has a note next to it that may change what it means',
        });
      else if (this.#withholds && isConfirmation(column) && isConfirmed(cell)) this.withheld += 1;
      else this.#take({ column, heading, text: cell, cell, place });
    }
    if (heading.onlyWarns && this.#isDenial(heading, cell)) this.unheard.push(heading.written);
  }

  #isDenial({ onlyWarns }: Heading, cell: string): boolean {
    const statement = readStatement(cell);
    if (isPlainNo(cell)) return onlyWarns || this.#noMeansNone;
    return statement !== undefined && (denies(statement) || (onlyWarns && statement.level === 'not_stated'));
  }

  #say(allergen: AllergenId, said: Said): void {
    const { heading, cell } = said;
    const statement = readStatement(cell);
    const isDenial = this.#isDenial(heading, cell);
    if (isDenial) this.#refuse(allergen, heading);
    const isTaken = !isDenial || (!heading.onlyWarns && !heading.isPart && !this.#withholds);
    // Without its denial "none but may contain" still warns.
    if (!isTaken && statement?.level !== 'may_contain') return;
    const { ingredient: _, ...warning } = statement ?? { level: 'not_stated' };
    const isMarked = statement?.level === 'contains';
    const read = isPlainNo(cell) && this.#noMeansNone ? 'none' : cell;
    const text = heading.isTraces && isMarked ? 'may contain' : isTaken ? read : formatStatement(warning);
    this.#said.set(allergen, [...(this.#said.get(allergen) ?? []), { ...said, text }]);
  }

  #refuse(allergen: AllergenId, { onlyWarns, isPart, written }: Heading): void {
    if (onlyWarns) return;
    if (isPart)
      this.refused.push({
        column: written,
        about: allergen,
        ...fillMessage('may mean less than all of it: to say none, name it “{words}”', { words: labelOf(allergen) }),
      });
    else if (this.#withholds) this.withheld += 1;
  }

  #take({ column, text, cell, place }: Said): void {
    this.cells.set(column, text);
    if (text !== cell) this.written.set(column, cell);
    this.at.set(column, place);
  }

  /** The gravest warning counts. Unreadable cells are reported, whatever else is said. */
  finish(): void {
    for (const [allergen, all] of this.#said) {
      const gravest = all
        .filter(warns)
        .toSorted((one, other) => gravity(readStatement(other.text)) - gravity(readStatement(one.text)))[0];
      const unread = all.filter(({ text }) => readStatement(text) === undefined);
      const taken = gravest ?? unread[0] ?? all[0];
      if (taken) this.#take(taken);
      for (const { heading, cell } of unread.filter((one) => one !== taken))
        this.refused.push({ column: heading.written, about: allergen, ...unreadableCell(cell) });
    }
  }
}

/** Reads only which dish a row is about whose cells belong to headings that nobody knows. */
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
  {
    noMeansNone,
    isOpen,
    fault,
  }: { readonly noMeansNone: boolean; readonly isOpen: boolean; readonly fault: Message | undefined },
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
  const textOf = (column: Column) =>
    row.cells.find((text, index) => text !== '' && headings[index]?.columns.includes(column)) ?? '';
  // If the dish is identified by its id, the mark is part of the menu's own name.
  const isSigned = textOf('id') === '' && hasSign(textOf('name'));
  const reader = new RowReader({ noMeansNone, withholds: isOpen || isSigned });
  for (const [index, text] of row.cells.entries()) {
    const heading = headings[index];
    if (heading !== undefined && text !== '') reader.read(heading, text, index);
  }
  reader.finish();
  const { refused, unheard, written, withheld } = reader;
  return {
    line: row.line,
    cells: reader.cells,
    at: reader.at,
    ...(refused.length > 0 && { refused }),
    ...(unheard.length > 0 && { unheard }),
    ...(written.size > 0 && { written }),
    ...(withheld > 0 && { withheld }),
  };
}

const tellsNothing = ({ fault, cells, refused, unheard, withheld }: FileRow): boolean =>
  fault === undefined && cells.size === 0 && !refused && !unheard && !withheld;

/** Reads a file of a menu: XLSX, or a text separated by commas, semicolons or tabs. */
export async function readMenuFile(
  bytes: Uint8Array,
  { columns, noMeansNone = false }: Reading = {},
): Promise<ReadFile> {
  const table = await readTable(bytes);
  if ('fault' in table) return whole(table.fault);
  // The meanings were chosen for another file.
  if (columns && columns.length !== table.headings.length) return whole('now has other columns: match them again');
  const { headings, issues } = readHeadings(table.headings, columns);
  if (issues.length > 0) return { issues };
  const read: FileRow[] = table.rows
    .map((row, at) => {
      const fault = table.hasEnds ? faultOfLength(table.rows, at, headings) : undefined;
      return readRow(row, headings, { noMeansNone, isOpen: table.isOpen, fault });
    })
    .filter((row) => !tellsNothing(row));
  const rows = read.filter(({ cells }) => !isExample(cells));
  if (rows.length > mostDishes) return whole(`has more than ${mostDishes} dishes, which is the most that a menu has`);
  return { rows, examples: read.length - rows.length, sheet: table.sheet, notes: table.notes };
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

/** Returns the columns of a file, so that a person can say what they mean. */
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
  // Without a known heading, the dishes are usually in the first unknown column.
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
