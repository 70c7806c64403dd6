import { readAbbreviations } from '../chart/abbreviations.ts';
import type { Grid } from '../chart/grid.ts';
import { readCharts } from '../chart/read-chart.ts';
import { readLegend, type Note } from '../claims/legend.ts';
import { UnreadableFile, type Doubt, type Draft } from '../draft.ts';
import { readMenuLines } from '../menu/read-menu-lines.ts';
import { openPdf, type Page } from './open-pdf.ts';
import { linesOf, readPageTables, type Layout } from './page-grid.ts';
import { panelsOf } from './panels.ts';
import { findAllergensDown, readAcross } from './page-across.ts';
import { readPageLines } from './page-lines.ts';
import { joinRuns } from './phrases.ts';

export interface PdfReading extends Draft {
  /** Holds the document's texts, for its date. */
  readonly texts: readonly string[];
}

/** Returns the tables of all pages. A row at the edge of a page may go on across it. */
function readTables(pages: readonly Page[]): { grids: Grid[]; notes: Note[] } {
  const notes: Note[] = [];
  const found: Grid[][] = [];
  let layout: Layout | undefined;
  const lines = pages.flatMap((page) => linesOf(joinRuns(page.runs, page.shapes.down), page.number));
  const known = readAbbreviations(lines.map(({ text }) => text));
  const legend = readLegend(lines);
  for (const page of pages) {
    const panels = panelsOf(page);
    for (const panel of panels) {
      const read = readPageTables(panel, panels.length > 1 ? undefined : layout, known, panels.length > 1, legend);
      found.push([...read.grids]);
      notes.push(...read.notes);
      layout = panels.length > 1 ? undefined : read.layout;
    }
  }
  const grids = found.flatMap((own, at) =>
    own.map((grid, index): Grid => {
      const begins = at > 0 && index === 0 && grid.continues === true;
      const ends = index === own.length - 1 && found[at + 1]?.[0]?.continues === true;
      return { ...grid, edges: { begins, ends } };
    }),
  );
  return { grids, notes };
}

/** Reads a PDF: its charts where it has any, else its lines as a menu. */
export async function readPdf(bytes: Uint8Array, onPage: (done: number, all: number) => void): Promise<PdfReading> {
  const { pages, scanned } = await openPdf(bytes, onPage);
  if (pages.every(({ runs }) => runs.length === 0))
    throw new UnreadableFile(
      'The PDF holds pictures and no text, as scanners make them. Take a screenshot or photograph of each page and choose those, or ask for the file that was printed.',
    );
  const doubts: Doubt[] =
    scanned === 0
      ? []
      : [
          {
            about: 'file',
            says: `${scanned} of its ${pages.length} pages are pictures without text and were not read.`,
          },
        ];
  const texts = pages
    .flatMap(({ runs }) => runs.filter(({ text }) => /20\d\d|\d\/\d\d/.test(text)).map(({ text }) => text))
    .slice(0, 2000);
  const { grids, notes } = readTables(pages);
  const chart = readCharts(grids, notes);
  if (chart && chart.dishes.some(({ claims }) => claims.length > 0))
    return { kind: 'allergen chart', ...chart, doubts: [...doubts, ...chart.doubts], texts };
  const across = chart ? undefined : readAcross(pages);
  if (across && across.dishes.some(({ claims }) => claims.length > 0))
    return { kind: 'allergen chart', ...across, doubts: [...doubts, ...across.doubts], texts };
  if (!chart && pages.some((page) => findAllergensDown(page) !== undefined))
    throw new UnreadableFile(
      'The chart has its dishes across and its allergens down, and which mark belongs to which dish can’t be seen. Copy its table into a spreadsheet and choose that.',
    );
  const lines = pages.flatMap((page) => readPageLines(joinRuns(page.runs, page.shapes.down, 1), page.number));
  const menu = readMenuLines(lines);
  // A table in which nothing is claimed has its dishes all the same.
  if (chart && menu.dishes.every(({ priceCents }) => priceCents === undefined))
    return { kind: 'menu', ...chart, doubts: [...doubts, ...chart.doubts], texts };
  if (menu.dishes.length === 0)
    throw new UnreadableFile('No dishes were found in the PDF. Is it a menu or an allergen chart?');
  return { kind: 'menu', dishes: menu.dishes, doubts: [...doubts, ...menu.doubts], texts };
}
