import { UnreadableFile } from '@clearplate/menus/draft';
import { readWorkbookRows, type SheetTable } from '@clearplate/menus/sheet/read-rows';
import { BadArchive, namesIn } from '@clearplate/menus/sheet/unpack';

/** Is the first visible sheet of a workbook with any text. */
export interface Workbook extends Pick<SheetTable, 'sheet' | 'others'> {
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[]; readonly error?: string }[];
}

/** Says why a file is no workbook, as a sentence that continues "The file". */
export class NoWorkbook extends Error {
  override name = 'NoWorkbook';
}

/** Limits the unpacked size of everything that is read from a workbook. */
const mostBytes = 16_000_000;
const mostRows = 5000;

const says = {
  damaged: 'is damaged: open it in your spreadsheet program, save it again and choose that file',
  encrypted: 'is protected by a password: save a copy without one',
  'too large': 'is too large once it is unpacked: copy the menu alone into a new file',
} as const;

const faults = {
  unsolved: 'has a formula without a result: open the file in a spreadsheet program and save it',
  'too wide': 'has more than 100 columns',
} as const;

/** Lists other kinds of ZIP archives, by a file that they contain. */
const strangers: readonly (readonly [RegExp, string])[] = [
  [/^xl\/workbook\.bin$/, 'is a binary workbook (.xlsb): save it as XLSX'],
  [/^(mimetype|content\.xml)$/, 'is an OpenDocument file: save it as XLSX'],
  [/^Index\/.*\.iwa$|^Index\.zip$/, 'is a Numbers document: export it as Excel'],
  [/^word\//, 'is a Word document: copy its table into a spreadsheet and save that as XLSX'],
];

/** Reads a workbook (XLSX) as a table. Formulas have their saved result, and are never calculated. */
export function readWorkbook(bytes: Uint8Array): Workbook {
  try {
    const names = namesIn(bytes);
    if (!names.includes('xl/workbook.xml')) {
      const known = strangers.find(([name]) => names.some((one) => name.test(one)));
      throw new NoWorkbook(known?.[1] ?? 'is an archive, not a spreadsheet: choose the XLSX file in it');
    }
    const table = readWorkbookRows(bytes, mostBytes);
    if (!table) throw new NoWorkbook('is empty');
    if (table.rows.length > mostRows) throw new NoWorkbook('has more than 5000 rows');
    return { ...table, rows: table.rows.map(({ fault, ...row }) => (fault ? { ...row, error: faults[fault] } : row)) };
  } catch (error) {
    if (error instanceof NoWorkbook) throw error;
    if (error instanceof BadArchive) throw new NoWorkbook(says[error.reason]);
    // It has more cells, or stranger ones, than any menu.
    throw new NoWorkbook(error instanceof UnreadableFile ? says['too large'] : says.damaged);
  }
}
