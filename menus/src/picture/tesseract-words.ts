import { createWorker, OEM, PSM } from 'tesseract.js';
import type { PictureWord } from './read-picture.ts';

/** Where our own copies of the reader's files lie: nothing is fetched from anywhere else. */
export interface TesseractFiles {
  /** Folder of `eng.traineddata.gz`. */
  readonly langPath: string;
  /** In the browser: addresses of the worker's script and of the core. Node finds its own. */
  readonly workerPath?: string;
  readonly corePath?: string;
}

type Picture = Parameters<Awaited<ReturnType<typeof createWorker>>['recognize']>[0];

const slopeOf = ({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }): number =>
  x1 > x0 ? (y1 - y0) / (x1 - x0) : 0;

/** Reads the words of a picture with Tesseract, in a worker that ends with it. */
export async function readTesseractWords(
  picture: Picture,
  files: TesseractFiles,
  onProgress: (share: number) => void,
): Promise<PictureWord[]> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    ...files,
    cacheMethod: 'none',
    gzip: true,
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onProgress(progress);
    },
  });
  try {
    await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT });
    const { data } = await worker.recognize(picture, {}, { blocks: true, text: false });
    return (data.blocks ?? []).flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ lines }) =>
        lines.flatMap((line) =>
          line.words.map(({ text, confidence, bbox }): PictureWord => ({
            text,
            confidence: confidence / 100,
            left: bbox.x0,
            top: bbox.y0,
            right: bbox.x1,
            bottom: bbox.y1,
            slope: slopeOf(line.baseline),
            size: (line.rowAttributes?.rowHeight ?? bbox.y1 - bbox.y0) * 0.75,
          })),
        ),
      ),
    );
  } finally {
    await worker.terminate();
  }
}
