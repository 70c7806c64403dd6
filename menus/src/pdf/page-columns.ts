import { columnsOf, type Band } from './find-bands.ts';
import { cluster, middleX, type Box } from './geometry.ts';
import type { Line, Shapes } from './page-shapes.ts';
import type { Phrase } from './phrases.ts';

/** Are the edges of a table's columns, from left to right: one more than there are columns. */
export type Edges = readonly number[];

/** Gathers lines that lie on each other into one, with all the length that they cover. */
function gather(lines: readonly Line[], near: number): { at: number; length: number }[] {
  const places = cluster(
    lines.map(({ at }) => at),
    near,
  );
  const parts = places.map((at) => ({ at, parts: [] as Line[] }));
  for (const line of lines) {
    const nearest = parts.reduce<(typeof parts)[number] | undefined>(
      (best, each) => (best === undefined || Math.abs(each.at - line.at) < Math.abs(best.at - line.at) ? each : best),
      undefined,
    );
    nearest?.parts.push(line);
  }
  return parts.map(({ at, parts: own }) => {
    let length = 0;
    let end = -Infinity;
    for (const { from, to } of own.toSorted((one, other) => one.from - other.from)) {
      length += Math.max(0, to - Math.max(from, end));
      end = Math.max(end, to);
    }
    return { at, length };
  });
}

const clip = (lines: readonly Line[], from: number, to: number): Line[] =>
  lines.flatMap((line) => {
    const cut = { at: line.at, from: Math.max(from, line.from), to: Math.min(to, line.to) };
    return cut.to > cut.from ? [cut] : [];
  });

export const edgesDown = ({ down, fills }: Shapes): Line[] => [
  ...down,
  ...fills.flatMap(({ left, right, top, bottom }) => [
    { at: left, from: top, to: bottom },
    { at: right, from: top, to: bottom },
  ]),
];

export const edgesAcross = ({ across, fills }: Shapes): Line[] => [
  ...across,
  ...fills.flatMap(({ left, right, top, bottom }) => [
    { at: top, from: left, to: right },
    { at: bottom, from: left, to: right },
  ]),
];

/** Returns the places of lines that go through most of the room between `from` and `to`. */
export function rulesIn(lines: readonly Line[], from: number, to: number, share: number, near = 1.6): number[] {
  const found = gather(clip(lines, from, to), near);
  const longest = Math.max(0, ...found.map(({ length }) => length));
  return found.filter(({ length }) => length >= longest * share && length > 0).map(({ at }) => at);
}

/**
 * Leaves out the lines of another table below, such as a legend's: they begin where those between the headings end.
 * What parts two headings stays.
 */
function withoutOthers(
  edges: Edges,
  lines: readonly Line[],
  { band, headings }: { readonly band: Band; readonly headings: readonly Box[] },
): Edges {
  const size = band.phrases[0]?.size ?? 8;
  const middles = headings.map(middleX);
  const isBetween = (at: number) => at > Math.min(...middles) && at < Math.max(...middles);
  const piecesOf = (edge: number) =>
    lines
      .filter(({ at, to }) => Math.abs(at - edge) < 2 && to > band.top)
      .toSorted((one, other) => one.from - other.from);
  const ends = edges.filter(isBetween).flatMap((edge) => {
    let end = -Infinity;
    for (const { from, to } of piecesOf(edge))
      if (from < (end === -Infinity ? band.bottom + size * 2 : end + 3)) end = Math.max(end, to);
    return end === -Infinity ? [] : [end];
  });
  const end = ends.length > 0 ? Math.max(...ends) : Infinity;
  const own = edges.filter((edge) => piecesOf(edge).some(({ from }) => from < end - 1));
  const countOf = (some: Edges) => new Set(middles.map((x) => some.filter((edge) => edge <= x).length)).size;
  return own.length > 2 && countOf(own) === countOf(edges) ? own : edges;
}

/** Returns the columns by the table's lines, if they part the headings from each other. */
function byLines(shapes: Shapes, band: Band, bottom: number): Edges | undefined {
  const all = rulesIn(edgesDown(shapes), band.top, bottom, 0.3);
  if (all.length < 3) return undefined;
  const headings = columnsOf(band.phrases);
  const edges = withoutOthers(all, edgesDown(shapes), { band, headings });
  const placeOf = (box: Box) =>
    edges.findIndex((edge, at) => middleX(box) >= edge && middleX(box) < (edges[at + 1] ?? -Infinity));
  const places = headings.map(placeOf);
  const isApart = places.every((place) => place >= 0) && new Set(places).size >= Math.max(2, headings.length * 0.8);
  return isApart ? edges : undefined;
}

/** Returns the middle of the widest gap between two columns that no text below the headings crosses. */
function gapBetween(left: Box, right: Box, body: readonly Phrase[]): number {
  const [from, to] = [middleX(left), middleX(right)];
  const crossing = body.filter(
    (phrase) => phrase.right > from && phrase.left < to && !(phrase.left < from && phrase.right > to),
  );
  const spans = [...crossing, { ...left }, { ...right }]
    .map((each): readonly [number, number] => [Math.max(from, each.left), Math.min(to, each.right)])
    .toSorted((one, other) => one[0] - other[0]);
  let best: readonly [number, number] = [(from + to) / 2, 0];
  let end = from;
  for (const [start, stop] of [...spans, [to, to] as const]) {
    if (start - end > best[1]) best = [(start + end) / 2, start - end];
    end = Math.max(end, stop);
  }
  return best[0];
}

/** Returns the columns by the headings, and by the gaps in what stands below them. */
function byGaps(band: Band, body: readonly Phrase[], width: number): Edges {
  const headings = columnsOf(band.phrases);
  const narrow = body.filter(({ left, right, turn }) => turn === 0 && right - left < width * 0.45);
  const inner: number[] = headings.slice(1).map((heading, at) => gapBetween(headings[at] ?? heading, heading, narrow));
  const first = headings[0];
  // Names often stand below no heading, left of all the others.
  const before = narrow.filter(
    (phrase) => first !== undefined && phrase.right < middleX(first) && phrase.text.length > 2,
  );
  const isUnder = narrow.filter(
    (phrase) => first !== undefined && phrase.left < first.right && phrase.right > first.left && phrase.text.length > 3,
  );
  if (first && before.length > isUnder.length) {
    const names: Box = {
      left: Math.min(...before.map(({ left }) => left)),
      right: Math.max(...before.map(({ right }) => Math.min(right, first.left))),
      top: 0,
      bottom: 0,
    };
    inner.unshift(names.right < first.left ? (names.right + first.left) / 2 : gapBetween(names, first, narrow));
  }
  return [0, ...inner, width];
}

/** Returns the columns of the table below a band. */
export function findColumns(
  shapes: Shapes,
  band: Band,
  body: readonly Phrase[],
  page: { readonly width: number; readonly bottom: number },
): { edges: Edges; ruled: boolean } {
  const ruled = byLines(shapes, band, page.bottom);
  if (ruled) {
    const [first = 0] = ruled;
    const before = body.some((phrase) => phrase.turn === 0 && middleX(phrase) < first && /\p{L}{3}/u.test(phrase.text));
    return { edges: [...(before ? [0] : []), ...ruled], ruled: true };
  }
  return { edges: byGaps(band, body, page.width), ruled: false };
}
