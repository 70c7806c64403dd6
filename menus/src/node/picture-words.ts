import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { limits } from '../limits.ts';
import { readTesseractWords, type LevelPicture } from '../picture/tesseract-words.ts';
import type { PictureWord, ReadPictureWords } from '../picture/read-picture.ts';

const require = createRequire(import.meta.url);

/** Letters are read as well from a smaller picture, and faster. This is in pixels. */
const longestSide = 2200;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Rotates a picture around its middle, so that lines with this slope become level. */
async function levelled(picture: Buffer, { width, height }: Size, slope: number): Promise<LevelPicture> {
  const angle = Math.atan(slope);
  const { data, info } = await sharp(picture)
    .rotate((-angle * 180) / Math.PI, { background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const unturn = (x: number, y: number) => {
    const [right, down] = [x - info.width / 2, y - info.height / 2];
    return [
      right * Math.cos(angle) - down * Math.sin(angle) + width / 2,
      right * Math.sin(angle) + down * Math.cos(angle) + height / 2,
    ] as const;
  };
  return { picture: data, unturn };
}

/** Headings are in the upper part of a picture. */
const upperPart = 0.6;

/**
 * Reads text that runs upwards or downwards: the picture is turned, and its words are moved back to their positions.
 */
async function readTurnedWords(
  picture: Buffer,
  { width, height }: Size,
  turn: 90 | 270,
  read: (turned: Buffer) => Promise<readonly PictureWord[]>,
): Promise<PictureWord[]> {
  const upper = Math.round(height * upperPart);
  const turned = await sharp(picture)
    .extract({ left: 0, top: 0, width, height: upper })
    .rotate(360 - turn)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const words = await read(turned);
  return words.map((word) => ({
    ...word,
    turn,
    slope: 0,
    ...(turn === 270
      ? { left: word.top, right: word.bottom, top: upper - word.right, bottom: upper - word.left }
      : { left: width - word.bottom, right: width - word.top, top: word.left, bottom: word.right }),
  }));
}

/** Reads a picture's words with the language data of the package: nothing is fetched. */
export const readPictureWords: ReadPictureWords = async (bytes, onProgress, turn) => {
  const langPath = path.join(path.dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
  const picture = sharp(bytes, { limitInputPixels: limits.picturePixels, failOn: 'error' }).rotate();
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .grayscale()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const words =
    turn === undefined
      ? await readTesseractWords(data, { langPath }, onProgress, (slope) => levelled(data, info, slope))
      : await readTurnedWords(data, info, turn, (picture) => readTesseractWords(picture, { langPath }, onProgress));
  const original = await sharp(bytes).metadata();
  // Turned by its camera, a picture's sides are swapped.
  const isTurned = (original.orientation ?? 1) > 4;
  const scale = (isTurned ? original.height : original.width) / info.width;
  return words.map((word) => ({
    ...word,
    left: word.left * scale,
    right: word.right * scale,
    top: word.top * scale,
    bottom: word.bottom * scale,
    size: word.size * scale,
  }));
};
