import type { Abbreviations } from '../chart/abbreviations.ts';
import type { Cell, Grid } from '../chart/grid.ts';
import { columnName } from '../chart/grid.ts';
import { readHeading, type Heading } from '../chart/headings.ts';
import { explains } from '../chart/row-kinds.ts';
import type { Note } from '../claims/legend.ts';
import { completeBand } from './complete-band.ts';
import { findBands, type Band } from './find-bands.ts';
import { around, middleX, middleY, whereBox, type Box } from './geometry.ts';
import type { Page } from './open-pdf.ts';
import { groupsAbove, groupsBefore, rowOfGroups, ruledSpan, type Above, type Span } from './groups-above.ts';
import { hasOtherTitle, middlesOf, standsBelow, type Middles } from './goes-on.ts';
import { findColumns, type Edges } from './page-columns.ts';
import { columnOf, findRows, type RowBand } from './page-rows.ts';
import type { Fill, Shapes } from './page-shapes.ts';
import { partGlued } from './part-glued.ts';
import { byReading, joinRuns, type Phrase } from './phrases.ts';
import { inFull } from './short-headings.ts';
import { titleAbove, titleTop } from './table-titles.ts';

/** What a chart's next page takes from this one, if it has no headings of its own. */
export interface Layout {
  readonly edges: Edges;
  readonly texts: readonly string[];
  readonly groups: readonly Above[] | undefined;
  readonly middles: Middles;
  /** What stands on its page, to know a title that is repeated. */
  readonly said: ReadonlySet<string>;
}

export interface PageTables {
  readonly grids: readonly Grid[];
  /** Lines that stand in no table. */
  readonly notes: readonly Note[];
  readonly layout: Layout | undefined;
}

/** Lines of a cell from top to bottom; texts of one line that stand apart stay two blanks apart. */
function textOf(phrases: readonly Phrase[]): string {
  const flat = phrases.filter(({ turn }) => turn === 0).toSorted(byReading);
  const turned = phrases
    .filter(({ turn }) => turn !== 0)
    .toSorted((one, other) => (one.turn === 90 ? other.left - one.left : one.left - other.left));
  let text = '';
  let before: Phrase | undefined;
  for (const phrase of [...turned, ...flat]) {
    const sameLine =
      before !== undefined &&
      before.turn === 0 &&
      phrase.turn === 0 &&
      Math.abs(before.bottom - phrase.bottom) <= phrase.size * 0.5;
    text += text === '' ? phrase.text : (sameLine ? '  ' : ' ') + phrase.text;
    before = phrase;
  }
  return text;
}

function fillAt(fills: readonly Fill[], x: number, y: number): string | undefined {
  const top = fills.findLast((fill) => x > fill.left && x < fill.right && y > fill.top && y < fill.bottom);
  return top === undefined || top.colour === '' ? undefined : top.colour;
}

/** A small coloured area within a cell, where the last column goes on to the page's edge. */
const fillWithin = (fills: readonly Fill[], cell: Box): string | undefined =>
  fills.findLast(
    (fill) =>
      fill.colour !== '' &&
      fill.left >= cell.left - 1 &&
      fill.right <= cell.right + 1 &&
      middleY(fill) > cell.top &&
      middleY(fill) < cell.bottom,
  )?.colour;

/** The small coloured area before a text that explains it. */
function swatchBeside(first: Phrase | undefined, fills: readonly Fill[]): string | undefined {
  if (!first || !explains.test(first.text)) return undefined;
  const beside = fills.findLast(
    (fill) =>
      fill.colour !== '' &&
      fill.right < first.left + 2 &&
      first.left - fill.right < first.size * 2 &&
      fill.top < middleY(first) &&
      fill.bottom > middleY(first),
  );
  return beside?.colour;
}

interface Context {
  readonly page: Page;
  readonly edges: Edges;
  readonly rowOffset: number;
}

export function cellsOf(row: RowBand, { page, edges, rowOffset }: Context, index: number): Cell[] {
  const columns = edges.length - 1;
  const inColumn: Phrase[][] = Array.from({ length: columns }, () => []);
  const spans = Array.from({ length: columns }, () => 1);
  for (const phrase of row.phrases) {
    const centred = edges.findLastIndex((edge) => middleX(phrase) >= edge);
    const at = Math.min(
      columns - 1,
      Math.max(0, phrase.turn === 0 && phrase.text.length > 3 ? columnOf(phrase, edges) : centred),
    );
    inColumn[at]?.push(phrase);
    const last = edges.findLastIndex((edge) => edge < phrase.right - phrase.size * 0.6);
    spans[at] = Math.max(spans[at] ?? 1, Math.min(last, columns - 1) - at + 1);
  }
  const y = (row.top + row.bottom) / 2;
  return inColumn.map((phrases, at): Cell => {
    const [left, right] = [edges[at] ?? 0, edges[at + 1] ?? page.width];
    const box: Box = phrases.length > 0 ? around(phrases) : { left, right, top: row.top, bottom: row.bottom };
    const middle = (left + right) / 2;
    const isMark = (each: Box) =>
      middleX(each) > left &&
      middleX(each) < right &&
      middleY(each) > row.top - 1 &&
      middleY(each) < row.bottom + 1 &&
      each.bottom - each.top < (row.bottom - row.top) * 1.6;
    const first = phrases[0];
    return {
      text: textOf(phrases),
      where: { page: page.number, cell: `${columnName(at)}${rowOffset + index + 1}`, box: whereBox(box) },
      fill:
        swatchBeside(first, page.shapes.fills) ??
        fillAt(page.shapes.fills, phrases.length > 0 && at > 0 ? middleX(box) : middle, y) ??
        fillAt(page.shapes.fills, middle, y) ??
        (phrases.length === 0 && at > 0
          ? fillWithin(page.shapes.fills, { left, right, top: row.top, bottom: row.bottom })
          : undefined),
      style: first === undefined ? '' : `${first.font} ${Math.round(first.size * 2) / 2}${first.bold ? ' bold' : ''}`,
      drawn: phrases.length === 0 && (page.shapes.drawings.some(isMark) || page.shapes.pictures.some(isMark)),
      span: spans[at] ?? 1,
    };
  });
}

/** The headings of the columns. "Milk" above "contains" and "may contain" is of both, where the lines around it say so. */
function textsOf({ phrases }: Band, edges: Edges, shapes: Shapes): string[] {
  const isList = ({ text }: Phrase) => readHeading(text)?.kind === 'list';
  const spans = new Map(
    phrases
      .filter((phrase) => phrases.some((below) => isList(below) && below.top > phrase.bottom - 2) && !isList(phrase))
      .map((phrase) => [phrase, ruledSpan(phrase, shapes)] as const),
  );
  return edges.slice(0, -1).map((from, at) => {
    const to = edges[at + 1] ?? Infinity;
    const isIn = (x: number) => x >= from && x < to;
    const isUnder = (span: Span | undefined) =>
      span !== undefined && (from + to) / 2 > span[0] && (from + to) / 2 < span[1];
    return textOf(phrases.filter((phrase) => isIn(middleX(phrase)) || isUnder(spans.get(phrase))));
  });
}

const columnKinds = (texts: readonly string[]): (Heading | undefined)[] => texts.map(readHeading);

function isNarrowIn(texts: readonly string[], edges: Edges): (phrase: Phrase) => boolean {
  const kinds = columnKinds(texts);
  const isMarked = kinds.map(
    (heading, at) => at > 0 && (heading?.kind === 'allergen' || heading?.kind === 'other' || heading?.kind === 'price'),
  );
  return (phrase) =>
    phrase.turn === 0 &&
    phrase.text.length <= 14 &&
    (isMarked[edges.findLastIndex((edge) => middleX(phrase) >= edge)] ?? false);
}

/** A page's lines, for whoever looks for a legend. */
export function linesOf(phrases: readonly Phrase[], page: number): Note[] {
  const lines: Phrase[][] = [];
  for (const phrase of phrases.toSorted(byReading)) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && Math.abs(last.bottom - phrase.bottom) <= Math.min(last.size, phrase.size) * 0.5)
      line.push(phrase);
    else lines.push([phrase]);
  }
  return lines.map((line) => ({
    text: line.map(({ text }) => text).join('  '),
    where: { page, box: whereBox(around(line)) },
  }));
}

/** Finds the tables of a page. `before` is the layout of the page before, for one that goes on without headings. */
export function readPageTables(
  page: Page,
  before: Layout | undefined,
  known: Abbreviations = new Map(),
  isPanel = false,
): PageTables {
  const phrases = inFull(joinRuns(page.runs, page.shapes.down).flatMap(partGlued), known);
  const bands = findBands(phrases, isPanel).map((band) => completeBand(band, phrases, page));
  const firstTop = titleTop(bands[0], phrases);
  const above = phrases.filter(
    (phrase) => phrase.top < firstTop && !bands.some((band) => band.phrases.includes(phrase)),
  );
  const continued = before && continueTable(page, above, before, Math.min(firstTop, page.height));
  const grids: Grid[] = continued ? [continued] : [];
  let layout = before;
  for (const [index, band] of bands.entries()) {
    const bottom = Math.min(titleTop(bands[index + 1], phrases), page.height);
    const body = phrases.filter(
      (phrase) => phrase.top >= band.bottom - 2 && phrase.top < bottom && !band.phrases.includes(phrase),
    );
    const { edges } = findColumns(page.shapes, band, body, { width: page.width, bottom });
    const texts = textsOf(band, edges, page.shapes);
    const context = { page, edges, rowOffset: 0 };
    const { rows, ruled } = findRows(page.shapes, body, edges, {
      top: band.bottom - 2,
      bottom: bottom + 1,
      isNarrow: isNarrowIn(texts, edges),
    });
    const header = cellsOf({ top: band.top, bottom: band.bottom, phrases: band.phrases }, context, 0).map(
      (cell, at) => ({ ...cell, text: texts[at] ?? '', span: 1 }),
    );
    const groups =
      groupsAbove(band, phrases, page.shapes, { edges, kinds: columnKinds(texts) }) ?? groupsBefore(layout, texts);
    grids.push({
      rows: [
        ...rowOfGroups(groups, header),
        header,
        ...rows.map((row, at) => cellsOf(row, { ...context, rowOffset: 1 }, at)),
      ],
      ruled,
      title: titleAbove(band, phrases),
      continues: index === 0 && layout !== undefined && layout.texts.join() === texts.join(),
    });
    const isNarrow = isNarrowIn(texts, edges);
    const marks = [
      ...body.filter((phrase) => isNarrow(phrase) && /^\S{1,5}$/.test(phrase.text)),
      ...page.shapes.drawings.filter((box) => box.top >= band.bottom - 2 && box.bottom < bottom),
    ];
    const middles = middlesOf(marks, edges, columnKinds(texts));
    layout = { edges, texts, groups, middles, said: new Set(phrases.map(({ text }) => text)) };
  }
  return { grids, notes: continued ? [] : linesOf(above, page.number), layout };
}

/** What stands above a page's first headings goes on with the table of the page before, if it has marks in its columns. */
function continueTable(
  page: Page,
  phrases: readonly Phrase[],
  { edges, texts, groups, middles, said }: Layout,
  bottom: number,
): Grid | undefined {
  const isNarrow = isNarrowIn(texts, edges);
  const kinds = columnKinds(texts);
  const inAllergen = (box: Box) =>
    kinds[edges.findLastIndex((edge) => middleX(box) >= edge)]?.kind === 'allergen' && box.bottom < bottom;
  const marks = phrases.filter((phrase) => isNarrow(phrase) && /^\S{1,5}$/.test(phrase.text));
  const filled = page.shapes.fills.filter(
    (fill) => fill.colour !== '' && fill.right - fill.left < page.width / 6 && inAllergen(fill),
  );
  const lists = phrases.filter((phrase) => {
    const kind = kinds[edges.findLastIndex((edge) => middleX(phrase) >= edge)]?.kind;
    return (kind === 'list' || kind === 'ingredients') && phrase.left > (edges[1] ?? 0);
  });
  if (marks.length + filled.length + page.shapes.drawings.filter(inAllergen).length + lists.length < 1)
    return undefined;
  const { rows, ruled } = findRows(page.shapes, phrases, edges, { top: 0, bottom, isNarrow });
  const drawn = page.shapes.drawings.filter(inAllergen);
  const now = middlesOf([...marks, ...drawn], edges, kinds);
  const firstMark = Math.min(...[...marks, ...drawn, ...filled].map(({ top }) => top));
  const isOpen =
    !standsBelow(middles, now) ||
    hasOtherTitle(
      phrases.filter((phrase) => phrase.bottom < firstMark),
      said,
    ) ||
    // Headings of its own, which nobody understood.
    phrases.some((phrase) => phrase.turn !== 0 && inAllergen(phrase));
  const header = texts.map((text): Cell => ({ text, where: { page: page.number }, style: 'heading', span: 1 }));
  return {
    rows: [
      ...rowOfGroups(groups, header),
      header,
      ...rows.map((row, at) => cellsOf(row, { page, edges, rowOffset: 0 }, at)),
    ],
    ruled,
    continues: true,
    isOpen,
  };
}
