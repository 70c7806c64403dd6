import { plain } from '../claims/allergen-words.ts';
import type { Legend } from '../claims/legend.ts';
import type { Mark } from '../claims/marks.ts';
import type { Table } from './find-tables.ts';
import { emptyCell, type Cell } from './grid.ts';
import type { Heading } from './headings.ts';

type Allergen = Extract<Heading, { kind: 'allergen' }>;

/**
 * Holds headings that are marked by their own first letters: "M" below milk, "N" below nuts. `open`: nothing else is
 * marked with the letter, so that "N" may be one of these or a "no".
 */
export interface OwnLetters {
  readonly sure: ReadonlyMap<Heading, string>;
  readonly open: ReadonlyMap<Heading, string>;
}

/** Returns what a heading's column may be marked with: "Tree nuts" by T, N, TN and Tr. */
function shortFor(heading: string): ReadonlySet<string> {
  const words =
    plain(heading)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const first = words.map((word) => word.charAt(0));
  return new Set([...first, first.join(''), ...words.map((word) => word.slice(0, 2))]);
}

/** Finds out whether the marks of a table are the first letters of its headings. */
export function ownLetters(
  { header, rows }: Pick<Table, 'header' | 'rows'>,
  legend: Legend,
  markOf: (cell: Cell, row: readonly Cell[]) => string,
): OwnLetters {
  const columns = header.columns.flatMap((heading, at) => {
    if (heading?.kind !== 'allergen' || heading.free) return [];
    const marks = new Set(rows.map((row) => plain(markOf(row[at] ?? emptyCell, row)).toLowerCase()));
    marks.delete('');
    const [letter = ''] = marks;
    return marks.size === 0 ? [] : [{ heading, marks, letter, names: shortFor(header.texts[at] ?? '') }];
  });
  const isOwn = ({ marks, letter, names }: (typeof columns)[number]) => marks.size === 1 && names.has(letter);
  const isExplained = (letter: string) => legend.marks.has(letter);
  const own = columns.filter((column) => isOwn(column) && !isExplained(column.letter));
  const isWhole = own.length === columns.length && new Set(own.map(({ letter }) => letter)).size > 1;
  if (isWhole) return { sure: new Map(own.map(({ heading, letter }) => [heading, letter])), open: new Map() };
  const open = own.filter(
    ({ letter, heading }) =>
      letter === 'n' && columns.every((other) => other.heading === heading || isOwn(other) || !other.marks.has(letter)),
  );
  return {
    sure: new Map(),
    open: new Map(columns.length < 2 ? [] : open.map(({ heading, letter }) => [heading, letter])),
  };
}

/** Reads a mark that is its heading's own letter, or what the legend has as its allergen's code: "N = nuts". */
export function ownMark(text: string, heading: Allergen, letters: OwnLetters, legend: Legend): Mark | undefined {
  const key = plain(text).toLowerCase();
  if (key === '' || heading.free) return undefined;
  const code = legend.codes.get(key);
  const isCode =
    code?.level === 'contains' &&
    code.named.warns.some(({ allergen }) => heading.named.warns.some((one) => one.allergen === allergen));
  if (isCode || letters.sure.get(heading) === key) return { level: 'contains' };
  return letters.open.get(heading) === key
    ? {
        level: 'may_contain',
        reason: `the file has "${plain(text)}"`,
        doubt: `Nothing explains the mark "${plain(text)}".`,
      }
    : undefined;
}
