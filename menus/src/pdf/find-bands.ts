import { isGroup, readHeading } from '../chart/headings.ts';
import { around, middleX, middleY, type Box } from './geometry.ts';
import type { Phrase } from './phrases.ts';

/** Says where a table's headings stand on a page. */
export interface Band extends Box {
  readonly phrases: readonly Phrase[];
}

interface Seed {
  readonly phrase: Phrase;
  readonly telling: boolean;
}

const isTurned = ({ turn }: Phrase): boolean => turn !== 0;

/** Counts the columns that a band's telling headings name: those that overlap are lines of one. */
function countColumns(seeds: readonly Seed[]): number {
  const spans: Box[] = [];
  for (const { phrase, telling } of seeds) {
    if (!telling) continue;
    if (!spans.some((span) => phrase.left < span.right && phrase.right > span.left)) spans.push(phrase);
  }
  return spans.length;
}

function grow(seeds: readonly Seed[]): Seed[][] {
  const groups: Seed[][] = [];
  for (const seed of seeds.toSorted((one, other) => one.phrase.top - other.phrase.top)) {
    const group = groups.findLast((each) => {
      const box = around(each.map(({ phrase }) => phrase));
      const size = seed.phrase.size;
      const tallest = Math.max(
        5 * size,
        ...each.concat(seed).map(({ phrase }) => (isTurned(phrase) ? (phrase.bottom - phrase.top) * 1.3 : 0)),
      );
      return seed.phrase.top < box.bottom + size * 0.5 && Math.max(box.bottom, seed.phrase.bottom) - box.top <= tallest;
    });
    if (group) group.push(seed);
    else groups.push([seed]);
  }
  return groups;
}

/** Leaves out what stands above or below the lines of the headings proper: a dish that is named like one. */
function onLines(group: readonly Seed[]): readonly Seed[] {
  const turned = group.filter(({ phrase }) => isTurned(phrase));
  const core = turned.length > 2 ? turned : group.filter(({ telling }) => telling);
  if (core.length === 0) return group;
  const { top, bottom } = around(core.map(({ phrase }) => phrase));
  return group.filter(
    (seed) => core.includes(seed) || (middleY(seed.phrase) > top - 1 && middleY(seed.phrase) < bottom + 1),
  );
}

/** Returns "Item" where it stands beside a heading and the group above it, between the two. */
const namesBeside = (all: readonly Seed[], group: readonly Seed[]): Phrase[] => {
  const { top, bottom } = around(group.map(({ phrase }) => phrase));
  return all.flatMap(({ phrase }) =>
    readHeading(phrase.text)?.kind === 'name' &&
    !group.some((seed) => seed.phrase === phrase) &&
    phrase.bottom > top - phrase.size * 1.5 &&
    phrase.bottom < bottom
      ? [phrase]
      : [],
  );
};

/** "May contain" or "Allergens" above the headings of several allergens is no heading of a column of its own. */
export function isGroupAbove(phrase: Phrase, phrases: readonly Phrase[]): boolean {
  if (phrase.turn !== 0 || !isGroup(phrase.text)) return false;
  const named = phrases.filter((each) => each !== phrase && readHeading(each.text)?.kind === 'allergen');
  const beside = named.filter((each) => each.top < phrase.bottom - phrase.size * 0.3 && each.bottom > phrase.top);
  const below = named.filter((each) => each.top >= phrase.bottom - phrase.size * 0.3);
  if (below.length < 2 || below.length <= beside.length * 2) return false;
  // Where each column has a text of its own on that line, they are the first lines of headings.
  const isOver = (above: Box, each: Box) => above.left < each.right && above.right > each.left;
  const own = phrases.filter(
    (above) =>
      above.turn === 0 &&
      Math.abs(above.bottom - phrase.bottom) < phrase.size * 0.5 &&
      below.filter((each) => isOver(above, each)).length === 1,
  );
  return below.some((each) => !own.some((above) => isOver(above, each)));
}

const sentence = /^(?:contains|may contain|free from)\b.*[a-z]/i;

/** Finds the headings of the page's tables, from top to bottom. `isPanel`: one of tables that stand beside each other. */
export function findBands(phrases: readonly Phrase[], isPanel = false): Band[] {
  const seeds: Seed[] = [];
  for (const phrase of phrases) {
    if (phrase.text.length > 80 || sentence.test(phrase.text) || phrase.text.includes(',')) continue;
    const kind = readHeading(phrase.text)?.kind;
    if (kind !== undefined) seeds.push({ phrase, telling: kind === 'allergen' || kind === 'list' });
  }
  const groups = grow(seeds).map((all) => {
    const { top, bottom } = around(all.map(({ phrase }) => phrase));
    const near = phrases.filter((phrase) => phrase.bottom > top && phrase.top < bottom);
    const group = onLines(all.filter(({ phrase }) => !isGroupAbove(phrase, near)));
    const beside = group.length < all.length ? namesBeside(all, group) : [];
    return { group, beside, columns: countColumns(group) };
  });
  const enough = groups.filter(({ group, beside, columns }) => {
    const named = beside.length > 0 || group.some(({ phrase }) => readHeading(phrase.text)?.kind === 'name');
    return (
      columns >= 3 ||
      (columns === 2 && (named || isPanel || group.length > 2)) ||
      (columns === 1 && group.length >= 2 && (named || group.length > 3))
    );
  });
  const most = Math.max(0, ...enough.map(({ columns }) => columns));
  return enough
    .filter(({ columns }) => columns >= most * 0.6)
    .map(({ group, beside }) => {
      // Turned headings end at different heights: the band ends where the table begins.
      const box = around(group.map(({ phrase }) => phrase));
      return { ...box, phrases: [...beside, ...group.map(({ phrase }) => phrase)] };
    })
    .toSorted((one, other) => one.top - other.top);
}

/**
 * Returns the middle of each column that a band's phrases stand in: phrases that overlap are lines of one heading. What
 * stands over two of them is of neither: it would draw them together.
 */
export function columnsOf(phrases: readonly Phrase[]): Box[] {
  const columns: Box[] = [];
  for (const phrase of phrases.toSorted((one, other) => one.right - one.left - (other.right - other.left))) {
    const found = columns.flatMap((column, at) => {
      // The lines of a turned heading stand beside each other.
      if (isTurned(phrase) && Math.abs(middleX(column) - middleX(phrase)) < phrase.size * 1.35) return [at];
      const overlap = Math.min(column.right, phrase.right) - Math.max(column.left, phrase.left);
      return overlap > 0.4 * Math.min(column.right - column.left, phrase.right - phrase.left) ? [at] : [];
    });
    const [at = -1, further] = found;
    const column = columns[at];
    if (!column) columns.push(phrase);
    else if (further === undefined || isTurned(phrase)) columns[at] = around([column, phrase]);
  }
  return columns.toSorted((one, other) => middleX(one) - middleX(other));
}
