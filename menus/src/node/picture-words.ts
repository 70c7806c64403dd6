import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { limits } from '../limits.ts';
import { readTesseractWords } from '../picture/tesseract-words.ts';
import type { ReadPictureWords } from '../picture/read-picture.ts';

const require = createRequire(import.meta.url);

/** Letters are read as well from a smaller picture, and sooner. In pixels. */
const longestSide = 2200;

/** Reads a picture's words with the language data of the package: nothing is fetched. */
export const readPictureWords: ReadPictureWords = async (bytes, onProgress) => {
  const langPath = path.join(path.dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
  const picture = sharp(bytes, { limitInputPixels: limits.picturePixels, failOn: 'error' }).rotate();
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .grayscale()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const words = await readTesseractWords(data, { langPath }, onProgress);
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
