import type { Cell } from '../chart/grid.ts';
import type { Heading } from '../chart/headings.ts';
import type { Box } from './geometry.ts';
import { edgesAcross, edgesDown, type Edges } from './page-columns.ts';
import type { RowBand } from './page-rows.ts';
import type { Line, Shapes } from './page-shapes.ts';

const near = 2;

const isThere = (lines: readonly Line[], at: number, along: number, within = near): boolean =>
  lines.some((line) => Math.abs(line.at - at) < within && line.from <= along && line.to >= along);

/** Returns whether a line goes on through some of the headings, which may stand in several rows. */
const goesThrough = (lines: readonly Line[], at: number, { top, bottom }: Box): boolean =>
  lines.some(
    (line) =>
      Math.abs(line.at - at) < near && Math.min(line.to, bottom) - Math.max(line.from, top) > (bottom - top) * 0.3,
  );

/** Is said of a row with fewer lines than others, where rows without these have marks on both sides of them. */
export const mayGoOn =
  'Whether its mark stands in one column or over several can’t be seen, because lines are missing around it: its row denies nothing.';

const isSaid = ({ text, drawn }: Cell): boolean => text.trim() !== '' || drawn === true;

/** Returns the runs of two or more places that no line parts. */
function findRuns(count: number, isJoined: (at: number) => boolean): (readonly [from: number, to: number])[] {
  const found: (readonly [number, number])[] = [];
  for (let from = 0; from < count;) {
    let to = from;
    while (to + 1 < count && isJoined(to)) to += 1;
    if (to > from) found.push([from, to]);
    from = to + 1;
  }
  return found;
}

/** Returns whether a column and the next one are of allergens. */
const areMarked = (kinds: readonly (Heading | undefined)[], at: number): boolean =>
  kinds[at]?.kind === 'allergen' && kinds[at + 1]?.kind === 'allergen';

interface Lines {
  readonly edges: Edges;
  readonly shapes: Shapes;
  readonly kinds: readonly (Heading | undefined)[];
  /** Says where its headings stand, if they are on the page. */
  readonly head?: Box;
}

/** Returns the middle of a column. The names' first one may go on to the page's edge. */
const insideOf = (edges: Edges, at: number): number =>
  edges[at] === 0 ? (edges[at + 1] ?? 0) - 8 : ((edges[at] ?? 0) + (edges[at + 1] ?? 0)) / 2;

/** Puts what stands in a cell over several rows into each of them. */
function spreadDown(rows: readonly Cell[][], bands: readonly RowBand[], { edges, shapes }: Lines): void {
  const columns = edges.length - 1;
  const across = edgesAcross(shapes);
  const isRow = (at: number): boolean => Math.abs((bands[at]?.bottom ?? 0) - (bands[at + 1]?.top ?? Infinity)) < near;
  const linesBelow = bands.map((band, row) =>
    Array.from({ length: columns }, (_, at) => isRow(row) && isThere(across, band.bottom, insideOf(edges, at))),
  );
  // A column without any line between its rows has them for looks.
  const hasLines = Array.from({ length: columns }, (_, at) => linesBelow.filter((line) => line[at]).length > 0);
  const isParted = (row: number) => (linesBelow[row] ?? []).filter(Boolean).length >= Math.max(2, columns * 0.4);
  for (let at = 0; at < columns; at += 1) {
    if (!hasLines[at]) continue;
    for (const [from, to] of findRuns(rows.length, (row) => isParted(row) && linesBelow[row]?.[at] === false)) {
      const said = rows
        .slice(from, to + 1)
        .flatMap((row) => row[at] ?? [])
        .filter(isSaid);
      const [only] = said.length === 1 ? said : [];
      if (!only) continue;
      for (let row = from; row <= to; row += 1) {
        const line = rows[row];
        if (line) line[at] = { ...only, ...(row > from && { covered: 'below' as const }) };
      }
    }
  }
}

type Parted = readonly (readonly boolean[])[];

/** Returns whether a line parts a column from the next one, so that a row without it has one cell for both. */
function lineBetween(
  at: number,
  rows: readonly Cell[][],
  parted: Parted,
  { edges, shapes, kinds, head }: Lines,
): 'none' | 'unsure' | 'sure' {
  if (!areMarked(kinds, at)) return 'none';
  // Below the table stand notes, which no line parts.
  const ruled = parted.filter((row) => row.some(Boolean));
  const having = ruled.filter((row) => row[at]).length;
  if (having > 0 && having >= ruled.length / 3) return 'sure';
  const isHeaded = head !== undefined && goesThrough(edgesDown(shapes), edges[at + 1] ?? 0, head);
  // A table with lines around its headings alone has none between its marks.
  const isInside = ruled.some((row) => row.some((has, place) => has && areMarked(kinds, place)));
  if (having === 0 && !(isHeaded && isInside)) return 'none';
  const bothSaid = rows.some((row, index) => {
    const isWithout = parted[index]?.some(Boolean) === true && parted[index][at] === false;
    return isWithout && row.slice(at, at + 2).filter(isSaid).length === 2;
  });
  if (!bothSaid) return 'sure';
  return having === 0 ? 'none' : 'unsure';
}

/** Puts a mark in a cell over the columns of several allergens into each of them. */
function spreadBeside(rows: readonly Cell[][], parted: Parted, lines: Lines): void {
  const columns = lines.edges.length - 1;
  const lineOf = Array.from({ length: columns }, (_, at) => lineBetween(at, rows, parted, lines));
  for (const [index, row] of rows.entries()) {
    if (parted[index]?.some(Boolean) !== true) continue;
    const isJoined = (at: number) => lineOf[at] !== 'none' && parted[index]?.[at] === false;
    for (const [from, to] of findRuns(columns, isJoined)) {
      const said = row.slice(from, to + 1).filter(isSaid);
      const [only] = said.length === 1 ? said : [];
      if (!only) continue;
      if (lineOf.slice(from, to).includes('unsure'))
        for (const [at, cell] of row.entries()) row[at] = { ...cell, misplaced: mayGoOn };
      else
        for (let at = from; at <= to; at += 1)
          row[at] = { ...only, span: to - from + 1, ...(at > from && { covered: 'beside' as const }) };
    }
  }
}

/** Returns whether a text has a row of the table for itself, without a line between the columns: a section's. */
function isOverAll(
  row: readonly Cell[],
  { parted, own, band }: { readonly parted: Parted; readonly own: readonly boolean[]; readonly band: RowBand },
  { edges, shapes, kinds }: Lines,
): boolean {
  const inner = Array.from({ length: edges.length - 2 }, (_, at) => at);
  const usual = parted.filter((each) => inner.every((at) => each[at]));
  const across = edgesAcross(shapes);
  return (
    row.filter(isSaid).length === 1 &&
    kinds[row.findIndex(isSaid)]?.kind !== 'allergen' &&
    usual.length > 0 &&
    usual.length * 2 >= parted.filter((each) => inner.some((at) => each[at])).length &&
    inner.every((at) => own[at] === false) &&
    own[edges.length - 2] === true &&
    [band.top, band.bottom].every((y) => isThere(across, y, insideOf(edges, edges.length - 2), near * 2))
  );
}

/**
 * Puts what stands in a cell over several rows, or over the columns of several allergens, into each of its places: a page
 * has its text once, and the lines of the table say how far the cell goes.
 */
export function spreadCells(given: readonly (readonly Cell[])[], bands: readonly RowBand[], lines: Lines): Cell[][] {
  const rows = given.map((row) => [...row]);
  const { edges, shapes } = lines;
  spreadDown(rows, bands, lines);
  const down = edgesDown(shapes);
  const parted = bands.map(({ top, bottom }) => edges.slice(1).map((edge) => isThere(down, edge, (top + bottom) / 2)));
  spreadBeside(rows, parted, lines);
  return rows.map((row, at) => {
    const [own, band] = [parted[at], bands[at]];
    const isSection = own && band && isOverAll(row, { parted, own, band }, lines);
    return isSection ? row.map((cell) => ({ ...cell, span: edges.length - 1 })) : row;
  });
}
