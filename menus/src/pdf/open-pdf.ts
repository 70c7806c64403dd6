import { getResolvedPDFJS } from 'unpdf';
import { UnreadableFile } from '../draft.ts';
import { limits } from '../limits.ts';
import { readPageShapes, type Shapes } from './page-shapes.ts';
import { readPageRuns, type Run } from './page-runs.ts';

export interface Page {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly runs: readonly Run[];
  readonly shapes: Shapes;
}

export interface PdfText {
  readonly pages: readonly Page[];
  /** Counts the pages on which there is a picture and no text. */
  readonly scanned: number;
}

function explain(error: unknown): UnreadableFile {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException')
    return new UnreadableFile(
      'The PDF is locked with a password. Save a copy without one (print it to PDF) and choose that.',
      { cause: error },
    );
  return new UnreadableFile('The PDF is damaged and can’t be opened. Save it again from the program that made it.', {
    cause: error,
  });
}

/**
 * Returns how far nearly all that is written on a page is turned, because it lies on its side. Turned headings alone
 * are less.
 */
function turnOfPage(runs: readonly Run[]): 0 | 90 | 180 | 270 {
  const letters = (own: readonly Run[]) => own.reduce((sum, { text }) => sum + text.length, 0);
  const all = letters(runs);
  const turned = ([90, 180, 270] as const).find((turn) => letters(runs.filter((run) => run.turn === turn)) > all * 0.9);
  return turned ?? 0;
}

/** Returns how a page has to be turned so that it can be read, in degrees. One that lies on its side is put upright. */
export const uprightRotation = (rotate: number, runs: readonly Run[]): number =>
  (rotate + 360 - turnOfPage(runs)) % 360;

/** Reads text and lines of every page. Nothing in the file is run: forms, scripts and attachments aren't looked at. */
export async function openPdf(bytes: Uint8Array, onPage: (done: number, all: number) => void): Promise<PdfText> {
  const pdfjs = await getResolvedPDFJS();
  // The library keeps the bytes that it is given, so it gets a copy.
  const data = Uint8Array.from(bytes);
  const task = pdfjs.getDocument({
    data,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    disableAutoFetch: true,
    verbosity: 0,
    maxImageSize: limits.picturePixels,
  });
  try {
    const document = await task.promise.catch((error: unknown) => {
      throw explain(error);
    });
    if (document.numPages > limits.pdfPages)
      throw new UnreadableFile(
        `The PDF has ${document.numPages} pages; at most ${limits.pdfPages} are read. Save the pages of the menu or the chart as a file of their own.`,
      );
    const pages: Page[] = [];
    let scanned = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      let viewport = page.getViewport({ scale: 1 });
      let shapes = await readPageShapes(page, viewport.transform, pdfjs.OPS);
      let runs = await readPageRuns(page, viewport.transform);
      const rotation = uprightRotation(page.rotate, runs);
      if (rotation !== page.rotate) {
        viewport = page.getViewport({ scale: 1, rotation });
        shapes = await readPageShapes(page, viewport.transform, pdfjs.OPS);
        runs = await readPageRuns(page, viewport.transform);
      }
      if (runs.length === 0 && shapes.pictures.length > 0) scanned += 1;
      pages.push({ number, width: viewport.width, height: viewport.height, runs, shapes });
      page.cleanup();
      onPage(number, document.numPages);
    }
    return { pages, scanned };
  } catch (error) {
    throw error instanceof UnreadableFile ? error : explain(error);
  } finally {
    await task.destroy();
  }
}
