import { clean } from '../claims/allergen-words.ts';
import type { Note } from '../claims/legend.ts';
import { findHeader, isOtherHeader, namesDish, repeatsHeader, type Header } from './find-header.ts';
import { emptyCell, type Cell, type Grid, type PageEdges } from './grid.ts';
import { readHeading, turnsAround } from './headings.ts';
import { isUneven, placeRows } from './place-rows.ts';

/** Holds the rows below one header, with the columns that it names. */
export interface Table {
  readonly header: Header;
  readonly nameAt: number;
  readonly rows: readonly (readonly Cell[])[];
  readonly title: string | undefined;
  readonly continues: boolean;
  readonly edges?: PageEdges | undefined;
  /** A heading above or between its rows gives their marks another meaning. Which rows it covers is unknown. */
  readonly isOpen: boolean;
}

const isNumber = (text: string): boolean => /^[<~]?\d[\d.,+]*\s?(?:g|mg|kcal|oz|ml|kj|%)?$/i.test(text.trim());

/** Returns the column of the names: the one that says so, else the first whose cells are words. */
function findNameColumn(header: Header, rows: readonly (readonly Cell[])[]): number {
  const said = header.columns.findIndex((heading) => heading?.kind === 'name');
  if (said >= 0) return said;
  const wordy = (at: number): number =>
    rows.filter((row) => {
      const text = row[at]?.text.trim() ?? '';
      // A text over several rows is a section's heading, and a sentence is a note.
      return text.length > 2 && text.length < 70 && !isNumber(text) && row[at]?.covered !== 'below';
    }).length;
  const free = header.columns.flatMap((heading, at) =>
    heading === undefined || heading.kind === 'description' ? [at] : [],
  );
  const best = Math.max(0, ...free.map(wordy));
  return free.find((at) => wordy(at) * 2 > best) ?? 0;
}

/** Some charts write the section above the names, where others write "item". */
const titleInHeader = ({ columns, texts }: Header, nameAt: number): string =>
  columns[nameAt] === undefined ? clean(texts[nameAt] ?? '') : '';

const isAllergen = (row: readonly Cell[]): boolean => readHeading(row[0]?.text ?? '')?.kind === 'allergen';

/** Returns whether the chart has its dishes across and its allergens down. */
function isTurned({ rows }: Grid): boolean {
  const names = rows.map((row) => row[0]?.text ?? '').filter((text) => text.trim() !== '');
  const allergens = rows.filter(isAllergen).length;
  const across = (rows[0] ?? []).filter(({ text }) => readHeading(text)?.kind === 'allergen').length;
  return allergens > 2 && allergens >= names.length * 0.6 && across === 0;
}

function turn(grid: Grid): Grid {
  const width = grid.rows.reduce((most, row) => Math.max(most, row.length), 0);
  return { ...grid, rows: Array.from({ length: width }, (_, at) => grid.rows.map((row) => row[at] ?? emptyCell)) };
}

/** Returns whether a row is a heading of those that follow, such as "May contain", and has nothing else in it. */
const isLabel = (row: readonly Cell[]): boolean => {
  const texts = row.map(({ text }) => text.trim()).filter((text) => text !== '');
  return texts.length > 0 && texts.every((text) => text === texts[0]) && turnsAround(texts[0] ?? '');
};

/** Returns whether a heading that reverses marks is in the header, but above none of the allergens. */
const hasTitle = ({ rows }: Grid, { first, last, columns }: Header): boolean =>
  rows.slice(first, last + 1).some((row) =>
    row.some(({ text }, at) => {
      const kind = columns[at]?.kind;
      return kind !== 'allergen' && kind !== 'list' && turnsAround(text);
    }),
  );

/** "May contain traces" above a table applies to all its columns. */
function belowTitle(title: string, header: Header): Header {
  const said = readHeading(title);
  if (said?.kind !== 'list' || said.level !== 'may_contain') return header;
  const columns = header.columns.map((heading) =>
    heading?.kind === 'allergen' ? { ...heading, level: 'may_contain' as const } : heading,
  );
  return { ...header, columns };
}

/** Returns whether a title names no section of a menu: "Allergen information". */
const isGeneral = (title: string): boolean =>
  title.length > 50 || /[.=:]|allerg|nutrition|information|guide|what is in|ingredients/i.test(title);

const isWord = (cell: Cell | undefined): boolean => /\p{L}{3}/u.test(cell?.text ?? '');

/**
 * Returns the column of the names of a second table, where an allergen has a second column: "Burgers, milk, egg |
 * drinks, milk".
 */
function secondNames({ columns }: Header, rows: Table['rows']): number | undefined {
  const said = columns.map((heading) => (heading?.kind === 'allergen' ? JSON.stringify(heading) : ''));
  const again = said.findIndex((text, at) => text !== '' && said.indexOf(text) < at);
  if (again < 0) return undefined;
  const first = said.findIndex((text) => text !== '');
  const at = columns.findLastIndex((heading, index) => heading === undefined && index > first && index <= again);
  return at > first && rows.filter((row) => isWord(row[at])).length > 1 ? at : undefined;
}

/**
 * Returns whether there are words between the marks, in a column that isn't read. The marks right of it may belong to
 * another dish.
 */
function hasWordsBetween({ columns }: Header, rows: Table['rows'], nameAt: number): boolean {
  const marked = columns.flatMap((heading, at) => (heading?.kind === 'allergen' ? [at] : []));
  const [from = 0, to = 0] = [marked[0], marked.at(-1)];
  return columns.some(
    (heading, at) =>
      (heading === undefined || heading.kind === 'name') &&
      at !== nameAt &&
      at > from &&
      at < to &&
      rows.filter((row) => isWord(row[at])).length > Math.max(1, rows.length * 0.4),
  );
}

/**
 * Parts two tables that stand on the same rows, each with the names of its dishes: "Item, milk, egg | item, milk, egg".
 */
function besideEachOther({ header, rows }: Pick<Table, 'header' | 'rows'>): Pick<Table, 'header' | 'rows'>[] {
  const said = header.columns.flatMap((heading, at) => (heading?.kind === 'name' ? [at] : []));
  const second = said.length < 2 ? secondNames(header, rows) : undefined;
  const names = second === undefined ? said : [0, second];
  const parts = names.map((from, index) => ({
    from: index === 0 ? 0 : from,
    to: names[index + 1] ?? header.columns.length,
  }));
  const tells = ({ from, to }: { from: number; to: number }) =>
    header.columns.slice(from, to).filter((heading) => heading?.kind === 'allergen' || heading?.kind === 'list').length;
  const told = parts.map(tells);
  const isAgain = new Set(said.map((at) => clean(header.texts[at] ?? '').toLowerCase())).size === 1;
  const isOne = second === undefined && !isAgain && told.some((count) => count !== told[0]);
  if (parts.length < 2 || isOne || told.some((count) => count < 1)) return [{ header, rows }];
  return parts.map(({ from, to }) => ({
    header: { ...header, columns: header.columns.slice(from, to), texts: header.texts.slice(from, to) },
    rows: rows.map((row) => row.slice(from, to)),
  }));
}

/** Divides a grid into its tables, each below a header of its own, and the texts around them. */
export function findTables(given: Grid): { tables: Table[]; notes: Note[] } {
  const tables: Table[] = [];
  const notes: Note[] = [];
  const note = (row: readonly Cell[]) => {
    const cells = row.filter((cell) => cell.covered === undefined);
    for (const [at, { text, where, fill }] of cells.entries()) {
      // A coloured cell is explained by itself or by the one beside it.
      const explained = text.trim() === '' && fill !== undefined ? (cells[at + 1]?.text ?? '') : text;
      if (explained.trim() !== '') notes.push({ text: explained, where, fill });
    }
    const whole = cells.map(({ text }) => text.trim()).filter((text) => text !== '');
    if (whole.length > 1 && cells[0]) notes.push({ text: whole.join(' '), where: cells[0].where });
  };
  const isAcross = isTurned(given);
  // If the grid were transposed, a legend would be above a column and be lost.
  const isSentence = (row: readonly Cell[]) =>
    isLabel(row) || (row.filter(({ text }) => text.trim() !== '').length === 1 && !isAllergen(row));
  const isLabelled = isAcross && (given.rows.some(isLabel) || turnsAround(given.rows[0]?.[0]?.text ?? ''));
  if (isAcross) for (const row of given.rows.filter(isSentence)) note(row);
  const grid = isAcross ? turn({ ...given, rows: given.rows.filter((row) => !isSentence(row)) }) : given;
  const isUnevenAcross =
    isAcross &&
    isUneven(
      given.rows.filter((row) => !isSentence(row)),
      given.hasEnds === true,
    );
  let at = 0;
  for (let header = findHeader(grid, 0); header;) {
    for (const row of grid.rows.slice(at, header.first)) note(row);
    const current: Header = belowTitle(grid.title ?? '', header);
    const next = nextHeader(grid, current);
    const rows = grid.rows.slice(current.last + 1, next?.first).filter((row) => !repeatsHeader(row, current));
    const isFirst = tables.length === 0;
    const isOpen =
      given.isOpen === true || isUnevenAcross || isLabelled || hasTitle(grid, current) || turnsAround(grid.title ?? '');
    const heads = grid.rows.slice(current.first, current.last + 1);
    const placed = isAcross ? { header: current, rows } : placeRows(current, rows, heads, given.hasEnds === true);
    for (const part of besideEachOther(placed)) {
      const nameAt = findNameColumn(part.header, part.rows);
      const title = [grid.title ?? '', titleInHeader(part.header, nameAt)].find(
        (text) => text !== '' && !isGeneral(text) && !turnsAround(text),
      );
      const edges = grid.edges && { begins: grid.edges.begins && isFirst, ends: grid.edges.ends && !next };
      const isMixed = hasWordsBetween(part.header, part.rows, nameAt);
      tables.push({ ...part, nameAt, title, continues: grid.continues === true, edges, isOpen: isOpen || isMixed });
    }
    at = next ? next.first : grid.rows.length;
    header = next;
  }
  for (const row of grid.rows.slice(at)) note(row);
  return { tables, notes };
}

/** Finds a further header with other columns. Repetitions of the present one are skipped. */
function nextHeader(grid: Grid, header: Header): Header | undefined {
  for (let from = header.last + 1; from < grid.rows.length;) {
    const found = findHeader(grid, from);
    if (!found) return undefined;
    const shape = (one: Header) => one.columns.map((heading) => JSON.stringify(heading ?? null)).join();
    const telling = found.columns.filter((heading) => heading?.kind === 'allergen' || heading?.kind === 'list').length;
    const repeated = grid.rows.slice(found.first, found.last + 1).some((row) => repeatsHeader(row, header));
    const isOther = isOtherHeader(grid.rows[found.last] ?? [], header);
    const isDish =
      !isOther &&
      namesDish(
        grid.rows[found.first] ?? [],
        header,
        header.columns.some((heading) => heading?.kind === 'name') ? undefined : 0,
      );
    if (!repeated && !isDish && telling > 1 && shape(found) !== shape(header)) return found;
    from = found.last + 1;
  }
  return undefined;
}
