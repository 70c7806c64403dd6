import { readSymbols } from '../claims/symbol-fonts.ts';
import { UnreadableFile } from '../draft.ts';
import { limits } from '../limits.ts';
import { asMatrix, multiply, type Box, type Matrix } from './geometry.ts';

/** Is a piece of text where it stands. */
export interface Run extends Box {
  readonly text: string;
  /** Is the height of the letters, in points. */
  readonly size: number;
  readonly font: string;
  readonly bold: boolean;
  /** Gives the degrees against the page's top, rounded to 0, 90, 180, 270, or `slanted`. */
  readonly turn: 0 | 90 | 180 | 270 | 'slanted';
}

export interface TextPage {
  getTextContent(): Promise<{ readonly items: readonly object[] }>;
  readonly commonObjs?: { has(id: string): boolean; get(id: string): unknown } | undefined;
}

interface TextItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly fontName: string;
}

const isText = (item: object): item is TextItem => 'str' in item;

function turnOf([a, b]: Matrix): Run['turn'] {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  const nearest = Math.round(degrees / 90) * 90;
  if (Math.abs(degrees - nearest) > 3) return 'slanted';
  return (((nearest % 360) + 360) % 360) as 0 | 90 | 180 | 270;
}

/** Returns the box of a run from its baseline, along which it is `width` long. */
function boxOf(m: Matrix, width: number, size: number): Box {
  const scale = Math.hypot(m[0], m[1]) || 1;
  const [dx, dy] = [m[0] / scale, m[1] / scale];
  // This direction goes upwards from the baseline.
  const [ux, uy] = [dy, -dx];
  const corners = [
    [-0.2, 0],
    [-0.2, width],
    [0.75, 0],
    [0.75, width],
  ].map(([up = 0, along = 0]) => [m[4] + dx * along + ux * up * size, m[5] + dy * along + uy * up * size] as const);
  return {
    left: Math.min(...corners.map(([x]) => x)),
    right: Math.max(...corners.map(([x]) => x)),
    top: Math.min(...corners.map(([, y]) => y)),
    bottom: Math.max(...corners.map(([, y]) => y)),
  };
}

function fontNameOf(page: TextPage, id: string): string {
  try {
    if (!page.commonObjs?.has(id)) return '';
    const font = page.commonObjs.get(id);
    return typeof font === 'object' && font !== null && 'name' in font && typeof font.name === 'string'
      ? font.name
      : '';
  } catch {
    return '';
  }
}

/** Reads a page's texts. Its operators must have been read before, so that the fonts have names. */
export async function readPageRuns(page: TextPage, viewport: readonly number[]): Promise<Run[]> {
  const { items } = await page.getTextContent();
  if (items.length > limits.pageRuns)
    throw new UnreadableFile(
      'A page of the PDF has more pieces of text than a menu. Print the menu’s pages to a new PDF.',
    );
  const names = new Map<string, string>();
  const runs: Run[] = [];
  for (const item of items) {
    if (!isText(item) || item.str.trim() === '') continue;
    const m = multiply(asMatrix(viewport), asMatrix(item.transform));
    const size = Math.hypot(m[2], m[3]);
    if (size < 0.5) continue;
    const name = names.get(item.fontName) ?? fontNameOf(page, item.fontName);
    names.set(item.fontName, name);
    const lead = item.str.length - item.str.trimStart().length;
    // Blanks at the ends take room: a letter's share of the width is near enough.
    const share = item.width / item.str.length;
    const text = item.str.trim();
    const box = boxOf(multiply(m, [1, 0, 0, 1, 0, 0]), item.width, size);
    const turn = turnOf(m);
    const left = turn === 0 ? box.left + lead * share : box.left;
    const right = turn === 0 ? left + text.length * share : box.right;
    runs.push({
      ...box,
      left,
      right,
      text: readSymbols(text, name),
      size,
      font: name === '' ? item.fontName : name,
      bold: /bold|black|heavy|semibold|demi/i.test(name),
      turn,
    });
  }
  return runs;
}
