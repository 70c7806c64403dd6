import { kindOfBytes, readWorkbookFile } from '../../../spreadsheets/read-workbook.ts';
import { readCsv, type CsvRow } from '../../../text-files/read-csv.ts';
import { readLines, type Line } from '../../../text-files/read-lines.ts';
import { unguardCell } from './cells.ts';
import { columnOf } from './columns.ts';
import { isNote, leavesOpenBelow } from './lines-around.ts';

/** A file's rows below its headings, or `fault`: what is wrong with it, as a sentence that continues "The file". */
export type Table =
  | {
      readonly headings: readonly string[];
      readonly rows: readonly CsvRow[];
      /** Whether its rows end where the source's do: in a text, one row may have more cells than another. */
      readonly hasEnds: boolean;
      /** The sheet of a workbook that was read. */
      readonly sheet: string | null;
      readonly others: readonly string[];
      /** Lines above the headings, or between the rows, that are neither. */
      readonly notes: readonly string[];
      /** Whether one of them may change what "none" means. */
      readonly isOpen: boolean;
    }
  | { readonly fault: string };

const delimiters = [',', ';', '\t'] as const;

/** Returns the separator that occurs most in the first row, outside of quotes. */
function delimiterOf(heading: string): string {
  const bare = heading.replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: string) => bare.split(delimiter).length;
  return delimiters.reduce((best, next) => (count(next) > count(best) ? next : best));
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function* toStream<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}

const no = (fault: string): Table => ({ fault });

const tidy = (cell: string) => unguardCell(cell.trim()).replaceAll(/\r\n?/g, '\n').trim();

const filled = (row: CsvRow): readonly string[] => row.cells.filter((cell) => cell !== '');

/** A title above the headings is alone in its row, means no column, and has a row of several cells below it. */
function isTitle(row: CsvRow | undefined, next: CsvRow | undefined): boolean {
  const [only, ...more] = row ? filled(row) : [];
  if (row === undefined || only === undefined || more.length > 0 || next === undefined || row.error !== undefined)
    return false;
  return 'fault' in columnOf(only) && filled(next).length > 1;
}

const mostTitles = 5;
const mostColumns = 100;

function tableOf(all: readonly CsvRow[], sheet: string | null = null, others: readonly string[] = []): Table {
  const rows = all
    .map((row) => ({ ...row, cells: row.cells.map(tidy) }))
    .filter((row) => row.error !== undefined || filled(row).length > 0);
  let first = 0;
  while (first < mostTitles && isTitle(rows[first], rows[first + 1])) first += 1;
  const heading = rows[first];
  if (!heading) return no('is empty');
  if (heading.error !== undefined) return no(`${heading.error} (its first row)`);
  if (heading.cells.length > mostColumns) return no('has more than 100 columns');
  const below = rows.slice(first + 1);
  const isNoteRow = (row: CsvRow) => row.error === undefined && filled(row).length === 1 && filled(row).every(isNote);
  const title = sheet !== null && leavesOpenBelow(sheet) ? [sheet] : [];
  const notes = [...title, ...[...rows.slice(0, first), ...below.filter(isNoteRow)].flatMap(filled)];
  return {
    headings: heading.cells,
    rows: below.filter((row) => !isNoteRow(row)),
    hasEnds: sheet === null,
    sheet,
    others,
    notes,
    isOpen: notes.some(leavesOpenBelow),
  };
}

async function readText(bytes: Uint8Array): Promise<Table> {
  const lines: Line[] = await collect(readLines(toStream([bytes])));
  const first = lines.find(({ text, error }) => error !== undefined || text.trim() !== '');
  if (!first) return no('is empty');
  if (first.error !== undefined) return no(`${first.error} (its first row)`);
  // A title above the headings contains no separators.
  const separated = lines.find(({ text }) => delimiters.some((delimiter) => text.includes(delimiter)));
  return tableOf(await collect(readCsv(toStream(lines), delimiterOf(separated?.text ?? ''))));
}

/** Reads a workbook, or a text saved or pasted from a spreadsheet. The bytes decide which, not the name. */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  const kind = kindOfBytes(bytes);
  if (kind === undefined) return readText(bytes);
  if (kind !== 'archive') return kind;
  const read = await readWorkbookFile(bytes);
  return 'fault' in read ? read : tableOf(read.workbook.rows, read.workbook.sheet, read.workbook.others);
}
