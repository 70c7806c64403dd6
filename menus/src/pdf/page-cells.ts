import { columnName, type Cell } from '../chart/grid.ts';
import { explains } from '../chart/row-kinds.ts';
import { around, middleX, middleY, whereBox, type Box } from './geometry.ts';
import type { Page } from './open-pdf.ts';
import type { Edges } from './page-columns.ts';
import { columnOf, type RowBand } from './page-rows.ts';
import type { Fill } from './page-shapes.ts';
import { byReading, type Phrase } from './phrases.ts';

/** Returns the lines of a cell from top to bottom; texts of one line that stand apart stay two blanks apart. */
export function textOf(phrases: readonly Phrase[]): string {
  const flat = phrases.filter(({ turn }) => turn === 0).toSorted(byReading);
  const turned = phrases
    .filter(({ turn }) => turn !== 0)
    .toSorted((one, other) => (one.turn === 90 ? other.left - one.left : one.left - other.left));
  let text = '';
  let before: Phrase | undefined;
  for (const phrase of [...turned, ...flat]) {
    const sameLine =
      before !== undefined &&
      before.turn === 0 &&
      phrase.turn === 0 &&
      Math.abs(before.bottom - phrase.bottom) <= phrase.size * 0.5;
    text += text === '' ? phrase.text : (sameLine ? '  ' : ' ') + phrase.text;
    before = phrase;
  }
  return text;
}

function fillAt(fills: readonly Fill[], x: number, y: number): string | undefined {
  const top = fills.findLast((fill) => x > fill.left && x < fill.right && y > fill.top && y < fill.bottom);
  return top === undefined || top.colour === '' ? undefined : top.colour;
}

/** Returns the colour of a small area within a cell, where the last column goes on to the page's edge. */
const fillWithin = (fills: readonly Fill[], cell: Box): string | undefined =>
  fills.findLast(
    (fill) =>
      fill.colour !== '' &&
      fill.left >= cell.left - 1 &&
      fill.right <= cell.right + 1 &&
      middleY(fill) > cell.top &&
      middleY(fill) < cell.bottom,
  )?.colour;

/** Returns the small coloured area before a text that explains it. */
function swatchBeside(first: Phrase | undefined, fills: readonly Fill[]): string | undefined {
  if (!first || !explains.test(first.text)) return undefined;
  const beside = fills.findLast(
    (fill) =>
      fill.colour !== '' &&
      fill.right < first.left + 2 &&
      first.left - fill.right < first.size * 2 &&
      fill.top < middleY(first) &&
      fill.bottom > middleY(first),
  );
  return beside?.colour;
}

interface Context {
  readonly page: Page;
  readonly edges: Edges;
  readonly rowOffset: number;
}

/** Is said of a dish where lines of names stand between the marks, and nothing parts the names from each other. */
const mayBeOther =
  'Whether all lines of its name are its own can’t be seen: its marks may be of the dish beside it, and deny nothing.';

export function cellsOf(row: RowBand, { page, edges, rowOffset }: Context, index: number): Cell[] {
  const columns = edges.length - 1;
  const inColumn: Phrase[][] = Array.from({ length: columns }, () => []);
  const spans = Array.from({ length: columns }, () => 1);
  for (const phrase of row.phrases) {
    const centred = edges.findLastIndex((edge) => middleX(phrase) >= edge);
    const at = Math.min(
      columns - 1,
      Math.max(0, phrase.turn === 0 && phrase.text.length > 3 ? columnOf(phrase, edges) : centred),
    );
    inColumn[at]?.push(phrase);
    const last = edges.findLastIndex((edge) => edge < phrase.right - phrase.size * 0.6);
    spans[at] = Math.max(spans[at] ?? 1, Math.min(last, columns - 1) - at + 1);
  }
  const y = (row.top + row.bottom) / 2;
  return inColumn.map((phrases, at): Cell => {
    const [left, right] = [edges[at] ?? 0, edges[at + 1] ?? page.width];
    const box: Box = phrases.length > 0 ? around(phrases) : { left, right, top: row.top, bottom: row.bottom };
    const middle = (left + right) / 2;
    const isMark = (each: Box) =>
      middleX(each) > left &&
      middleX(each) < right &&
      middleY(each) > row.top - 1 &&
      middleY(each) < row.bottom + 1 &&
      each.bottom - each.top < (row.bottom - row.top) * 1.6;
    const first = phrases[0];
    return {
      text: textOf(phrases),
      where: { page: page.number, cell: `${columnName(at)}${rowOffset + index + 1}`, box: whereBox(box) },
      fill:
        swatchBeside(first, page.shapes.fills) ??
        fillAt(page.shapes.fills, phrases.length > 0 && at > 0 ? middleX(box) : middle, y) ??
        fillAt(page.shapes.fills, middle, y) ??
        (phrases.length === 0 && at > 0
          ? fillWithin(page.shapes.fills, { left, right, top: row.top, bottom: row.bottom })
          : undefined),
      style: first === undefined ? '' : `${first.font} ${Math.round(first.size * 2) / 2}${first.bold ? ' bold' : ''}`,
      drawn: phrases.length === 0 && (page.shapes.drawings.some(isMark) || page.shapes.pictures.some(isMark)),
      span: spans[at] ?? 1,
      ...(row.isUnsure === true && { misplaced: mayBeOther }),
    };
  });
}
