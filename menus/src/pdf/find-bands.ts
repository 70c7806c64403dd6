import { readHeading } from '../chart/headings.ts';
import { around, middleX, middleY, type Box } from './geometry.ts';
import type { Phrase } from './phrases.ts';

/** Where a table's headings stand on a page. */
export interface Band extends Box {
  readonly phrases: readonly Phrase[];
}

interface Seed {
  readonly phrase: Phrase;
  readonly telling: boolean;
}

const isTurned = ({ turn }: Phrase): boolean => turn !== 0;

/** The columns that a band's telling headings name: those that overlap are lines of one. */
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

const sentence = /^(?:contains|may contain|free from)\b.*[a-z]/i;

/** Finds the headings of the page's tables, from top to bottom. */
export function findBands(phrases: readonly Phrase[]): Band[] {
  const seeds: Seed[] = [];
  for (const phrase of phrases) {
    if (phrase.text.length > 80 || sentence.test(phrase.text) || phrase.text.includes(',')) continue;
    const kind = readHeading(phrase.text)?.kind;
    if (kind !== undefined) seeds.push({ phrase, telling: kind === 'allergen' || kind === 'list' });
  }
  const groups = grow(seeds)
    .map(onLines)
    .map((group) => ({ group, columns: countColumns(group) }));
  const enough = groups.filter(({ group, columns }) => {
    const named = group.some(({ phrase }) => readHeading(phrase.text)?.kind === 'name');
    return (
      columns >= 3 ||
      (columns === 2 && (named || group.length > 2)) ||
      (columns === 1 && group.length >= 2 && (named || group.length > 3))
    );
  });
  const most = Math.max(0, ...enough.map(({ columns }) => columns));
  return enough
    .filter(({ columns }) => columns >= most * 0.6)
    .map(({ group }) => {
      // Turned headings end at different heights: the band ends where the table begins.
      const box = around(group.map(({ phrase }) => phrase));
      return { ...box, phrases: group.map(({ phrase }) => phrase) };
    })
    .toSorted((one, other) => one.top - other.top);
}

/** The middle of each column that a band's phrases stand in: phrases that overlap are lines of one heading. */
export function columnsOf(phrases: readonly Phrase[]): Box[] {
  const columns: Box[] = [];
  for (const phrase of phrases.toSorted((one, other) => one.right - one.left - (other.right - other.left))) {
    const at = columns.findIndex((column) => {
      // The lines of a turned heading stand beside each other.
      if (isTurned(phrase) && Math.abs(middleX(column) - middleX(phrase)) < phrase.size * 1.35) return true;
      const overlap = Math.min(column.right, phrase.right) - Math.max(column.left, phrase.left);
      return overlap > 0.4 * Math.min(column.right - column.left, phrase.right - phrase.left);
    });
    const column = columns[at];
    if (!column) columns.push(phrase);
    else columns[at] = around([column, phrase]);
  }
  return columns.toSorted((one, other) => middleX(one) - middleX(other));
}
