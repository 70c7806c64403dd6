import { columnName, type Cell, type Grid } from '../chart/grid.ts';
import { readHeading, turnsAround } from '../chart/headings.ts';
import { readCharts, type ChartReading } from '../chart/read-chart.ts';
import type { Note } from '../claims/legend.ts';
import { columnsOf } from './find-bands.ts';
import { around, cluster, median, middleX, middleY, type Box } from './geometry.ts';
import type { Page } from './open-pdf.ts';
import { edgesAcross, edgesDown, rulesIn, type Edges } from './page-columns.ts';
import { cellsOf } from './page-cells.ts';
import { linesOf } from './page-grid.ts';
import { joinRuns, type Phrase } from './phrases.ts';

/** Returns the names of allergens that stand below each other at the left, as in a chart with its dishes across. */
export function findAllergensDown({ runs, shapes }: Page): readonly Phrase[] | undefined {
  const named = joinRuns(runs, shapes.down, 1).filter(
    ({ turn, text }) => turn === 0 && text.length < 40 && readHeading(text)?.kind === 'allergen',
  );
  for (const column of columnsOf(named)) {
    const down = named.filter(({ left }) => left >= column.left - 1 && left < column.right);
    const [first] = down;
    const beside = first && named.filter(({ bottom }) => Math.abs(bottom - first.bottom) < first.size);
    if (new Set(down.map(({ text }) => text.toLowerCase())).size > 3 && beside?.length === 1)
      return down.toSorted((one, other) => one.top - other.top);
  }
  return undefined;
}

/** Returns the names of the dishes above the marks: what stands right of the allergens, line upon line. */
function headingsAbove(phrases: readonly Phrase[], names: Box, size: number): Phrase[] {
  const right = phrases.filter((phrase) => middleX(phrase) > names.right && phrase.bottom <= names.top + size * 0.6);
  const own: Phrase[] = [];
  let top = names.top;
  for (const phrase of right.toSorted((one, other) => other.bottom - one.bottom)) {
    if (phrase.bottom < top - size * 1.6) break;
    own.push(phrase);
    top = Math.min(top, phrase.top);
  }
  return own;
}

/**
 * Returns the edges of the columns by the table's lines, else by the gaps between the headings. Each must have one
 * heading.
 */
function columnEdges(page: Page, headings: readonly Phrase[], names: Box): Edges | undefined {
  const columns = columnsOf(headings);
  if (columns.length === 0) return undefined;
  const top = Math.min(...headings.map((phrase) => phrase.top));
  const lines = rulesIn(edgesDown(page.shapes), top, names.bottom, 0.5).filter((at) => at > names.right - 2);
  const isFull = lines.slice(0, -1).every((from, at) => {
    const to = lines[at + 1] ?? Infinity;
    return columns.filter((column) => middleX(column) > from && middleX(column) < to).length === 1;
  });
  if (lines.length === columns.length + 1 && isFull) return [0, ...lines];
  const inner = columns.slice(1).map((column, at) => ((columns[at] ?? column).right + column.left) / 2);
  return [0, (names.right + (columns[0]?.left ?? 0)) / 2, ...inner, page.width];
}

/** Returns the edges of the allergens' rows by the table's lines, else by the middle between two names. */
function rowEdges(page: Page, down: readonly Phrase[], right: number): number[] {
  const [first, last] = [down[0], down.at(-1)];
  if (!first || !last) return [];
  const size = median(down.map((phrase) => phrase.size));
  const lines = rulesIn(edgesAcross(page.shapes), first.left, right, 0.5).filter(
    (at) => at > first.top - size * 3 && at < last.bottom + size * 3,
  );
  const isFull = down.every((phrase) => {
    const [above, below] = [lines.findLast((at) => at <= middleY(phrase)), lines.find((at) => at > middleY(phrase))];
    const inside = down.filter((each) => middleY(each) > (above ?? Infinity) && middleY(each) < (below ?? -Infinity));
    return above !== undefined && below !== undefined && inside.length === 1;
  });
  const from = lines.findLast((at) => at <= middleY(first)) ?? 0;
  const to = lines.find((at) => at > middleY(last)) ?? 0;
  if (isFull) return lines.filter((at) => at >= from && at <= to);
  const between = down.slice(1).map((phrase, at) => ((down[at] ?? phrase).bottom + phrase.top) / 2);
  const half = between.length > 0 ? (between[0] ?? 0) - middleY(first) : size;
  return [middleY(first) - half, ...between, middleY(last) + half];
}

/**
 * Returns whether a text beside the allergens, or a list's heading above them, may say what the marks of some rows
 * mean.
 */
function hasLabel(
  phrases: readonly Phrase[],
  down: readonly Phrase[],
  { left, from, top, bottom }: { left: number; from: number; top: number; bottom: number },
): boolean {
  return phrases
    .filter((phrase) => middleX(phrase) <= left && middleY(phrase) > from && middleY(phrase) < bottom)
    .some((phrase) =>
      middleY(phrase) > top
        ? !down.some(
            (name) =>
              Math.abs(middleY(name) - middleY(phrase)) < name.size * 0.5 &&
              phrase.left > name.left - 1 &&
              phrase.right < name.right + 1,
          )
        : turnsAround(phrase.text),
    );
}

interface AcrossPage {
  readonly grid: Grid;
  readonly notes: readonly Note[];
}

/** Returns the names of the dishes, as the cells of a header. */
function headCells(headings: readonly Phrase[], edges: Edges, page: number): Cell[] {
  return edges.slice(0, -1).map((from, at): Cell => {
    const own = headings.filter((phrase) => middleX(phrase) > from && middleX(phrase) <= (edges[at + 1] ?? Infinity));
    const text = own
      .toSorted((one, other) =>
        one.turn === 0
          ? one.bottom - other.bottom || one.left - other.left
          : other.turn === 90
            ? other.left - one.left
            : one.left - other.left,
      )
      .map((phrase) => phrase.text)
      .join(' ');
    return {
      text: at === 0 ? 'Item' : text,
      where: { page, cell: `${columnName(at)}1` },
      style: '',
      span: 1,
    };
  });
}

/** Reads a page's table with its dishes across. Nothing where a mark belongs to no dish. */
function readPageAcross(page: Page): AcrossPage | undefined {
  const down = findAllergensDown(page);
  if (!down) return undefined;
  const phrases = joinRuns(page.runs, page.shapes.down);
  const names = around(down);
  const size = median(down.map((phrase) => phrase.size));
  const headings = headingsAbove(phrases, names, size);
  const edges = columnEdges(page, headings, names);
  const rows = rowEdges(page, down, Math.max(...headings.map((phrase) => phrase.right), names.right));
  const [top = 0, bottom = 0] = [rows[0], rows.at(-1)];
  if (!edges || rows.length < 2) return undefined;
  const inside = phrases.filter((phrase) => middleY(phrase) > top && middleY(phrase) < bottom && phrase.turn === 0);
  const isMark = (phrase: Phrase) => middleX(phrase) > (edges[1] ?? 0);
  // A long text among the marks is no mark: the table is another one than it seems.
  if (inside.some((phrase) => isMark(phrase) && (phrase.text.length > 16 || middleX(phrase) > (edges.at(-1) ?? 0))))
    return undefined;
  if (
    hasLabel(phrases, down, {
      left: edges[1] ?? 0,
      from: Math.min(top, ...headings.map((each) => each.top)),
      top,
      bottom,
    })
  )
    return undefined;
  const places = edges.map(() => [] as number[]);
  for (const phrase of inside.filter(isMark))
    places[edges.findLastIndex((edge) => middleX(phrase) >= edge)]?.push(middleX(phrase));
  // Marks of one dish stand below each other: elsewhere they belong to one whose name wasn't found.
  if (places.some((own) => cluster(own, size * 1.5).length > 1)) return undefined;
  const context = { page, edges, rowOffset: 0 };
  const body = rows.slice(1).map((to, at) => {
    const from = rows[at] ?? 0;
    const own = inside.filter((phrase) => middleY(phrase) > from && middleY(phrase) <= to);
    return cellsOf({ top: from, bottom: to, phrases: own }, context, at + 1);
  });
  const texts = headCells(headings, edges, page.number);
  const outside = phrases.filter((phrase) => !inside.includes(phrase) && !headings.includes(phrase));
  return {
    grid: { rows: [texts, ...body.map((row) => row.map((cell) => ({ ...cell, span: 1 })))], ruled: true },
    notes: linesOf(outside, page.number),
  };
}

/** Reads charts that have their dishes across and their allergens down. */
export function readAcross(pages: readonly Page[]): ChartReading | undefined {
  const read = pages.map((page) => readPageAcross(page));
  // A page that can't be read so might hold what takes something back.
  if (pages.some((page, at) => findAllergensDown(page) !== undefined && !read[at])) return undefined;
  const notes = pages.flatMap(
    (page, at) => read[at]?.notes ?? linesOf(joinRuns(page.runs, page.shapes.down), page.number),
  );
  const grids = read.flatMap((each) => (each ? [each.grid] : []));
  return grids.length === 0 ? undefined : readCharts(grids, notes);
}
