import { UnreadableFile, type Draft } from '../draft.ts';
import { limits } from '../limits.ts';
import { readMenuLines } from '../menu/read-menu-lines.ts';
import { median } from '../pdf/geometry.ts';
import { readPageLines } from '../pdf/page-lines.ts';
import { joinRuns, type Phrase } from '../pdf/phrases.ts';
import { pictureSize } from './picture-size.ts';

/** A word of a picture, with how sure its reading is, from 0 to 1. */
export interface PictureWord {
  readonly text: string;
  readonly confidence: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Height of its line's letters, in pixels. */
  readonly size: number;
}

/** Reads the words of a picture: on the server by Node, in the browser by a worker, both with files of our own. */
export type ReadPictureWords = (bytes: Uint8Array, onProgress: (share: number) => void) => Promise<readonly PictureWord[]>;

/** Below, a word is shown as doubtful. Tesseract's confidence is not a probability: measured in the report. */
const sure = 0.8;

/** Sizes that differ by the noise of a picture are one. */
function steady(words: readonly PictureWord[]): (size: number) => number {
  const usual = median(words.map(({ size }) => size));
  return (size) => (size > usual * 1.35 ? Math.round(size / usual / 0.35) * usual * 0.35 : usual);
}

function phrasesOf(words: readonly PictureWord[]): Phrase[] {
  const sizeOf = steady(words);
  const runs = words.map((word): Phrase => ({
    text: word.text,
    left: word.left,
    right: word.right,
    top: word.top,
    bottom: word.bottom,
    size: sizeOf(word.size),
    font: '',
    bold: false,
    turn: 0,
    confidence: word.confidence,
    unsure: word.confidence < sure ? [word.text] : [],
  }));
  return joinRuns(runs, [], 1.1);
}

/** Specks and frames are read as stray signs. */
const isWord = ({ text, confidence }: PictureWord): boolean => /[\p{L}\p{N}$£€]/u.test(text) && confidence > 0.25 && !/^[|_~=—-]+$/.test(text);

/** Reads a photograph of a menu. */
export async function readPicture(bytes: Uint8Array, kind: 'png' | 'jpeg', readWords: ReadPictureWords | undefined, onProgress: (share: number) => void): Promise<Draft> {
  const size = pictureSize(bytes, kind);
  if (!size) throw new UnreadableFile('The picture is damaged. Take it again, or save it anew as JPEG or PNG.');
  if (size.width > limits.pictureSide || size.height > limits.pictureSide || size.width * size.height > limits.picturePixels)
    throw new UnreadableFile(
      `The picture has ${size.width} × ${size.height} pixels; at most ${limits.picturePixels / 1_000_000} million are read. Make it smaller and choose it again.`,
    );
  if (!readWords) throw new UnreadableFile('Pictures can’t be read here. Choose a PDF, a spreadsheet or a saved page.');
  const words = (await readWords(bytes, onProgress)).filter(isWord);
  const { dishes, doubts } = readMenuLines(readPageLines(phrasesOf(words), 1));
  if (dishes.length === 0)
    throw new UnreadableFile('No dishes could be read in the picture. Take it again from straight above, in good light, so that one page fills it.');
  return { kind: 'photograph', dishes, doubts };
}
