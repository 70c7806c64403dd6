import { getResolvedPDFJS } from 'unpdf';
import { limits } from '../limits.ts';
import { uprightRotation } from './open-pdf.ts';
import { readPageRuns } from './page-runs.ts';

/** Is what a browser's worker paints on. */
interface Canvas {
  width: number;
  height: number;
  getContext(kind: '2d'): object | null;
}

type MakeCanvas<Made extends Canvas> = (width: number, height: number) => Made;

export interface PagePicture<Made extends Canvas> {
  readonly canvas: Made;
  /** Counts the pixels for a point: fewer than were asked for where the page is as large as a poster. */
  readonly scale: number;
}

/** Renders pages of a PDF, in a browser's worker: nothing in the file is run or fetched. */
export interface PagePictures<Made extends Canvas> {
  /** Returns the page as a picture, at most `scale` pixels for a point, as its boxes have it. */
  readonly render: (page: number, scale: number) => Promise<PagePicture<Made>>;
  readonly close: () => Promise<void>;
}

/** The library makes canvases for patterns and masks; a worker has no document to make them with. */
const workerCanvases = (make: MakeCanvas<Canvas>) =>
  class {
    create(width: number, height: number) {
      const canvas = make(Math.max(1, width), Math.max(1, height));
      return { canvas, context: canvas.getContext('2d') };
    }
    reset({ canvas }: { canvas: Canvas }, width: number, height: number): void {
      canvas.width = Math.max(1, width);
      canvas.height = Math.max(1, height);
    }
    destroy({ canvas }: { canvas: Canvas }): void {
      canvas.width = 0;
      canvas.height = 0;
    }
  };

/** Filters need a document as well; without them colours are as the file has them. */
class NoFilters {
  addFilter(): string {
    return 'none';
  }
  addHCMFilter(): string {
    return 'none';
  }
  addAlphaFilter(): string {
    return 'none';
  }
  addLuminosityFilter(): string {
    return 'none';
  }
  addKnockoutFilter(): string {
    return 'none';
  }
  addHighlightHCMFilter(): string {
    return 'none';
  }
  destroy(): void {
    // There is nothing to let go of.
  }
}

/** Returns the scale at which a page of so many points fits on a canvas, and no larger than is asked for. */
export const fittingScale = (width: number, height: number, scale: number): number =>
  Math.min(
    scale,
    (limits.canvasSide - 1) / Math.max(width, height),
    // Both sides are rounded up to whole pixels.
    Math.sqrt((limits.canvasPixels - 2 * limits.canvasSide) / (width * height)),
  );

export async function openPagePictures<Made extends Canvas>(
  bytes: Uint8Array,
  makeCanvas: MakeCanvas<Made>,
): Promise<PagePictures<Made>> {
  const pdfjs = await getResolvedPDFJS();
  const task = pdfjs.getDocument({
    data: Uint8Array.from(bytes),
    enableXfa: false,
    // Letters are painted as shapes: a worker can't add fonts to a page.
    disableFontFace: true,
    useSystemFonts: false,
    disableAutoFetch: true,
    verbosity: 0,
    maxImageSize: limits.picturePixels,
    CanvasFactory: workerCanvases(makeCanvas),
    FilterFactory: NoFilters,
  });
  const document = await task.promise;
  return {
    render: async (number, wanted) => {
      const page = await document.getPage(number);
      const runs = await readPageRuns(page, page.getViewport({ scale: 1 }).transform);
      const rotation = uprightRotation(page.rotate, runs);
      const { width, height } = page.getViewport({ scale: 1, rotation });
      const scale = fittingScale(width, height, wanted);
      const viewport = page.getViewport({ scale, rotation });
      const canvas = makeCanvas(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)));
      // Its types know the canvas of a page alone.
      await page.render({ canvas: canvas as never, canvasContext: canvas.getContext('2d') as never, viewport }).promise;
      page.cleanup();
      return { canvas, scale };
    },
    close: () => task.destroy(),
  };
}
