import { columnName, emptyCell, type Cell, type Grid } from '../chart/grid.ts';
import { limits } from '../limits.ts';
import { findElements, isBlanked, isElement, isGone, isHidden, textOf, type Element } from './page-tree.ts';

const isTable = ({ name, attributes }: Element): boolean =>
  name === 'table' || /^(?:table|grid)$/.test(attributes['role'] ?? '');
const isRow = ({ name, attributes }: Element): boolean => name === 'tr' || attributes['role'] === 'row';
const isCell = ({ name, attributes }: Element): boolean =>
  name === 'td' || name === 'th' || /^(?:cell|gridcell|columnheader|rowheader)$/.test(attributes['role'] ?? '');

const spanOf = (text: string | undefined): number => Math.min(200, Math.max(1, Number.parseInt(text ?? '1', 10) || 1));

function fillOf({ attributes }: Element): string | undefined {
  const style =
    /background(?:-color)?\s*:\s*(#[0-9a-f]{3,8}|rgba?\([^)]*\)|[a-z]+)/i.exec(attributes['style'] ?? '')?.[1] ??
    attributes['bgcolor'];
  const colour = style?.toLowerCase().replaceAll(/\s/g, '');
  const isWhite =
    colour === undefined ||
    /^(?:#fff(?:fff)?|white|transparent|none|inherit|rgb\(255,255,255\)|rgba\(0,0,0,0\))$/.test(colour);
  return isWhite ? undefined : colour;
}

/** Returns whether a picture without words stands in a cell. */
const hasIcon = (cell: Element): boolean =>
  textOf(cell) === '' &&
  findElements(cell, ({ name, attributes }) => name === 'svg' || (name === 'img' && attributes['alt'] === undefined))
    .length > 0;

const lookLikeMarks =
  /(?:^|[\s_-])(?:yes|contains?|present|has|check(?:ed)?|tick(?:ed)?|dot|active|on|filled|marked|true|x)(?:$|[\s_-])/i;

const neverShown = new Set(['script', 'style', 'template', 'noscript']);

/** Returns whether an element has words that are hidden: a phone, a screen reader or a script may show them. */
const hidesWords = (element: Element): boolean =>
  isGone(element) && !neverShown.has(element.name) && textOf({ ...element, attributes: {} }) !== '';

/**
 * Returns whether a cell without words may show something all the same: an element that a stylesheet draws on, a
 * picture that is said to be decoration, a look of its own, hidden words. Nobody knows what it says, so it isn't empty.
 */
function showsSomething(cell: Element): boolean {
  const { attributes } = cell;
  const isDrawnOn = ({ style = '', class: look = '' }: Readonly<Record<string, string>>) =>
    /url\(/i.test(style) || lookLikeMarks.test(look);
  const isSign = ({ name, attributes: own }: Element): boolean =>
    name === 'img' ||
    name === 'object' ||
    name === 'canvas' ||
    own['class'] !== undefined ||
    /url\(/i.test(own['style'] ?? '');
  const says = (element: Element): boolean => isSign(element) || hidesWords(element);
  return isDrawnOn(attributes) || 'data-value' in attributes || findElements(cell, says).length > 0;
}

/** Returns the name of a table: the heading just before it names what stands in it. */
function titleOf(table: Element): string | undefined {
  const caption = table.children.find((child): child is Element => isElement(child) && child.name === 'caption');
  if (caption) return textOf(caption);
  let at: Element = table;
  for (let climbed = 0; climbed < 4 && at.parent; climbed += 1) {
    const siblings = at.parent.children;
    for (const before of siblings.slice(0, siblings.indexOf(at)).toReversed()) {
      if (!isElement(before) || isHidden(before)) continue;
      if (isTable(before)) return undefined;
      const heading = /^h[1-6]$/.test(before.name)
        ? before
        : findElements(before, ({ name }) => /^h[1-6]$/.test(name)).at(-1);
      if (heading) return textOf(heading);
    }
    at = at.parent;
  }
  return undefined;
}

/**
 * Returns the cells of rows without those that take no place, which would move the others to another column. A column that
 * is hidden in every row, with its heading, moves none and is read.
 */
function placedCells(rows: readonly (readonly Element[])[]): readonly (readonly Element[])[] {
  const hidden = rows.map((cells) => cells.flatMap((cell, at) => (isGone(cell) ? [at] : [])).join(' '));
  const isOfColumns = new Set(hidden).size < 2;
  return isOfColumns ? rows : rows.map((cells) => cells.filter((cell) => !isGone(cell)));
}

function readTable(table: Element, number: number): Grid {
  const rows: Cell[][] = [];
  const inner = (element: Element) => element !== table && isTable(element);
  const elements = findElements(table, isRow, (element) => inner(element) || isRow(element)).slice(0, limits.rows);
  const seen = elements.filter((row) => !isGone(row) && !isBlanked(row));
  const cellsOf = new Map(
    placedCells(seen.map((row) => findElements(row, isCell, (each) => inner(each) || isCell(each)).slice(0, 300))).map(
      (cells, at) => [seen[at], cells],
    ),
  );
  for (const [y, row] of elements.entries()) {
    const cells = cellsOf.get(row);
    if (!cells) continue;
    const line = (rows[y] ??= []);
    let x = 0;
    const rowFill = fillOf(row);
    for (const element of cells) {
      while (line[x]) x += 1;
      const [across, down] = [spanOf(element.attributes['colspan']), spanOf(element.attributes['rowspan'])];
      const isBlank = isBlanked(element);
      const said = isBlank ? '' : textOf(element).replaceAll('\n', ' ').slice(0, limits.textLength);
      const drawn = hasIcon(element);
      const cell: Cell = {
        text: isBlank || (said === '' && !drawn && showsSomething(element)) ? '?' : said,
        where: { cell: `${columnName(x)}${y + 1}`, path: `table ${number}` },
        fill: fillOf(element) ?? rowFill,
        style: `${element.name} ${element.attributes['class'] ?? ''}${findElements(element, ({ name }) => name === 'b' || name === 'strong').length > 0 ? ' bold' : ''}`,
        span: across,
        drawn,
      };
      for (let below = 0; below < down && y + below < limits.rows; below += 1)
        for (let beside = 0; beside < across; beside += 1) {
          const covered = beside > 0 ? 'beside' : below > 0 ? 'below' : undefined;
          (rows[y + below] ??= [])[x + beside] = { ...cell, ...(covered !== undefined && { covered }) };
        }
      x += across;
    }
  }
  const filled = Array.from(rows, (row) => Array.from(row ?? [], (cell) => cell ?? emptyCell));
  return { rows: filled.filter((row) => row.length > 0), ruled: true, hasEnds: true, title: titleOf(table) };
}

/** Reads the tables of a page that hold no other table. */
export function readPageTables(root: Element): Grid[] {
  const tables = findElements(root, isTable, isHidden).filter((table) => findElements(table, isTable).length === 0);
  return tables.slice(0, 500).map((table, at) => readTable(table, at + 1));
}
