import { readHeading } from '../chart/headings.ts';
import { middleX, middleY, type Box } from './geometry.ts';
import type { Page } from './open-pdf.ts';
import type { Line, Shapes } from './page-shapes.ts';
import { joinRuns, type Phrase } from './phrases.ts';

const isMarked = (phrase: Phrase): boolean => {
  const kind = readHeading(phrase.text)?.kind;
  return kind === 'allergen' || kind === 'list';
};

/** Returns whether two headings may be of one header. */
const isNear = (one: Phrase, other: Phrase): boolean =>
  Math.abs(one.bottom - other.bottom) < 6 * Math.max(one.size, other.size);

/** Finds the widest strip between two places that no text stands in, but for sentences that go across both sides. */
function findGutter(phrases: readonly Phrase[], from: number, to: number, size: number): number | undefined {
  const isAcross = (phrase: Phrase) => phrase.left < from && phrase.right > to;
  const spans = phrases
    .filter((phrase) => phrase.right > from && phrase.left < to && !isAcross(phrase))
    .map(({ left, right }): readonly [number, number] => [Math.max(from, left), Math.min(to, right)])
    .toSorted((one, other) => one[0] - other[0]);
  let best: readonly [number, number] = [0, 0];
  let end = from;
  for (const [start, stop] of [...spans, [to, to] as const]) {
    if (start - end > best[1]) best = [(start + end) / 2, start - end];
    end = Math.max(end, stop);
  }
  return best[1] >= size * 0.8 ? best[0] : undefined;
}

const clip = (lines: readonly Line[], from: number, to: number): Line[] =>
  lines.flatMap((line) => {
    const cut = { ...line, from: Math.max(from, line.from), to: Math.min(to, line.to) };
    return cut.to > cut.from ? [cut] : [];
  });

function shapesIn({ across, down, fills, drawings, pictures }: Shapes, from: number, to: number): Shapes {
  const isIn = (box: Box) => middleX(box) >= from && middleX(box) < to;
  return {
    across: clip(across, from, to),
    down: down.filter(({ at }) => at >= from && at < to),
    fills: fills.filter(isIn),
    drawings: drawings.filter(isIn),
    pictures: pictures.filter(isIn),
  };
}

/**
 * Returns whether a phrase is "Item", or stands above the names of dishes and says what they are: "Drinks", where the
 * same allergens are headed again.
 */
function isName(phrase: Phrase, phrases: readonly Phrase[], marked: readonly Phrase[]): boolean {
  if (phrase.turn !== 0) return false;
  const kind = readHeading(phrase.text)?.kind;
  if (kind !== undefined) return kind === 'name';
  const line = marked.filter((each) => Math.abs(each.bottom - phrase.bottom) < phrase.size);
  const [left, right] = [
    line.filter((each) => each.right < phrase.left),
    line.filter((each) => each.left > phrase.right),
  ];
  if (right.length === 0 || phrase.text.length > 40) return false;
  const isAgain = (one: readonly Phrase[], other: readonly Phrase[]) =>
    one.some(({ text }) => other.some((each) => each.text.toLowerCase() === text.toLowerCase()));
  // The first of two stands left of all, and what is headed right of it comes twice.
  if (
    left.length === 0
      ? !isAgain(
          right,
          right.filter((each) => !isFirst(each, right)),
        )
      : !isAgain(left, right)
  )
    return false;
  const below = phrases.filter(
    (each) =>
      each.turn === 0 &&
      each.top > phrase.bottom - 1 &&
      each.left < phrase.right &&
      each.right > phrase.left &&
      /\p{L}{3}/u.test(each.text),
  );
  return below.length > 1;
}

const isFirst = (phrase: Phrase, phrases: readonly Phrase[]): boolean =>
  phrases.find(({ text }) => text.toLowerCase() === phrase.text.toLowerCase()) === phrase;

/**
 * Returns where a second table stands right of a first one, each with the names of its dishes and headings of its own.
 */
function findSplit({ runs, shapes }: Page): number | undefined {
  const phrases = joinRuns(runs, shapes.down);
  const marked = phrases.filter(isMarked);
  const names = phrases.filter((phrase) => isName(phrase, phrases, marked));
  for (const name of names.toSorted((one, other) => one.left - other.left))
    for (const before of names.filter(({ right }) => right < name.left)) {
      const left = marked.filter((each) => isNear(each, before) && each.left > before.left && each.right < name.left);
      const right = marked.filter((each) => isNear(each, name) && each.left > name.right);
      if (left.length === 0 || right.length === 0) continue;
      const top = Math.min(before.top, name.top, ...left.map((each) => each.top));
      const below = phrases.filter((phrase) => middleY(phrase) > top - 1);
      const at = findGutter(below, Math.max(...left.map((each) => each.right)), name.left, name.size);
      if (at === undefined) continue;
      // The lines of one table go through.
      const through = shapes.across.filter((line) => line.at > top && line.from < at - 1 && line.to > at + 1);
      if (through.length < 3) return at;
    }
  return undefined;
}

/** Parts a page into the tables that stand beside each other; one that has none is whole. */
export function panelsOf(page: Page): readonly Page[] {
  const at = findSplit(page);
  if (at === undefined) return [page];
  const { runs, shapes, width } = page;
  const right = runs.filter((run) => run.left >= at);
  return [
    { ...page, runs: runs.filter((run) => run.left < at), shapes: shapesIn(shapes, 0, at) },
    ...panelsOf({ ...page, runs: right, shapes: shapesIn(shapes, at, width) }),
  ];
}
