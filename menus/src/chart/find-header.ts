import { isAdverse } from '../claims/meaning.ts';
import { emptyCell, type Cell, type Grid } from './grid.ts';
import {
  isFreeGroup,
  isGroup,
  isSuitGroup,
  leavesOpen,
  readHeading,
  headingSign,
  turnsAround,
  type Heading,
} from './headings.ts';

export interface Header {
  /** Is the first of the header's rows; `last` is its last one. */
  readonly first: number;
  readonly last: number;
  readonly columns: readonly (Heading | undefined)[];
  readonly texts: readonly string[];
}

const tallest = 4;

const isMark = (text: string): boolean => text.length <= 2 || /^(?:yes|no|n\/a|\d+(?:[.,]\d+)?)$/i.test(text);

/**
 * Returns a column's heading from the rows of a header: the last row that makes sense by itself, otherwise all of them.
 */
function readWords(cells: readonly Cell[]): { heading: Heading | undefined; text: string } {
  const texts = cells.filter((cell) => cell.covered !== 'below').map((cell) => cell.text.trim());
  const said = texts.filter((text, at) => text !== '' && texts.indexOf(text) === at);
  const all = said.join(' ');
  const own = said.at(-1) ?? '';
  const groups = said.slice(0, -1).map(readHeading);
  const whole = readHeading(all);
  const last = readHeading(own);
  // "May contain" above its columns holds for each of them; "Allergens" above them says nothing.
  const above = groups.findLast((group) => group?.kind === 'list');
  if (last?.kind === 'allergen' && above?.kind === 'list' && above.level === 'may_contain')
    return { heading: { ...last, level: 'may_contain' }, text: all };
  // Below "Free from" a mark denies, and "N" changes nothing. "Suitable for" says who may eat it, not that the allergen
  // is absent.
  const suits = said.slice(0, -1).findLast(isSuitGroup);
  if (last?.kind === 'allergen' && suits !== undefined) {
    const named = { ...last.named, denies: undefined };
    return { heading: { ...last, named, free: last.free || !isAdverse(suits) }, text: all };
  }
  if (last?.kind === 'allergen' && said.slice(0, -1).some((each) => leavesOpen(each) && !isFreeGroup(each)))
    return { heading: { ...last, named: { ...last.named, denies: undefined } }, text: all };
  const isFree = said.slice(0, -1).some(isFreeGroup);
  if (last?.kind === 'allergen' && isFree) return { heading: { ...last, free: true }, text: all };
  // "Tree" above "Nuts" is one name.
  if (whole?.kind === 'allergen') return { heading: whole, text: all };
  return { heading: last ?? whole, text: last ? own : all };
}

/**
 * If a group's heading may cover a column next to it, the column denies nothing. Its marks warn. If they may mean what
 * the dish is without, they say that it may contain it.
 */
function besideGroup(cells: readonly Cell[]): { heading: Heading | undefined; text: string } {
  const { heading, text } = readWords(cells.filter(({ isUnsure }) => isUnsure !== true));
  if (heading?.kind !== 'allergen') return { heading, text };
  const isFree = cells.some((cell) => cell.isUnsure === true && isFreeGroup(cell.text));
  return {
    heading: {
      ...heading,
      named: { ...heading.named, denies: undefined },
      level: isFree ? 'may_contain' : heading.level,
      isUnsure: true,
    },
    text,
  };
}

/** Returns a column's heading, with the sign of a footnote that any of its rows has. */
function readColumn(cells: readonly Cell[]): { heading: Heading | undefined; text: string } {
  const read = cells.some(({ isUnsure }) => isUnsure === true) ? besideGroup(cells) : readWords(cells);
  const { heading } = read;
  const sign = headingSign(cells.map((cell) => cell.text).join(' '));
  return heading?.kind === 'allergen' && sign !== undefined ? { ...read, heading: { ...heading, sign } } : read;
}

/**
 * A group's heading in a single cell may belong to the empty cells on both sides. Unless it is merged, nothing says
 * which.
 */
function withGroupsBeside(row: readonly Cell[]): readonly Cell[] {
  const isOwn = (cell: Cell | undefined, at: number): boolean =>
    at > 0 && cell !== undefined && cell.text.trim() !== '' && cell.covered === undefined && cell.span === 1;
  // In a PDF, lines and positions have decided that already.
  if (row.some(({ where }) => where.page !== undefined)) return row;
  if (!row.some((cell, at) => isOwn(cell, at) && turnsAround(cell.text))) return row;
  const said = row.map((cell, at) => cell.text.trim() !== '' && (at > 0 || !isGroup(cell.text)));
  return row.map((cell, at) => {
    if (at === 0 || cell.text.trim() !== '') return cell;
    const before = said.lastIndexOf(true, at);
    const after = said.indexOf(true, at);
    const near = [before, after].filter((each) => isOwn(row[each], each) && isGroup(row[each]?.text ?? ''));
    const over = near.find((each) => turnsAround(row[each]?.text ?? '')) ?? near[0];
    return over === undefined ? cell : { ...cell, text: row[over]?.text ?? '', isUnsure: true };
  });
}

function readBlock(grid: Grid, first: number, last: number): Header {
  const given = grid.rows.slice(first, last + 1);
  // Only a row with headings below it can be a group's, so the last row makes no cell beside its own unsure.
  const rows = given.map((row, at) => (at < given.length - 1 ? withGroupsBeside(row) : row));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => readColumn(rows.map((row) => row[at] ?? emptyCell)));
  return { first, last, columns: columns.map(({ heading }) => heading), texts: columns.map(({ text }) => text) };
}

const isTelling = (heading: Heading | undefined): boolean => heading?.kind === 'allergen' || heading?.kind === 'list';

/** Scores a header by how much it tells. Fewer rows win, so that a title above, or the first dish below, stays out. */
function weigh({ first, last, columns }: Header): number {
  const allergens = columns.filter((heading) => heading?.kind === 'allergen').length;
  const lists = columns.filter((heading) => heading?.kind === 'list').length;
  const others = columns.filter((heading) => heading !== undefined && !isTelling(heading)).length;
  // "May contain" in a row by itself says what the columns below it mean.
  const traces = columns.filter((heading) => heading?.kind === 'allergen' && heading.level === 'may_contain').length;
  return allergens * 3 + traces * 0.5 + lists * 2 + others - (last - first) * 0.5;
}

const isEnough = ({ columns }: Header): boolean => {
  const telling = columns.filter(isTelling).length;
  const known = columns.filter((heading) => heading !== undefined).length;
  const named = columns.some((heading) => heading?.kind === 'name' || heading?.kind === 'ingredients');
  return telling >= 2 || (telling === 1 && (named || known >= 3)) || known >= 4 || (named && known >= 2);
};

/** A row in which marks stand under what might be headings is a dish: "Milk" with a tick beside it. */
function looksLikeDish(row: readonly Cell[]): boolean {
  const texts = row.filter((cell) => cell.covered === undefined).map((cell) => cell.text.trim());
  const said = texts.filter((text) => text !== '');
  return said.filter(isMark).length > 1 && said.filter(isMark).length * 2 >= said.length;
}

/** If a row names the column of the dishes, the next row with a text in that column is a dish. */
export function namesDish(row: readonly Cell[], { columns }: Header, nameAt?: number): boolean {
  const at = nameAt ?? columns.findIndex((heading) => heading?.kind === 'name');
  const cell = row[at];
  return (
    cell !== undefined &&
    cell.covered === undefined &&
    cell.text.trim() !== '' &&
    readHeading(cell.text)?.kind !== 'name'
  );
}

/** Finds the next header at or after a row: of neighbouring candidates the one that tells most. */
export function findHeader(grid: Grid, from: number): Header | undefined {
  for (let at = from; at < grid.rows.length; at += 1) {
    const single = readBlock(grid, at, at);
    const candidates = [single];
    for (let last = at + 1; last < Math.min(at + tallest, grid.rows.length); last += 1) {
      if (looksLikeDish(grid.rows[last] ?? []) || namesDish(grid.rows[last] ?? [], single)) break;
      candidates.push(readBlock(grid, at, last));
    }
    if (looksLikeDish(grid.rows[at] ?? [])) continue;
    const fit = candidates.filter(isEnough);
    const best = fit.toSorted((one, other) => weigh(other) - weigh(one))[0];
    if (!best) continue;
    // A later first row may tell the same with fewer rows.
    let chosen = best;
    for (let first = at + 1; first <= best.last; first += 1) {
      // "May contain" above its columns belongs to them.
      if (
        grid.rows
          .slice(at, first)
          .some((row) => row.some(({ text }) => readHeading(text)?.kind === 'list' || turnsAround(text)))
      )
        break;
      const shorter = readBlock(grid, first, best.last);
      if (isEnough(shorter) && weigh(shorter) > weigh(chosen)) chosen = shorter;
    }
    return chosen;
  }
  return undefined;
}

/** Returns whether a row has headings of other allergens than the columns that it stands in. */
export function isOtherHeader(row: readonly Cell[], header: Header): boolean {
  const named = row.flatMap((cell, at) => {
    const own = header.columns[at];
    const heading = own?.kind === 'allergen' && cell.text.trim().length > 2 ? readHeading(cell.text) : undefined;
    return heading?.kind === 'allergen' ? [JSON.stringify(heading) !== JSON.stringify(own)] : [];
  });
  return named.length > 1 && named.includes(true);
}

/**
 * Returns whether a row repeats the header, as charts do on each page and between sections: every cell must be the
 * same.
 */
export function repeatsHeader(row: readonly Cell[], header: Header): boolean {
  if (looksLikeDish(row)) return false;
  const telling = header.columns.flatMap((heading, at) => (heading === undefined ? [] : [at]));
  const said = telling.filter((at) => (row[at]?.text.trim() ?? '') !== '');
  const same = said.filter((at) => header.texts[at]?.includes(row[at]?.text.trim() ?? '') ?? false);
  const isOther = said.some((at) => header.columns[at]?.kind === 'allergen' && !same.includes(at));
  // "Bun, milk, , soy" is a dish whose marks are names, but "Drinks, milk, egg, soy" is the header again.
  const isNamed = said.some((at) => header.columns[at]?.kind === 'name' && !same.includes(at));
  const isPart = header.columns.some((heading, at) => heading?.kind === 'allergen' && !same.includes(at));
  if (isNamed && isPart) return false;
  return same.length >= 2 && same.length * 2 >= telling.length && !isOther && !isOtherHeader(row, header);
}
