import { XMLParser } from 'fast-xml-parser';
import { BadArchive, openZip, type Archive } from './zip.ts';

/** A row with any text in it. `line` counts as the spreadsheet does, from 1. */
export interface SheetRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly error?: string;
}

/** The first visible sheet that has any text. */
export interface Workbook {
  readonly sheet: string;
  /** Names of visible sheets that are not read. */
  readonly others: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** Why a file is no workbook: a sentence that goes on from "The file". */
export class NoWorkbook extends Error {
  override name = 'NoWorkbook';
}

/** What all that is read of a workbook may unpack to. */
const mostBytes = 16_000_000;
/** A sheet is read to here, and what stands beyond is an error. */
export const mostColumns = 100;
const mostRows = 5000;

const says = {
  damaged: 'is damaged: open it in your spreadsheet program, save it again and choose that file',
  encrypted: 'is protected by a password: save a copy without one',
  too_large: 'is too large once it is unpacked: copy the menu alone into a new file',
} as const;

type Node = string | { readonly [name: string]: Node | readonly Node[] | undefined };

const lists = new Set(['sheet', 'Relationship', 'si', 'r', 'row', 'c', 'mergeCell']);
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Without it "&#10;" stays as it is written.
  htmlEntities: true,
  isArray: (name, _path, _isLeaf, isAttribute) => !isAttribute && lists.has(name),
});

function first(node: Node | undefined, ...path: readonly string[]): Node | undefined {
  let at: Node | undefined = node;
  for (const name of path) {
    const next: Node | readonly Node[] | undefined = typeof at === 'object' ? at[name] : undefined;
    at = Array.isArray(next) ? (next as readonly Node[])[0] : (next as Node | undefined);
  }
  return at;
}

function all(node: Node | undefined, name: string): readonly Node[] {
  const found = typeof node === 'object' ? node[name] : undefined;
  return found === undefined ? [] : Array.isArray(found) ? (found as readonly Node[]) : [found as Node];
}

const attribute = (node: Node, name: string): string => {
  const value = first(node, `@${name}`);
  return typeof value === 'string' ? value : '';
};

const textIn = (node: Node | undefined): string => {
  const text = typeof node === 'object' ? first(node, '#') : node;
  return typeof text === 'string'
    ? text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : '';
};

/** A text, in one piece or in pieces of different looks; how it is read aloud (`rPh`) is left out. */
const richText = (node: Node | undefined): string =>
  textIn(first(node, 't')) +
  all(node, 'r')
    .map((run) => textIn(first(run, 't')))
    .join('');

function damaged(): never {
  throw new NoWorkbook(says.damaged);
}

function parsePart(archive: Archive, path: string): Node | undefined {
  const part = archive.get(path)?.();
  if (!part) return undefined;
  const text = part.toString('utf8');
  // No spreadsheet program writes one, and it can define texts that unfold without end.
  if (text.includes('<!DOCTYPE')) damaged();
  return parser.parse(text) as Node;
}

/** "C12" as [12, 2]; `undefined` for what is no cell. */
function placeOf(reference: string): readonly [line: number, column: number] | undefined {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?([0-9]{1,7})$/.exec(reference) ?? [];
  if (letters === undefined) return undefined;
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return [Number(digits), column];
}

/** Sums such as 0.1 + 0.2 are shown to 15 digits by spreadsheets. */
const numberText = (text: string): string => (text === '' ? '' : String(Number(Number(text).toPrecision(15))));

type CellText = { readonly text: string; readonly error?: string };

function readCell(cell: Node, shared: readonly string[]): CellText {
  const value = textIn(first(cell, 'v'));
  switch (attribute(cell, 't')) {
    case 's':
      return { text: shared[Number(value)] ?? damaged() };
    case 'inlineStr':
      return { text: richText(first(cell, 'is')) };
    case 'b':
      return { text: value === '1' ? 'true' : value === '0' ? 'false' : '' };
    case 'str':
    case 'd':
    case 'e':
      return { text: value };
    default:
      // Nothing is ever calculated here, and a warning that nobody calculated must not be lost.
      if (value === '' && first(cell, 'f') !== undefined)
        return {
          text: '',
          error: 'has a formula without a result: open the file in a spreadsheet program and save it',
        };
      return { text: numberText(value) };
  }
}

function readRow(row: Node, line: number, shared: readonly string[]): SheetRow {
  const cells: string[] = [];
  let error: string | undefined;
  let next = 0;
  for (const cell of all(row, 'c')) {
    const column = placeOf(attribute(cell, 'r'))?.[1] ?? next;
    next = column + 1;
    const read = readCell(cell, shared);
    error ??= read.error;
    if (read.text.trim() === '') continue;
    if (column >= mostColumns) error ??= 'has more than 100 columns';
    else cells[column] = read.text;
  }
  const texts = Array.from(cells, (text) => text ?? '');
  return error === undefined ? { line, cells: texts } : { line, cells: texts, error };
}

/** Gives each cell of a merged block its text, but for titles across a row, which begin in the first column. */
function spreadMerged(rows: readonly { line: number; cells: string[] }[], sheet: Node | undefined): void {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  for (const merged of all(first(sheet, 'mergeCells'), 'mergeCell')) {
    const [from, to] = attribute(merged, 'ref').split(':').map(placeOf);
    if (!from || !to || (from[0] === to[0] && from[1] === 0)) continue;
    const text = byLine.get(from[0])?.cells[from[1]] ?? '';
    if (text === '') continue;
    for (const { line, cells } of rows) {
      if (line < from[0] || line > to[0]) continue;
      for (let column = from[1]; column <= Math.min(to[1], mostColumns - 1); column += 1) {
        while (cells.length < column) cells.push('');
        cells[column] = text;
      }
    }
  }
}

function readSheet(archive: Archive, path: string, shared: readonly string[]): readonly SheetRow[] {
  const sheet = first(parsePart(archive, path), 'worksheet') ?? damaged();
  let line = 0;
  const rows = all(first(sheet, 'sheetData'), 'row').map((row) => {
    line = Number(attribute(row, 'r')) || line + 1;
    const read = readRow(row, line, shared);
    return { ...read, cells: [...read.cells] };
  });
  const told = rows.filter(({ cells, error }) => error !== undefined || cells.length > 0);
  if (told.length > mostRows) throw new NoWorkbook('has more than 5000 rows');
  // An empty row within a merged block has no text of its own.
  spreadMerged(rows, sheet);
  return rows.filter(({ cells, error }) => error !== undefined || cells.some((text) => text !== ''));
}

/** A sheet's name, and where in the archive it is. */
function findSheets(archive: Archive) {
  const book = first(parsePart(archive, 'xl/workbook.xml'), 'workbook');
  const relations = all(first(parsePart(archive, 'xl/_rels/workbook.xml.rels'), 'Relationships'), 'Relationship');
  const targets = new Map(relations.map((one) => [attribute(one, 'Id'), attribute(one, 'Target')]));
  return all(first(book, 'sheets'), 'sheet')
    .filter((sheet) => ['', 'visible'].includes(attribute(sheet, 'state')))
    .map((sheet) => {
      const target = targets.get(attribute(sheet, 'id')) ?? '';
      return { name: attribute(sheet, 'name'), path: target.startsWith('/') ? target.slice(1) : `xl/${target}` };
    });
}

/** What else is a ZIP archive, by a file that stands in it. */
const strangers: readonly (readonly [RegExp, string])[] = [
  [/^xl\/workbook\.bin$/, 'is a binary workbook (.xlsb): save it as XLSX'],
  [/^(mimetype|content\.xml)$/, 'is an OpenDocument file: save it as XLSX'],
  [/^Index\/.*\.iwa$|^Index\.zip$/, 'is a Numbers document: export it as Excel'],
  [/^word\//, 'is a Word document: copy its table into a spreadsheet and save that as XLSX'],
];

/** Reads a workbook (XLSX). Formulas are taken by the result that was saved with them, and never calculated. */
export function readWorkbook(bytes: Buffer): Workbook {
  try {
    const archive = openZip(bytes, mostBytes);
    const names = [...archive.keys()];
    if (!archive.has('xl/workbook.xml')) {
      const known = strangers.find(([name]) => names.some((one) => name.test(one)));
      throw new NoWorkbook(known?.[1] ?? 'is an archive, not a spreadsheet: choose the XLSX file in it');
    }
    const strings = all(first(parsePart(archive, 'xl/sharedStrings.xml'), 'sst'), 'si').map(richText);
    const sheets = findSheets(archive);
    for (const { name, path } of sheets) {
      const rows = readSheet(archive, path, strings);
      if (rows.length === 0) continue;
      return { sheet: name, others: sheets.filter((one) => one.path !== path).map((one) => one.name), rows };
    }
    throw new NoWorkbook('is empty');
  } catch (error) {
    if (error instanceof NoWorkbook) throw error;
    throw new NoWorkbook(says[error instanceof BadArchive ? error.reason : 'damaged']);
  }
}
