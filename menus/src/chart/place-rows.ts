import { clean } from '../claims/allergen-words.ts';
import type { Header } from './find-header.ts';
import { emptyCell, type Cell } from './grid.ts';

type Row = readonly Cell[];

export interface Placed {
  readonly header: Header;
  readonly rows: readonly Row[];
}

/** Returns where a row ends: in its source, or, if the source has no row ends, after its last text. */
const lengthOf = (row: Row, hasEnds: boolean): number =>
  hasEnds ? row.length : row.findLastIndex(({ text, covered }) => text.trim() !== '' || covered !== undefined) + 1;

const isEmpty = (row: Row): boolean => row.every(({ text }) => text.trim() === '');
const isWordy = (cell: Cell | undefined): boolean => /\p{L}{3}/u.test(cell?.text ?? '');

/** Returns the length that most rows have. */
function usualLength(rows: readonly Row[], hasEnds: boolean): number {
  const times = new Map<number, number>();
  for (const length of rows.map((row) => lengthOf(row, hasEnds))) times.set(length, (times.get(length) ?? 0) + 1);
  return [...times].toSorted((one, other) => other[1] - one[1] || one[0] - other[0])[0]?.[0] ?? 0;
}

const misplaced = (row: Row, why: string): Row => row.map((cell) => ({ ...cell, misplaced: why }));

/** Is the reason for a row that may have moved to the right. */
export const tooManyCells =
  'Its row has more cells than the headings: what it marks may stand below another one. It denies nothing.';
const tooFewCells =
  'Its row has fewer cells than the headings: what it marks may stand below another one. It denies nothing.';

/**
 * Puts "Mac, cheese and ham" in two cells back into one: its words are where marks should be, and everything after them
 * has moved as far.
 */
function movedBack(row: Row, first: number, by: number): Row | undefined {
  const words = row.slice(first, first + by);
  const before = row[first - 1];
  if (!before || !words.every(isWordy) || row.slice(first + by).some(isWordy)) return undefined;
  const parts = [before, ...words].map(({ text }) => clean(text)).filter((text) => text !== '' && !/^\d+$/.test(text));
  return [...row.slice(0, first - 1), { ...before, text: parts.join(', ') }, ...row.slice(first + by)];
}

/**
 * Finds the rows whose cells may not be below their own headings, because they have more or fewer of them, and moves
 * those back whose shift is clear. None of them denies anything.
 */
export function placeRows(header: Header, rows: readonly Row[], heads: readonly Row[], hasEnds: boolean): Placed {
  const said = rows.filter((row) => !isEmpty(row) && lengthOf(row, hasEnds) > 1);
  const usual = usualLength(said, hasEnds);
  const headed = Math.max(...heads.map((row) => lengthOf(row, hasEnds)));
  const isMost = (accepts: (row: Row) => boolean) => said.length > 1 && said.filter(accepts).length > said.length * 0.6;
  const first = Math.max(
    0,
    header.columns.findIndex((heading) => heading?.kind === 'allergen'),
  );
  // Where "Milk, Egg" stands above "Bun, X,", or "Item, Milk" above "1, Bun, X", a column has no heading, not even an
  // empty one.
  const isNamedFirst = header.columns[0]?.kind === 'allergen' && isMost(([cell]) => isWordy(cell));
  const isNumbered =
    first > 0 && isMost((row) => isWordy(row[first]) && /^\d*$/.test(row[first - 1]?.text.trim() ?? ''));
  if (isNamedFirst || isNumbered) {
    const isSeen = said.some((row) => lengthOf(row, hasEnds) > headed);
    const moved = rows.map((row) => (isEmpty(row) ? row : misplaced(row, tooManyCells)));
    if (!isSeen) return { header, rows: moved };
    return {
      header: { ...header, columns: [undefined, ...header.columns], texts: ['', ...header.texts] },
      rows: moved,
    };
  }
  const last = header.columns.findLastIndex((heading) => heading?.kind === 'allergen' || heading?.kind === 'list');
  const ofUsual = said.filter((row) => lengthOf(row, hasEnds) === usual);
  // Each line of the file ends with a separator, or has a column without a heading.
  const isTrailing =
    usual > headed &&
    ofUsual.length > said.length * 0.6 &&
    first > 0 &&
    ofUsual.every((row) => row.slice(headed).every(({ text }) => text.trim() === ''));
  const most = isTrailing ? usual : headed;
  const placed = rows.map((row) => {
    const length = lengthOf(row, hasEnds);
    // A name alone is a section or a dish without a mark.
    const isAlone = row.filter(({ text, covered }) => covered === undefined && text.trim() !== '').length < 2;
    if (!isAlone && length > most) {
      const back = hasEnds && first > 0 ? movedBack(row, first, length - most) : undefined;
      return misplaced(back ?? row, tooManyCells);
    }
    return hasEnds && length <= last ? misplaced(row, tooFewCells) : row;
  });
  return { header, rows: placed };
}

/** Returns whether a row of a chart with its dishes across has more cells, or fewer, than the row of their names. */
export function isUneven(rows: readonly Row[], hasEnds: boolean): boolean {
  const [names = [emptyCell], ...others] = rows.filter((row) => !isEmpty(row));
  const length = lengthOf(names, hasEnds);
  return others.some((row) => (hasEnds ? row.length !== length : lengthOf(row, false) > length));
}
