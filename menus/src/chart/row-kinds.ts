import { plain } from '../claims/allergen-words.ts';
import { readLegend, type Legend } from '../claims/legend.ts';
import { saysEmptyDenies } from '../claims/empty-cells.ts';
import { readMark } from '../claims/marks.ts';
import { meaningOf } from '../claims/meaning.ts';
import type { Table } from './find-tables.ts';
import { emptyCell, type Cell } from './grid.ts';
import type { Heading } from './headings.ts';
import { isNamed, isOfDocument, isSentence, leavesRowsOpen, namesSharing } from './words-around.ts';

type Row = readonly Cell[];

const isMarked = (heading: Heading | undefined): boolean => heading?.kind === 'allergen' || heading?.kind === 'list';

/** `more` is a further row of the dish above, whose name is one cell over several rows. */
export type RowKind = 'dish' | 'section' | 'note' | 'empty' | 'more';

const styleOf = (cell: Cell | undefined): string => `${cell?.style ?? ''} ${cell?.fill ?? ''}`;
const nameOf = (row: Row, { nameAt }: Table): string => row[nameAt]?.text.trim() ?? '';

/** Returns whether colours are marks here. Then some cells of the allergens have one, and few have a text. */
function coloursAreMarks({ header, nameAt, rows }: Table, legend: Legend): boolean {
  if ([...legend.marks.keys()].some((mark) => mark.startsWith('fill:'))) return true;
  let coloured = 0;
  let written = 0;
  for (const row of rows)
    for (const [at, heading] of header.columns.entries()) {
      if (heading?.kind !== 'allergen') continue;
      const cell = row[at] ?? emptyCell;
      if (cell.text.trim() !== '' || cell.drawn === true) written += 1;
      else if (cell.fill !== undefined && cell.fill !== row[nameAt]?.fill) coloured += 1;
    }
  return coloured > 0 && written * 5 < coloured;
}

/** Returns the most frequent look; of several the one that is no colour. */
function usualFill(fills: Iterable<string | undefined>): string | undefined {
  const times = new Map<string | undefined, number>([[undefined, 0]]);
  for (const fill of fills) times.set(fill, (times.get(fill) ?? 0) + 1);
  return [...times].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/**
 * Returns whether a cell's colour sets it apart: from its row, its column, its dish's name, and from most cells with the same
 * text. Stripes, and colours that go with a text, don't.
 */
function oddColours({ header, nameAt, rows }: Table): (cell: Cell, row: Row) => boolean {
  const columns = header.columns.flatMap((heading, at) => (heading?.kind === 'allergen' && at !== nameAt ? [at] : []));
  const inRow = (row: Row) => columns.map((at) => row[at] ?? emptyCell);
  const inColumns = columns.map((at) => usualFill(rows.map((row) => row[at]?.fill)));
  // A column that is alone in its colour isn't striped, so its colour may mean something.
  const isStripe = (fill: string | undefined) => inColumns.filter((one) => one === fill).length > 1;
  const ofColumn = new Map(columns.map((at, index) => [at, inColumns[index]]));
  const byText = Map.groupBy(rows.flatMap(inRow), ({ text }) => text.trim().toLowerCase());
  const ofText = new Map([...byText].map(([text, cells]) => [text, usualFill(cells.map(({ fill }) => fill))]));
  return (cell, row) => {
    const { fill, text } = cell;
    if (fill === undefined || fill === row[nameAt]?.fill || fill === ofText.get(text.trim().toLowerCase()))
      return false;
    if (fill === ofColumn.get(row.indexOf(cell)) && isStripe(fill)) return false;
    return fill !== usualFill(inRow(row).map((one) => one.fill));
  };
}

/**
 * Returns what a cell below an allergen has as its mark: its text, its colour as "fill:#aabbcc", "drawn", or "tint:" and its text
 * where texts are the marks and its colour sets it apart.
 */
export function markReader(table: Table, legend: Legend): (cell: Cell, row: Row) => string {
  const byColour = coloursAreMarks(table, legend);
  const isOdd = oddColours(table);
  return (cell, row) => {
    const text = cell.text.trim();
    if (text === '' && cell.drawn === true) return 'drawn';
    const isColoured = byColour && text === '' && cell.fill !== undefined && cell.fill !== row[table.nameAt]?.fill;
    if (isColoured) return `fill:${cell.fill}`;
    return isOdd(cell, row) ? `tint:${text}` : text;
  };
}

/** Returns every mark below an allergen, in lower case. */
export const marksOf = ({ header, rows }: Table, markOf: (cell: Cell, row: Row) => string): Set<string> =>
  new Set(
    rows.flatMap((row) =>
      header.columns.flatMap((heading, at) =>
        heading?.kind === 'allergen' ? [plain(markOf(row[at] ?? emptyCell, row)).toLowerCase()] : [],
      ),
    ),
  );

/** Returns the styles of names with something beside them. A name alone in another style is a section. */
function dishStyles(table: Table, hasValues: (row: Row) => boolean): ReadonlySet<string> {
  const styles = new Map<string, number>();
  for (const row of table.rows.filter(hasValues)) {
    const style = styleOf(row[table.nameAt]);
    styles.set(style, (styles.get(style) ?? 0) + 1);
  }
  const usual = [...styles].filter(([, times]) => times > 1 || styles.size === 1);
  return new Set(usual.map(([style]) => style));
}

/** Finds rows with a few stray denials in a chart with a value in every cell. Such a row is no dish. */
function strayRows(table: Table, legend: Legend, markOf: (cell: Cell, row: Row) => string): (row: Row) => boolean {
  const { header, nameAt, rows } = table;
  const columns = header.columns.flatMap((heading, at) => (heading?.kind === 'allergen' && at !== nameAt ? [at] : []));
  const marksIn = (row: Row) => columns.map((at) => markOf(row[at] ?? emptyCell, row)).filter((mark) => mark !== '');
  const share = (row: Row) => marksIn(row).length / columns.length;
  const marked = rows.filter((row) => columns.length > 3 && share(row) > 0 && nameOf(row, table) !== '');
  const isFull = marked.length > 2 && marked.filter((row) => share(row) > 0.6).length > marked.length * 0.6;
  const denies = (mark: string) => (readMark(mark, legend)?.level ?? 'absent') === 'absent';
  // Without any mark, a row may be a dish, a section or a legend, which its style decides.
  return (row) =>
    isFull && nameOf(row, table) !== '' && share(row) > 0 && share(row) < 0.35 && marksIn(row).every(denies);
}

/** A text beside a colour explains the colour. */
export const explains =
  /^(?:may contain|contains?|free from|does not contain|allergen (?:is )?present)\b[\w\s]{0,30}$/i;

/** "Blank: ask us" and "All fried items share a fryer with egg" are about the rows, and no dishes. */
const isNoteOfAll = (text: string): boolean =>
  saysEmptyDenies(text) !== undefined ||
  /^[([]?\w{1,2}[)\].:]\s+\D{4}|\bmay (?:also )?contain\b|\btraces? of\b|\bshare[sd]? (?:an? |the |our )?(?:\w+ )?(?:fryer|oil|equipment|grill|kitchen)|\bsame (?:fryer|oil|grill|equipment)|\bcross[- ]?(?:contact|contamin)/i.test(
    text,
  );

/** "Choice of bun:" introduces the choices in the rows below it. */
const isLabel = /:$|^(?:your )?(?:choice of|choose|select|pick)\b/i;

/** Returns what each row of a table is. */
export function rowKinds(
  table: Table,
  legend: Legend,
  markOf: (cell: Cell, row: Row) => string,
): (row: Row) => RowKind {
  const { header, nameAt } = table;
  const hasValues = (row: Row): boolean =>
    header.columns.some((heading, at) => {
      const cell = row[at] ?? emptyCell;
      if (at === nameAt || (cell.covered === 'beside' && cell.text === row[nameAt]?.text)) return false;
      // One mark over all of a dish's columns is a mark; a text over them is a section.
      const isMarkOver = isMarked(heading) && !/\p{L}{4}/u.test(cell.text) && cell.text !== row[nameAt]?.text;
      if (heading?.kind === 'section' || (cell.span > 2 && !isMarkOver)) return false;
      return cell.text.trim() !== '' || (isMarked(heading) && markOf(cell, row) !== '');
    });
  const styles = dishStyles(table, hasValues);
  const isStray = strayRows(table, legend, markOf);
  return (row) => {
    const said = row.filter((cell) => cell.covered === undefined && cell.text.trim() !== '');
    const name = row[nameAt] ?? emptyCell;
    const text = name.text.trim();
    const valued = hasValues(row);
    if (said.length === 0 && !valued) return 'empty';
    if (isStray(row)) return 'section';
    // "Burger" may stand over two rows, one for each version. What either warns of counts.
    if (valued) return text === '' || name.covered === 'below' ? 'more' : 'dish';
    const first = said[0]?.text ?? '';
    const isColour = name.fill !== undefined && /contain|allergen|present|free|trace/i.test(first);
    const { marks, codes, footnotes } = readLegend(said.map(({ text: each, where }) => ({ text: each, where })));
    const isExplained =
      (marks.size + codes.size + footnotes.size > 0 && !isNamed(first)) ||
      explains.test(first) ||
      isSentence(first) ||
      isOfDocument(first);
    const isLegend =
      isColour ||
      (isNoteOfAll(said.map(({ text: each }) => each).join(' ')) && !namesSharing(first)) ||
      isExplained ||
      (/[.=]/.test(first) && (meaningOf(first) !== undefined || first.length > 80));
    // A section's own column says which section the dish belongs to.
    const further = said.filter((cell) => header.columns[row.indexOf(cell)]?.kind !== 'section');
    if (further.length > 1 || (text === '' && said.length > 1) || isLegend || first.length > 120) return 'note';
    if (isLabel.test(text)) return 'section';
    // If each cell has a value, a name without one that leaves something open is about the rows below it.
    if (!legend.emptyDenies && leavesRowsOpen(text)) return 'section';
    if (text === '' || name.span > 2) return 'section';
    // Without any mark below its headings nothing tells sections from dishes.
    return (styles.has(styleOf(name)) || styles.size === 0) && name.span === 1 ? 'dish' : 'section';
  };
}
