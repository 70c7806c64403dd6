import { limits } from '../limits.ts';
import { apply, asMatrix, multiply, type Box, type Matrix } from './geometry.ts';

/** A line of a table, or the edge of a coloured cell. `at` is its place across, from and to are its ends. */
export interface Line {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface Fill extends Box {
  readonly colour: string;
}

export interface Shapes {
  readonly across: readonly Line[];
  readonly down: readonly Line[];
  /** Coloured areas, in the order in which they are painted. */
  readonly fills: readonly Fill[];
  /** Small drawn things that may be marks. */
  readonly drawings: readonly Box[];
  readonly pictures: readonly Box[];
}

export interface ShapePage {
  getOperatorList(): Promise<{ readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] }>;
}

type Operators = Readonly<Record<string, number>>;

/** Thinner ones are lines. In points. */
const thin = 2;
const mostShapes = 200_000;

const isList = (value: unknown): value is ArrayLike<unknown> =>
  (typeof value === 'object' && value !== null && 'length' in value) || false;
const numbersOf = (value: unknown): number[] =>
  isList(value) ? Array.from(value).filter((each) => typeof each === 'number') : [];

/** The straight parts of a path, and whether it bends. Path data are numbers: 0 move, 1 line, 2 and 3 curve, 4 close. */
function readPath(data: readonly number[], m: Matrix): { points: (readonly [number, number])[][]; bends: boolean } {
  const points: (readonly [number, number])[][] = [];
  let bends = false;
  for (let at = 0; at < data.length;) {
    const step = data[at];
    const x = data[at + 1] ?? 0;
    const y = data[at + 2] ?? 0;
    if (step === 0) {
      points.push([apply(m, x, y)]);
      at += 3;
    } else if (step === 1) {
      points.at(-1)?.push(apply(m, x, y));
      at += 3;
    } else if (step === 2 || step === 3) {
      bends = true;
      const end = step === 2 ? 5 : 3;
      points.at(-1)?.push(apply(m, data[at + end] ?? 0, data[at + end + 1] ?? 0));
      at += step === 2 ? 7 : 5;
    } else {
      const part = points.at(-1);
      if (step === 4 && part?.[0]) part.push(part[0]);
      at += 1;
    }
  }
  return { points, bends };
}

const boundsOf = (points: readonly (readonly [number, number])[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

const isWhite = (colour: string): boolean => /^#f[c-f]f[c-f]f[c-f]$/i.test(colour);

/** Reads the lines and coloured areas of a page from its operators. */
export async function readPageShapes(page: ShapePage, viewport: readonly number[], ops: Operators): Promise<Shapes> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const across: Line[] = [];
  const down: Line[] = [];
  const fills: Fill[] = [];
  const drawings: Box[] = [];
  const pictures: Box[] = [];
  let m = asMatrix(viewport);
  let colour = '#000000';
  const stack: { m: Matrix; colour: string }[] = [];
  const fillers = new Set([
    ops['fill'],
    ops['eoFill'],
    ops['fillStroke'],
    ops['eoFillStroke'],
    ops['closeFillStroke'],
    ops['closeEOFillStroke'],
  ]);
  const strokers = new Set([
    ops['stroke'],
    ops['closeStroke'],
    ops['fillStroke'],
    ops['eoFillStroke'],
    ops['closeFillStroke'],
    ops['closeEOFillStroke'],
  ]);

  const addLine = ([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]) => {
    if (across.length + down.length > mostShapes) return;
    if (Math.abs(y0 - y1) < 0.7 && Math.abs(x0 - x1) > 3)
      across.push({ at: (y0 + y1) / 2, from: Math.min(x0, x1), to: Math.max(x0, x1) });
    else if (Math.abs(x0 - x1) < 0.7 && Math.abs(y0 - y1) > 3)
      down.push({ at: (x0 + x1) / 2, from: Math.min(y0, y1), to: Math.max(y0, y1) });
  };
  const addArea = (box: Box) => {
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    if (height <= thin && width > 3) across.push({ at: (box.top + box.bottom) / 2, from: box.left, to: box.right });
    else if (width <= thin && height > 3) down.push({ at: (box.left + box.right) / 2, from: box.top, to: box.bottom });
    else if (width > 4 && height > 4 && fills.length < mostShapes) {
      fills.push({ ...box, colour: isWhite(colour) ? '' : colour });
    }
  };
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index];
    if (operator === ops['save']) stack.push({ m, colour });
    else if (operator === ops['restore']) ({ m, colour } = stack.pop() ?? { m, colour });
    else if (operator === ops['transform']) m = multiply(m, asMatrix(numbersOf(args)));
    else if (operator === ops['paintFormXObjectBegin']) {
      stack.push({ m, colour });
      const matrix = isList(args) ? numbersOf(args[0]) : [];
      if (matrix.length === 6) m = multiply(m, asMatrix(matrix));
    } else if (operator === ops['paintFormXObjectEnd']) ({ m, colour } = stack.pop() ?? { m, colour });
    else if (operator === ops['setFillRGBColor']) {
      const given = isList(args) ? args[0] : undefined;
      if (typeof given === 'string') colour = given;
    } else if (operator === ops['setFillColorN'] || operator === ops['setFillGray']) colour = '#777777';
    else if (
      operator === ops['paintImageXObject'] ||
      operator === ops['paintInlineImageXObject'] ||
      operator === ops['paintImageMaskXObject']
    )
      pictures.push(boundsOf([apply(m, 0, 0), apply(m, 1, 0), apply(m, 0, 1), apply(m, 1, 1)]));
    else if (operator === ops['constructPath'] && isList(args)) {
      const [paint, parts] = [args[0], args[1]];
      const isFilled = typeof paint === 'number' && fillers.has(paint);
      const isStroked = typeof paint === 'number' && strokers.has(paint);
      if (!isFilled && !isStroked) continue;
      const data = isList(parts) ? numbersOf(parts[0]) : [];
      const { points, bends } = readPath(data.slice(0, 20_000), m);
      const all = points.flat();
      if (all.length < 2) continue;
      const box = boundsOf(all);
      const [width, height] = [box.right - box.left, box.bottom - box.top];
      const slants = points.some((part) =>
        part.some(
          ([x, y], at) =>
            at > 0 && Math.abs(x - (part[at - 1]?.[0] ?? x)) > 0.7 && Math.abs(y - (part[at - 1]?.[1] ?? y)) > 0.7,
        ),
      );
      if (bends || slants) {
        if (
          width < 40 &&
          height < 40 &&
          width > 1.5 &&
          height > 1.5 &&
          drawings.length < limits.pageRuns &&
          !(isFilled && isWhite(colour))
        )
          drawings.push(box);
        continue;
      }
      if (isStroked)
        for (const part of points)
          for (const [at, point] of part.entries()) if (at > 0) addLine(part[at - 1] ?? point, point);
      if (isFilled) for (const part of points) addArea(boundsOf(part));
    }
  }
  return { across, down, fills, drawings, pictures };
}
