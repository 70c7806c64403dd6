import { leavesOpen, turnsAround, type Heading } from '../chart/headings.ts';
import { middleX, type Box } from './geometry.ts';
import type { Edges } from './page-columns.ts';
import type { Phrase } from './phrases.ts';

/** Says where the marks of each column stand on a page: their middle, by column. */
export type Middles = ReadonlyMap<number, number>;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Returns where marks stand below the allergens. */
export function middlesOf(marks: readonly Box[], edges: Edges, kinds: readonly (Heading | undefined)[]): Middles {
  const found = new Map<number, number[]>();
  for (const mark of marks) {
    const x = middleX(mark);
    const at = edges.findLastIndex((edge) => x >= edge);
    if (kinds[at]?.kind === 'allergen') found.set(at, [...(found.get(at) ?? []), x]);
  }
  return new Map([...found].map(([at, xs]) => [at, median(xs)]));
}

/** Returns whether marks stand below the headings of the page before, within a quarter of what parts two columns. */
export function standsBelow(before: Middles, now: Middles): boolean {
  const known = [...before.values()].toSorted((one, other) => one - other);
  const pitch = Math.min(...known.slice(1).map((x, at) => x - (known[at] ?? 0)));
  const both = [...now].flatMap(([at, x]) => {
    const was = before.get(at);
    return was === undefined ? [] : [Math.abs(x - was)];
  });
  return both.length > 0 && both.every((apart) => apart <= pitch / 4);
}

/** Returns where the names of dishes begin on a page: the median of what stands in its first column. */
export const beginningOf = (phrases: readonly Phrase[], edges: Edges): number | undefined => {
  const names = phrases.filter(
    ({ turn, left, text }) => turn === 0 && left < (edges[1] ?? 0) && /\p{L}{3}/u.test(text),
  );
  return names.length === 0 ? undefined : median(names.map(({ left }) => left));
};

/** Moves the columns of a page with its names, if its margin is another one, as on left and right pages of a book. */
export function moveEdges(edges: Edges, by: number): Edges {
  return edges.map((edge, at) => (at === 0 || at === edges.length - 1 ? edge : edge + by));
}

export const moveMiddles = (middles: Middles, by: number): Middles =>
  new Map([...middles].map(([at, x]) => [at, x + by]));

/** Is said of a dish on a page without headings, where its marks stand elsewhere than those of the page before. */
export const standsElsewhere =
  'Whether the marks of its page stand below the headings of the page before can’t be seen: they may be of another column, and deny nothing.';

/**
 * Returns whether a text above the first marks of a page may say something else of them: it is no section, and wasn't
 * said on the page before.
 */
export function hasOtherTitle(above: readonly Phrase[], said: ReadonlySet<string>): boolean {
  return above.some(({ text }) => !said.has(text) && (text.length > 40 || turnsAround(text) || leavesOpen(text)));
}
