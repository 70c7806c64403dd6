import type { MenuLine } from '../menu/menu-line.ts';
import { readPrice } from '../menu/prices.ts';
import { around, median, middleX, middleY, type Box } from './geometry.ts';
import type { Phrase } from './phrases.ts';

const isPricelike = (text: string): boolean =>
  readPrice(text) !== undefined || /^[\d.,$€£/\s-]+$|^[.…·_\s]+$/.test(text);

/** Groups the phrases by their height, from top to bottom. */
function linesOf(phrases: readonly Phrase[]): Phrase[][] {
  const lines: Phrase[][] = [];
  for (const phrase of phrases.toSorted((one, other) => middleY(one) - middleY(other))) {
    const line = lines.findLast((each, at) => {
      const [first] = each;
      return (
        lines.length - at < 4 &&
        first !== undefined &&
        Math.abs(first.bottom - phrase.bottom) < Math.min(first.size, phrase.size) * 0.45
      );
    });
    if (line) line.push(phrase);
    else lines.push([phrase]);
  }
  return lines.map((line) => line.toSorted((one, other) => one.left - other.left));
}

interface Gutter {
  readonly at: number;
  readonly crossing: number;
  readonly width: number;
}

/** Returns where a page parts into columns. Few texts cross that place, and on both sides stands more than prices. */
function findGutter(phrases: readonly Phrase[], size: number): Gutter | undefined {
  const box = around(phrases);
  const width = box.right - box.left;
  if (phrases.length < 8 || width < size * 18) return undefined;
  let best: Gutter | undefined;
  for (let at = box.left + width * 0.15; at < box.left + width * 0.85; at += Math.max(2, size * 0.4)) {
    const crossing = phrases.filter((phrase) => phrase.left < at && phrase.right > at);
    if (crossing.length > phrases.length * 0.14) continue;
    const left = phrases.filter((phrase) => phrase.right <= at);
    const right = phrases.filter((phrase) => phrase.left >= at);
    const wordy = (side: readonly Phrase[]) => side.filter(({ text }) => !isPricelike(text) && /\p{L}{3}/u.test(text));
    const [leftWords, rightWords] = [wordy(left), wordy(right)];
    if (leftWords.length < 3 || rightWords.length < 3) continue;
    // Names left and only prices and short marks right are one column.
    if (rightWords.length < right.length * 0.4 || leftWords.length < left.length * 0.3) continue;
    const from = Math.max(box.left, ...left.map((phrase) => phrase.right));
    const to = Math.min(box.right, ...right.map((phrase) => phrase.left));
    const gutter = { at: (from + to) / 2, crossing: crossing.length, width: to - from };
    // What stands first on the right would be the prices of the names on the left.
    const nearest = right.filter((phrase) => phrase.left < to + size * 3);
    if (nearest.filter(({ text }) => isPricelike(text)).length > nearest.length * 0.5) continue;
    // Two columns begin at an edge: most texts right of it stand flush.
    const starts = rightWords.filter((phrase) => phrase.left < to + size * 2.5).length;
    const isCentred = Math.abs(median(rightWords.map(middleX)) - (to + box.right) / 2) < size * 4;
    if (gutter.width < size * 1.2 || (starts < rightWords.length * 0.3 && !isCentred)) continue;
    if (!best || gutter.crossing < best.crossing || (gutter.crossing === best.crossing && gutter.width > best.width))
      best = gutter;
  }
  return best;
}

function inColumns(phrases: readonly Phrase[], size: number, depth: number): Phrase[][][] {
  const gutter = depth < 4 ? findGutter(phrases, size) : undefined;
  if (!gutter) return [linesOf(phrases)];
  const { at } = gutter;
  const crossing = linesOf(phrases.filter((phrase) => phrase.left < at && phrase.right > at));
  const rest = phrases.filter((phrase) => !(phrase.left < at && phrase.right > at));
  const blocks: Phrase[][][] = [];
  let top = -Infinity;
  for (const line of [...crossing, undefined]) {
    const bottom = line ? middleY(line[0] as Phrase) : Infinity;
    const part = rest.filter((phrase) => middleY(phrase) >= top && middleY(phrase) < bottom);
    const [left, right] = [part.filter((phrase) => phrase.right <= at), part.filter((phrase) => phrase.left >= at)];
    for (const side of [left, right]) if (side.length > 0) blocks.push(...inColumns(side, size, depth + 1));
    if (line) blocks.push([line]);
    top = bottom;
  }
  return blocks;
}

/** Returns the lines of a page, column after column. */
export function readPageLines(phrases: readonly Phrase[], page: number): MenuLine[] {
  const flat = phrases.filter(({ turn }) => turn === 0);
  if (flat.length === 0) return [];
  const size = median(flat.map((phrase) => phrase.size));
  return inColumns(flat, size, 0).flatMap((column) => {
    const edge: Box = around(column.flat());
    return column.map((line, at): MenuLine => {
      const box = around(line);
      const before = column[at - 1];
      const main = line.reduce((most, phrase) => (phrase.text.length > most.text.length ? phrase : most));
      const confidences = line.flatMap((phrase) => phrase.confidence ?? []);
      const side = [box.left - edge.left, edge.right - box.right];
      return {
        parts: line.map((phrase) => ({ text: phrase.text, box: phrase })),
        size: main.size,
        bold: main.bold,
        font: main.font,
        page,
        box,
        gap: before ? (box.top - around(before).bottom) / main.size : Infinity,
        centred: Math.min(...side) > size * 2 && Math.abs((side[0] ?? 0) - (side[1] ?? 0)) < size * 2,
        ...(confidences.length > 0 && { confidence: Math.min(...confidences) }),
        unsure: line.flatMap((phrase) => phrase.unsure ?? []),
      };
    });
  });
}
