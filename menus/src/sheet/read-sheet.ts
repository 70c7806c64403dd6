import { Parser } from 'htmlparser2';
import { columnName, emptyCell, type Cell, type Grid } from '../chart/grid.ts';
import { raise } from '../claims/raised.ts';
import { readSymbols } from '../claims/symbol-fonts.ts';
import { UnreadableFile } from '../draft.ts';
import { limits } from '../limits.ts';
import type { CellStyle } from './sheet-styles.ts';
import { readStyles } from './sheet-styles.ts';
import { damaged, unpack } from './unpack.ts';

interface Merge {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Reads "C7" as column 2, row 6. */
function placeOf(reference: string): { column: number; row: number } | undefined {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  if (letters === '') return undefined;
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, row: Number(digits) - 1 };
}

interface Handlers {
  readonly onopentag?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly ontext?: (text: string) => void;
  readonly onclosetag?: (name: string) => void;
}

/** Some programs write every name with a prefix. */
const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

function parse(xml: string, { onopentag, onclosetag, ontext = () => undefined }: Handlers): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => onopentag?.(bare(name), attributes),
      onclosetag: (name) => onclosetag?.(bare(name)),
      ontext,
      // No spreadsheet program writes one, and it can define texts that unfold without end.
      onprocessinginstruction(name) {
        if (/^!doctype$/i.test(name)) throw damaged();
      },
    },
    { xmlMode: true },
  );
  parser.write(xml);
  parser.end();
}

function readStrings(xml: string): string[] {
  const strings: string[] = [];
  let inText = false;
  let phonetic = false;
  let raised = false;
  parse(xml, {
    onopentag(name, attributes) {
      if (name === 'si') strings.push('');
      else if (name === 'r') raised = false;
      else if (name === 'vertAlign') raised = attributes['val'] === 'superscript';
      else if (name === 'rPh') phonetic = true;
      else if (name === 't') inText = !phonetic;
    },
    ontext(text) {
      if (inText) strings[strings.length - 1] += raised ? raise(text) : text;
    },
    onclosetag(name) {
      if (name === 't') inText = false;
      else if (name === 'rPh') phonetic = false;
      else if (name === 'si') raised = false;
    },
  });
  return strings.map(unescapeText);
}

/** Characters that XML can't contain are written as "_x000D_". */
const unescapeText = (text: string): string =>
  text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

interface SheetFile {
  readonly name: string;
  readonly path: string;
  readonly hidden: boolean;
}

function listSheets(workbook: string, relations: string): SheetFile[] {
  const targets = new Map<string, string>();
  parse(relations, {
    onopentag(name, { Id: id, Target: target }) {
      if (name === 'Relationship' && id !== undefined && target !== undefined)
        targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  const sheets: SheetFile[] = [];
  parse(workbook, {
    onopentag(tag, attributes) {
      const path = targets.get(attributes['r:id'] ?? '');
      if (tag === 'sheet' && path !== undefined)
        sheets.push({ name: attributes['name'] ?? '', path, hidden: /hidden/i.test(attributes['state'] ?? '') });
    },
  });
  return sheets;
}

interface Book {
  readonly strings: readonly string[];
  readonly styles: readonly CellStyle[];
  /** Says how many cells may still be read, in all sheets. */
  readonly budget: { cells: number };
}

/** Sums such as 0.1 + 0.2 are shown to 15 digits by spreadsheets. */
function numberText(value: string): string {
  const rounded = Number(Number(value).toPrecision(15));
  return value.trim() === '' || Number.isNaN(rounded) ? value : String(rounded);
}

/**
 * Returns the text of a cell from its value, whose type determines its format. An error stays visible, because it is no
 * empty cell.
 */
function textOf(type: string, value: string, strings: readonly string[]): string {
  if (type === 's') {
    const text = value === '' ? '' : strings[Number(value)];
    if (text === undefined) throw damaged();
    return text;
  }
  if (type === 'b') return value === '' ? '' : value === '1' ? 'yes' : 'no';
  return type === 'n' ? numberText(value) : unescapeText(value);
}

const shownText = (text: string, style: CellStyle | undefined): string =>
  readSymbols(text, style?.font ?? '').slice(0, limits.textLength);

function mergeOf(range: string): Merge | undefined {
  const [from, to] = range.split(':').map(placeOf);
  return from && to && { left: from.column, top: from.row, right: to.column, bottom: to.row };
}

/** Reads a sheet's cells. Formulas aren't evaluated; their last saved result counts. */
function readCells(xml: string, sheet: string, { strings, styles, budget }: Book): Grid {
  const rows: Cell[][] = [];
  const merges: Merge[] = [];
  let place = { column: -1, row: -1 };
  let type = '';
  let style: CellStyle | undefined;
  let value = '';
  let formula = '';
  let inside: 'value' | 'formula' | 'reading aid' | undefined;
  const keep = () => {
    const unsolved = value === '' && formula !== '';
    const text = unsolved ? `=${formula}`.slice(0, 200) : shownText(textOf(type, value, strings), style);
    if (place.row >= limits.rows || place.column >= mostColumns) {
      // The cell may contain a warning.
      if (text.trim() !== '') throw new UnreadableFile(tooFar);
      return;
    }
    (rows[place.row] ??= [])[place.column] = {
      text,
      ...(unsolved && { unsolved }),
      where: { sheet, cell: `${columnName(place.column)}${place.row + 1}` },
      fill: style?.fill,
      style: style?.style ?? '',
      span: 1,
    };
  };
  parse(xml, {
    onopentag(name, { r: reference, t: kind = 'n', s: look = '0', ref: range = '' }) {
      if (name === 'row') place = { column: -1, row: reference === undefined ? place.row + 1 : Number(reference) - 1 };
      else if (name === 'c') {
        budget.cells -= 1;
        if (budget.cells < 0) throw new UnreadableFile(tooManyCells);
        place = placeOf(reference ?? '') ?? { column: place.column + 1, row: place.row };
        type = kind;
        style = styles[Number(look)];
        value = '';
        formula = '';
      } else if (name === 'v' || (name === 't' && inside !== 'reading aid')) inside = 'value';
      else if (name === 'f') inside = 'formula';
      else if (name === 'rPh') inside = 'reading aid';
      else if (name === 'mergeCell') {
        const merge = mergeOf(range);
        if (merge && merges.length < 50_000) merges.push(merge);
      }
    },
    ontext(piece) {
      if (inside === 'value') value += piece;
      else if (inside === 'formula') formula += piece;
    },
    onclosetag(name) {
      if (name === 'v' || name === 'f' || name === 'rPh' || (name === 't' && inside === 'value')) inside = undefined;
      else if (name === 'c') keep();
    },
  });
  spread(rows, merges);
  const widest = rows.reduce((most, row) => Math.max(most, row?.length ?? 0), 0);
  const width = Math.min(mostColumns, widest);
  const full = Array.from(rows, (row) => Array.from({ length: width }, (_, at) => row?.[at] ?? emptyCell));
  return { rows: full, ruled: true };
}

const mostColumns = 1000;
const tooFar = `The spreadsheet has cells beyond its column ${mostColumns} or its row ${limits.rows}. Copy the table into a new one and save that.`;
const tooManyCells = `The spreadsheet has more than ${limits.sheetCells} cells. Copy the table into a new one and save that.`;

/** A merged cell stands in each of its places. */
function spread(rows: Cell[][], merges: readonly Merge[]): void {
  for (const { left, top, right, bottom } of merges) {
    const cell = rows[top]?.[left];
    if (!cell || right - left > 200 || bottom - top > 2000) continue;
    for (let row = top; row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1) {
        const covered = column > left ? 'beside' : row > top ? 'below' : undefined;
        const line = (rows[row] ??= []);
        line[column] = { ...cell, span: right - left + 1, ...(covered !== undefined && { covered }) };
      }
  }
}

export interface ReadSheet {
  readonly name: string;
  readonly grid: Grid;
}

/** Reads the visible sheets of a workbook; `hidden` names the others. */
export function readWorkbook(
  bytes: Uint8Array,
  mostBytes?: number,
): { readonly sheets: ReadSheet[]; readonly hidden: string[] } {
  const parts = unpack(
    bytes,
    (name) => /^xl\/(?:workbook|sharedStrings|styles|_rels\/workbook|worksheets\/[^/]+)\.xml(?:\.rels)?$/i.test(name),
    mostBytes,
  );
  const workbook = parts.get('xl/workbook.xml');
  if (workbook === undefined)
    throw new UnreadableFile(
      'This is an archive, but no spreadsheet of Excel’s format. Export the table as XLSX, or as CSV.',
    );
  const strings = readStrings(parts.get('xl/sharedStrings.xml') ?? '');
  const styles = readStyles(parts.get('xl/styles.xml') ?? '');
  const listed = listSheets(workbook, parts.get('xl/_rels/workbook.xml.rels') ?? '');
  const book: Book = { strings, styles, budget: { cells: limits.sheetCells } };
  const read = ({ name, path }: SheetFile): ReadSheet => {
    const xml = parts.get(path);
    // A listed sheet that is missing would be taken for an empty one.
    if (xml === undefined) throw damaged();
    return { name, grid: readCells(xml, name, book) };
  };
  return {
    sheets: listed.filter(({ hidden }) => !hidden).map(read),
    hidden: listed.filter(({ hidden }) => hidden).map(({ name }) => name),
  };
}
