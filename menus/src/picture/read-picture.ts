import { readHeading } from '../chart/headings.ts';
import { UnreadableFile, type Draft, type DraftDish, type Where } from '../draft.ts';
import { limits } from '../limits.ts';
import { readMenuLines } from '../menu/read-menu-lines.ts';
import { columnsOf, findBands } from '../pdf/find-bands.ts';
import { median, middleX } from '../pdf/geometry.ts';
import { readPageLines } from '../pdf/page-lines.ts';
import { joinRuns, type Phrase } from '../pdf/phrases.ts';
import { withSuspicions } from './doubtful-names.ts';
import { readPictureChart } from './picture-chart.ts';
import { pictureSize } from './picture-size.ts';

/** Is a word of a picture, with how sure its reading is, from 0 to 1. */
export interface PictureWord {
  readonly text: string;
  readonly confidence: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Is the height of its line's letters, in pixels. */
  readonly size: number;
  /** Says how far its line falls to the right, as a share of its length. */
  readonly slope: number;
  /** Says whether it runs upwards (270) or downwards (90), as headings of narrow columns do. */
  readonly turn?: 90 | 270;
}

/** Reads the words of a picture: on the server by Node, in the browser by a worker, both with files of our own. */
export type ReadPictureWords = (
  bytes: Uint8Array,
  onProgress: (share: number) => void,
  /** Asks for what is written upwards or downwards, in the upper part of the picture. */
  turn?: 90 | 270,
) => Promise<readonly PictureWord[]>;

/** Below this, a word is shown as doubtful. Tesseract's confidence is no probability; the report has measurements. */
const sure = 0.8;

/** Sizes that differ only by a picture's noise count as one. */
function steady(words: readonly PictureWord[]): (size: number) => number {
  const usual = median(words.map(({ size }) => size));
  return (size) => usual * step ** Math.round(Math.log(size / usual) / Math.log(step));
}
const step = 1.22;

/** Returns the slope of the lines, because cameras are seldom held level. */
function slopeOf(words: readonly PictureWord[]): number {
  const slopes = words.filter(({ left, right, size }) => right - left > size).map(({ slope }) => slope);
  return slopes.length < 5 ? 0 : median(slopes);
}

/** Returns where a box was before the picture's lines were levelled. */
const unlevel = ({ box, ...where }: Where, slope: number): Where => {
  if (!box) return where;
  const [left, top, width, height] = box;
  return { ...where, box: [left, Math.round((top + slope * (left + width / 2)) * 10) / 10, width, height] };
};

function phrasesOf(words: readonly PictureWord[], slope: number, gap = 1.1): Phrase[] {
  const sizeOf = steady(words);
  const runs = words.map((word): Phrase => ({
    text: word.text,
    left: word.left,
    right: word.right,
    top: word.top - slope * middleX(word),
    bottom: word.bottom - slope * middleX(word),
    size: sizeOf(word.size),
    font: '',
    bold: false,
    turn: word.turn ?? 0,
    confidence: word.confidence,
    unsure: word.confidence < sure ? [word.text] : [],
  }));
  return joinRuns(runs, [], gap);
}

/** Specks and frames are read as stray signs. */
const isWord = ({ text, confidence }: PictureWord): boolean =>
  /[\p{L}\p{N}$£€]/u.test(text) && confidence > 0.25 && !/^[|_~=—-]+$/.test(text);

/** In a chart a lone sign may be a mark. */
const isMark = ({ text, confidence }: PictureWord): boolean =>
  confidence > 0.25 && /[^\s|_~=.,:;'"‘’“”`´-]/u.test(text);

const overlaps = (one: PictureWord, other: PictureWord): boolean =>
  Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
  Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top);

/** A table's lines are read as brackets and bars beside a word. */
const withoutLines = (word: PictureWord): PictureWord => ({
  ...word,
  text: word.text.replaceAll(/^[[\](){}|/\\_]+(?=.)|(?<=.)[[\](){}|/\\_]+$/g, ''),
});

/** Returns whether lone letters are repeated, which seldom occurs in a menu. */
const hasMarks = (words: readonly PictureWord[]): boolean =>
  [...Map.groupBy(words, ({ text }) => text.toLowerCase())].some(
    ([text, own]) => /^[a-z]$/.test(text) && text !== 'a' && own.length > 7,
  );

/** Menus have prices, and few charts do. A second reading is worth its time only without prices, or with marks. */
const hasPrices = (dishes: readonly DraftDish[]): boolean =>
  dishes.length > 0 && dishes.filter(({ priceCents }) => priceCents !== undefined).length > dishes.length * 0.2;

/** Reads turned headings; nothing if fewer than three are allergens. */
async function readTurned(bytes: Uint8Array, readWords: ReadPictureWords): Promise<readonly PictureWord[]> {
  for (const turn of [270, 90] as const) {
    const words = (await readWords(bytes, () => undefined, turn)).filter(isWord);
    const named = new Set(
      words.flatMap(({ text }) => (readHeading(text)?.kind === 'allergen' ? [text.toLowerCase()] : [])),
    );
    if (named.size >= 3) return words.filter(({ confidence }) => confidence > 0.4);
  }
  return [];
}

/** Returns whether allergens stand beside each other as headings of columns. */
function showsChart(phrases: readonly Phrase[]): boolean {
  return findBands(phrases).some((band) => {
    const named = band.phrases.filter(({ text }) => readHeading(text)?.kind === 'allergen');
    return columnsOf(named).length >= 3;
  });
}

/** Reads a photograph of a menu. */
export async function readPicture(
  bytes: Uint8Array,
  kind: 'png' | 'jpeg',
  readWords: ReadPictureWords | undefined,
  onProgress: (share: number) => void,
): Promise<Draft> {
  const size = pictureSize(bytes, kind);
  if (!size) throw new UnreadableFile('The picture is damaged. Take it again, or save it anew as JPEG or PNG.');
  if (
    size.width > limits.pictureSide ||
    size.height > limits.pictureSide ||
    size.width * size.height > limits.picturePixels
  )
    throw new UnreadableFile(
      `The picture has ${size.width} × ${size.height} pixels; at most ${limits.picturePixels / 1_000_000} million are read. Make it smaller and choose it again.`,
    );
  if (!readWords) throw new UnreadableFile('Pictures can’t be read here. Choose a PDF, a spreadsheet or a saved page.');
  const read = await readWords(bytes, onProgress);
  const words = read.filter(isWord);
  const slope = slopeOf(words);
  const phrases = phrasesOf(words, slope);
  const { dishes, doubts } = readMenuLines(readPageLines(phrases, 1));
  // Headings of narrow columns stand as near each other as the words of a name.
  const isChart = showsChart(phrases) || showsChart(phrasesOf(words, slope, 0.7));
  const mayBeChart = !hasPrices(dishes) || hasMarks(words);
  const turned = isChart || !mayBeChart ? [] : await readTurned(bytes, readWords);
  if (isChart || turned.length > 0) {
    const isUnder = (word: PictureWord) => turned.some((each) => overlaps(each, word));
    const all = [...read.map(withoutLines).filter((word) => isMark(word) && !isUnder(word)), ...turned];
    const place = (where: Where) => unlevel(where, slope);
    return readPictureChart(phrasesOf(all, slope, 0.7), size, { place, rows: dishes.length });
  }
  if (dishes.length === 0)
    throw new UnreadableFile(
      'No dishes could be read in the picture. Take it again from straight above, in good light, so that one page fills it.',
    );
  const placed = dishes.map(withSuspicions).map((dish) => ({
    ...dish,
    where: unlevel(dish.where, slope),
    claims: dish.claims.map((claim) => ({ ...claim, where: unlevel(claim.where, slope) })),
    doubts: dish.doubts.map((doubt) => ({ ...doubt, ...(doubt.where && { where: unlevel(doubt.where, slope) }) })),
  }));
  return { kind: 'photograph', dishes: placed, doubts };
}
