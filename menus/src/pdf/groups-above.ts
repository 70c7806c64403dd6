import type { Cell } from '../chart/grid.ts';
import { isGroup, turnsAround, type Heading } from '../chart/headings.ts';
import type { Band } from './find-bands.ts';
import { middleX, middleY } from './geometry.ts';
import { edgesDown, type Edges } from './page-columns.ts';
import type { Shapes } from './page-shapes.ts';
import type { Phrase } from './phrases.ts';

/** Is a group's heading above one column. `isUnsure`: that it covers the column isn't to be seen. */
export type Above = Pick<Cell, 'text' | 'isUnsure'>;

export type Span = readonly [from: number, to: number];

/** Returns how far a group's cell goes, where the table has lines around it. */
export function ruledSpan(group: Phrase, shapes: Shapes): Span | undefined {
  const lines = edgesDown(shapes)
    .filter(({ from, to }) => from <= middleY(group) && to >= middleY(group))
    .map(({ at }) => at);
  const [left, right] = [lines.filter((at) => at <= group.left + 1), lines.filter((at) => at >= group.right - 1)];
  return left.length > 0 && right.length > 0 ? [Math.max(...left), Math.min(...right)] : undefined;
}

/**
 * Parts the columns among groups whose headings stand in the middle of their columns, so that each column has a group.
 * `undefined` where they can't be parted so: then no heading says how far it goes.
 */
function partByMiddles(middles: readonly number[], columns: readonly number[]): number[] | undefined {
  const pitch = (Math.max(...columns) - Math.min(...columns)) / Math.max(1, columns.length - 1);
  const parts: number[] = [];
  for (const [index, middle] of middles.entries()) {
    const from = parts.length;
    const isLast = index === middles.length - 1;
    const ends = columns.flatMap((to, at) => {
      const isMiddle = Math.abs(((columns[from] ?? Infinity) + to) / 2 - middle) < pitch * 0.4;
      return at >= from && isMiddle && (!isLast || at === columns.length - 1) ? [at] : [];
    });
    const [end] = ends;
    if (end === undefined || ends.length > 1) return undefined;
    while (parts.length <= end) parts.push(index);
  }
  return parts.length === columns.length ? parts : undefined;
}

/** Returns the group whose heading stands nearest above a place, by the middle between two headings. */
function nearest(groups: readonly Phrase[], x: number): number {
  const [only] = groups;
  if (groups.length === 1 && only) return x > only.left - (only.right - only.left) ? 0 : -1;
  return groups.findIndex((group, at) => {
    const next = groups[at + 1];
    return next === undefined || x <= (group.right + next.left) / 2;
  });
}

/**
 * Returns the groups above a band's headings, "May contain" over its columns, as a row in which each stands in all of
 * them.
 */
export function groupsAbove(
  band: Band,
  phrases: readonly Phrase[],
  shapes: Shapes,
  { edges, kinds }: { readonly edges: Edges; readonly kinds: readonly (Heading | undefined)[] },
): Above[] | undefined {
  const size = band.phrases[0]?.size ?? 8;
  const groups = phrases
    .filter(
      (phrase) =>
        phrase.turn === 0 &&
        phrase.bottom <= band.top + 2 &&
        phrase.bottom > band.top - size * 2.5 &&
        !band.phrases.includes(phrase) &&
        isGroup(phrase.text),
    )
    .toSorted((one, other) => one.left - other.left);
  // "Allergens" above them says nothing of the marks.
  if (!groups.some(({ text }) => turnsAround(text))) return undefined;
  const middleOf = (at: number): number => {
    const own = band.phrases.filter(
      (phrase) => middleX(phrase) >= (edges[at] ?? 0) && middleX(phrase) < (edges[at + 1] ?? Infinity),
    );
    const [left, right] = [Math.min(...own.map((each) => each.left)), Math.max(...own.map((each) => each.right))];
    return own.length > 0 ? (left + right) / 2 : ((edges[at] ?? 0) + (edges[at + 1] ?? 0)) / 2;
  };
  const marked = kinds.flatMap((kind, at) => (kind?.kind === 'allergen' ? [at] : []));
  const spans = groups.map((group) => ruledSpan(group, shapes));
  const isRuled = spans.every((span) => span !== undefined);
  const parts = partByMiddles(groups.map(middleX), marked.map(middleOf));
  return kinds.map((_, at): Above => {
    if (!marked.includes(at)) return { text: '' };
    const x = middleOf(at);
    const ruled = spans.findIndex((span) => span !== undefined && x > span[0] && x < span[1]);
    if (isRuled) return { text: groups[ruled]?.text ?? '' };
    const part = parts?.[marked.indexOf(at)];
    if (part !== undefined) return { text: groups[part]?.text ?? '' };
    const over = groups.find(({ left, right }) => x > left && x < right);
    return over ? { text: over.text } : { text: groups[nearest(groups, x)]?.text ?? '', isUnsure: true };
  });
}

export const rowOfGroups = (groups: readonly Above[] | undefined, header: readonly Cell[]): Cell[][] =>
  groups ? [header.map((cell, at): Cell => ({ ...cell, text: '', ...groups[at] }))] : [];

/** Where the same headings come again without the groups above them, nobody knows whether these still hold. */
export const groupsBefore = (
  layout: { readonly texts: readonly string[]; readonly groups: readonly Above[] | undefined } | undefined,
  texts: readonly string[],
): readonly Above[] | undefined =>
  layout?.texts.join() === texts.join()
    ? layout.groups?.map(({ text }) => (text === '' ? { text } : { text, isUnsure: true }))
    : undefined;
