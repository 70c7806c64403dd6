import type { Abbreviations } from '../chart/abbreviations.ts';
import type { Cell, Grid } from '../chart/grid.ts';
import { readHeading, type Heading } from '../chart/headings.ts';
import type { Legend, Note } from '../claims/legend.ts';
import { completeBand } from './complete-band.ts';
import { findBands, type Band } from './find-bands.ts';
import { around, middleX, whereBox, type Box } from './geometry.ts';
import type { Page } from './open-pdf.ts';
import { groupsAbove, groupsBefore, rowOfGroups, ruledSpan, type Above, type Span } from './groups-above.ts';
import {
  beginningOf,
  hasOtherTitle,
  middlesOf,
  moveEdges,
  moveMiddles,
  standsBelow,
  standsElsewhere,
  type Middles,
} from './goes-on.ts';
import { spreadCells } from './merged-cells.ts';
import { findColumns, type Edges } from './page-columns.ts';
import { cellsOf, textOf } from './page-cells.ts';
import { findRows } from './page-rows.ts';
import type { Shapes } from './page-shapes.ts';
import { partGlued } from './part-glued.ts';
import { byReading, joinRuns, type Phrase } from './phrases.ts';
import { inFull } from './short-headings.ts';
import { splitHeadings } from './split-headings.ts';
import { titleAbove, titleTop } from './table-titles.ts';

/** Is what a chart's next page takes from this one, if it has no headings of its own. */
export interface Layout {
  readonly edges: Edges;
  readonly texts: readonly string[];
  readonly groups: readonly Above[] | undefined;
  readonly middles: Middles;
  /** Says where its names begin at the left. */
  readonly begins: number | undefined;
  /** Holds what stands on its page, to know a title that is repeated. */
  readonly said: ReadonlySet<string>;
}

export interface PageTables {
  readonly grids: readonly Grid[];
  /** Holds lines that stand in no table. */
  readonly notes: readonly Note[];
  readonly layout: Layout | undefined;
}

/**
 * Returns the headings of the columns. "Milk" above "contains" and "may contain" is of both, where the lines around it
 * say so.
 */
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

const marksIn = (phrases: readonly Phrase[], texts: readonly string[], edges: Edges): Phrase[] => {
  const isNarrow = isNarrowIn(texts, edges);
  return phrases.filter((phrase) => isNarrow(phrase) && /^\S{1,5}$/.test(phrase.text));
};

/** Returns a page's lines, for whoever looks for a legend. */
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

/** Returns what stands on a page, with its short headings in full. */
function phrasesOf({ runs, shapes }: Page, known: Abbreviations, legend: Legend | undefined): readonly Phrase[] {
  const full = inFull(joinRuns(runs, shapes.down).flatMap(partGlued), known);
  return legend ? splitHeadings(full, legend) : full;
}

/** Finds the tables of a page. `before` is the layout of the page before, for one that goes on without headings. */
export function readPageTables(
  page: Page,
  before: Layout | undefined,
  known: Abbreviations = new Map(),
  isPanel = false,
  legend?: Legend,
): PageTables {
  const phrases = phrasesOf(page, known, legend);
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
        ...spreadCells(
          rows.map((row, at) => cellsOf(row, { ...context, rowOffset: 1 }, at)),
          rows,
          { edges, shapes: page.shapes, kinds: columnKinds(texts), head: band },
        ),
      ],
      ruled,
      title: titleAbove(band, phrases),
      continues: index === 0 && layout !== undefined && layout.texts.join() === texts.join(),
    });
    const drawn = page.shapes.drawings.filter((box) => box.top >= band.bottom - 2 && box.bottom < bottom);
    layout = {
      edges,
      texts,
      groups,
      middles: middlesOf([...marksIn(body, texts, edges), ...drawn], edges, columnKinds(texts)),
      begins: beginningOf(body, edges),
      said: new Set(phrases.map(({ text }) => text)),
    };
  }
  return { grids, notes: continued ? [] : linesOf(above, page.number), layout };
}

/**
 * Returns the columns of the page before, moved with the margin where the marks of this one stand below them only then.
 */
function onThisPage(before: Layout, phrases: readonly Phrase[], page: Page): Pick<Layout, 'edges' | 'middles'> {
  const begins = beginningOf(phrases, before.edges);
  const by = begins === undefined || before.begins === undefined ? 0 : begins - before.begins;
  if (Math.abs(by) < 3) return before;
  const kinds = columnKinds(before.texts);
  const nowOf = (edges: Edges) =>
    middlesOf([...marksIn(phrases, before.texts, edges), ...page.shapes.drawings], edges, kinds);
  const moved = { edges: moveEdges(before.edges, by), middles: moveMiddles(before.middles, by) };
  const isMoved = !standsBelow(before.middles, nowOf(before.edges)) && standsBelow(moved.middles, nowOf(moved.edges));
  return isMoved ? moved : before;
}

/**
 * Continues the table of the page before with what stands above a page's first headings, if it has marks in its
 * columns.
 */
function continueTable(page: Page, phrases: readonly Phrase[], layout: Layout, bottom: number): Grid | undefined {
  const { texts, groups, said } = layout;
  const { edges, middles } = onThisPage(layout, phrases, page);
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
  const isElsewhere = edges !== layout.edges || !standsBelow(middles, now);
  const isOpen =
    isElsewhere ||
    hasOtherTitle(
      phrases.filter((phrase) => phrase.bottom < firstMark),
      said,
    ) ||
    // Marks may stand below headings of their own, which nobody understood.
    phrases.some((phrase) => phrase.turn !== 0 && inAllergen(phrase));
  const header = texts.map((text): Cell => ({ text, where: { page: page.number }, style: 'heading', span: 1 }));
  return {
    rows: [
      ...rowOfGroups(groups, header),
      header,
      ...spreadCells(
        rows.map((row, at) => cellsOf(row, { page, edges, rowOffset: 0 }, at)),
        rows,
        { edges, shapes: page.shapes, kinds },
      ).map((cells) => (isElsewhere ? cells.map((cell) => ({ ...cell, misplaced: standsElsewhere })) : cells)),
    ],
    ruled,
    continues: true,
    isOpen,
  };
}
