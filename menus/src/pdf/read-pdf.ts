import type { Grid } from '../chart/grid.ts';
import { readHeading } from '../chart/headings.ts';
import { readCharts } from '../chart/read-chart.ts';
import type { Note } from '../claims/legend.ts';
import { UnreadableFile, type Doubt, type Draft } from '../draft.ts';
import { readMenuLines } from '../menu/read-menu-lines.ts';
import { columnsOf } from './find-bands.ts';
import { openPdf, type Page } from './open-pdf.ts';
import { readPageTables, type Layout } from './page-grid.ts';
import { readPageLines } from './page-lines.ts';
import { joinRuns } from './phrases.ts';

export interface PdfReading extends Draft {
  /** The document's texts, for its date. */
  readonly texts: readonly string[];
}

/** Whether allergens stand below each other at the left, as in a chart with its dishes across. */
function hasAllergensDown({ runs, shapes }: Page): boolean {
  const named = joinRuns(runs, shapes.down, 1).filter(
    ({ turn, text }) => turn === 0 && text.length < 40 && readHeading(text)?.kind === 'allergen',
  );
  const columns = columnsOf(named);
  return columns.some((column) => {
    const down = named.filter(({ left }) => left >= column.left - 1 && left < column.right);
    const [first] = down;
    const beside = first && named.filter(({ bottom }) => Math.abs(bottom - first.bottom) < first.size);
    return new Set(down.map(({ text }) => text.toLowerCase())).size > 3 && beside?.length === 1;
  });
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
  const grids: Grid[] = [];
  const notes: Note[] = [];
  let layout: Layout | undefined;
  for (const page of pages) {
    const found = readPageTables(page, layout);
    layout = found.layout;
    grids.push(...found.grids);
    notes.push(...found.notes);
  }
  const chart = readCharts(grids, notes);
  if (chart && chart.dishes.some(({ claims }) => claims.length > 0))
    return { kind: 'allergen chart', ...chart, doubts: [...doubts, ...chart.doubts], texts };
  if (!chart && pages.some(hasAllergensDown))
    throw new UnreadableFile(
      'The chart has its dishes across and its allergens down: of a PDF it can’t be read. Copy its table into a spreadsheet and choose that.',
    );
  const lines = pages.flatMap((page) => readPageLines(joinRuns(page.runs, page.shapes.down, 1), page.number));
  const menu = readMenuLines(lines);
  if (menu.dishes.length === 0)
    throw new UnreadableFile('No dishes were found in the PDF. Is it a menu or an allergen chart?');
  return { kind: 'menu', dishes: menu.dishes, doubts: [...doubts, ...menu.doubts], texts };
}
