import { createWorker, OEM, PSM } from 'tesseract.js';
import type { PictureWord } from './read-picture.ts';

/** Says where our own copies of the reader's files are. Nothing is fetched from elsewhere. */
export interface TesseractFiles {
  /** Is the folder of `eng.traineddata.gz`. */
  readonly langPath: string;
  /** Is, in the browser, the address of the worker's script; `corePath` is that of the core. Node finds its own. */
  readonly workerPath?: string;
  readonly corePath?: string;
}

type Picture = Parameters<Awaited<ReturnType<typeof createWorker>>['recognize']>[0];

const slopeOf = ({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }): number =>
  x1 > x0 ? (y1 - y0) / (x1 - x0) : 0;

interface Corners {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A box that is too high reaches down to specks below its word: what the line stands on is surer there. */
function bottomOf(box: Corners, baseline: Corners, size: number): number {
  const at = baseline.y0 + slopeOf(baseline) * ((box.x0 + box.x1) / 2 - baseline.x0);
  const isTooHigh = box.y1 - box.y0 > size * 1.5;
  return isTooHigh && at > (box.y0 + box.y1) / 2 - size * 0.2 ? Math.min(box.y1, at + size * 0.2) : box.y1;
}

type Worker = Awaited<ReturnType<typeof createWorker>>;

async function wordsOf(worker: Worker, picture: Picture, mode: PSM): Promise<PictureWord[]> {
  await worker.setParameters({ tessedit_pageseg_mode: mode });
  const { data } = await worker.recognize(picture, {}, { blocks: true, text: false });
  return (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.flatMap((line) =>
        line.words.map(({ text, confidence, bbox }): PictureWord => {
          const size = (line.rowAttributes?.rowHeight ?? bbox.y1 - bbox.y0) * 0.75;
          return {
            text,
            confidence: confidence / 100,
            left: bbox.x0,
            top: bbox.y0,
            right: bbox.x1,
            bottom: bottomOf(bbox, line.baseline, size),
            slope: slopeOf(line.baseline),
            size,
          };
        }),
      ),
    ),
  );
}

/** Is the same picture with its lines level, and where its points were before. */
export interface LevelPicture {
  readonly picture: Picture;
  readonly unturn: (x: number, y: number) => readonly [number, number];
}

/** Pages with more words show their prices anyway, and a second reading would take too long. */
const mostToReadAgain = 170;

const areaOf = ({ left, right, top, bottom }: PictureWord): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

function overlap(one: PictureWord, other: PictureWord): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide <= 0 || high <= 0 ? 0 : (wide * high) / Math.min(areaOf(one), areaOf(other));
}

/** Takes of a second reading what the first one didn't see, or saw with less confidence. */
function complete(first: readonly PictureWord[], second: readonly PictureWord[]): PictureWord[] {
  const words = [...first];
  for (const word of second) {
    if (word.confidence < 0.5 || !/[\p{L}\p{N}]/u.test(word.text)) continue;
    const same = words.filter((each) => overlap(each, word) > 0.3);
    if (same.length === 0) words.push(word);
    const [only] = same;
    const isBetter = only && same.length === 1 && only.confidence < 0.75 && word.confidence > only.confidence + 0.15;
    if (isBetter && overlap(only, word) > 0.7) words[words.indexOf(only)] = { ...only, ...word };
  }
  return words;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/**
 * Reads the words of a picture with Tesseract, in a worker that ends with it. Looking for scattered words it finds most
 * names, and overlooks lone figures: a page of few words is read a second time, level and as columns.
 */
export async function readTesseractWords(
  picture: Picture,
  files: TesseractFiles,
  onProgress: (share: number) => void,
  level?: (slope: number) => Promise<LevelPicture>,
): Promise<PictureWord[]> {
  let begun = 0;
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    ...files,
    cacheMethod: 'none',
    gzip: true,
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onProgress(begun + progress * (1 - begun));
    },
  });
  try {
    const first = await wordsOf(worker, picture, PSM.SPARSE_TEXT);
    if (!level || first.length === 0 || first.length > mostToReadAgain) return first;
    begun = 0.5;
    const slope = median(first.filter(({ text }) => text.length > 4).map((word) => word.slope));
    const turned = await level(slope);
    const second = await wordsOf(worker, turned.picture, PSM.SINGLE_COLUMN);
    return complete(
      first,
      second.map((word) => {
        const [wide, high] = [word.right - word.left, word.bottom - word.top];
        const [x, y] = turned.unturn((word.left + word.right) / 2, (word.top + word.bottom) / 2);
        return {
          ...word,
          slope,
          left: x - wide / 2,
          right: x + wide / 2,
          top: y - high / 2,
          bottom: y + high / 2,
        };
      }),
    );
  } finally {
    await worker.terminate();
  }
}
