import { limits } from '../limits.ts';
import { apply, asMatrix, middleX, middleY, multiply, type Box, type Matrix } from './geometry.ts';

/** Is a line of a table, or the edge of a coloured cell. `at` is its place across, from and to are its ends. */
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
  /** Holds coloured areas, in the order in which they are painted. */
  readonly fills: readonly Fill[];
  /** Holds small drawn things that may be marks. */
  readonly drawings: readonly Box[];
  readonly pictures: readonly Box[];
}

export interface ShapePage {
  getOperatorList(): Promise<{ readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] }>;
}

type Point = readonly [number, number];
type Operators = Readonly<Record<string, number>>;

/** Thinner areas are lines. This is in points. */
const thin = 2;
const mostShapes = 200_000;

const isList = (value: unknown): value is ArrayLike<unknown> =>
  (typeof value === 'object' && value !== null && 'length' in value) || false;
const numbersOf = (value: unknown): number[] =>
  isList(value) ? Array.from(value).filter((each) => typeof each === 'number') : [];

/**
 * Returns the straight parts of a path, and whether it bends. Path data are numbers: 0 move, 1 line, 2 and 3 curve, 4
 * close.
 */
function readPath(data: readonly number[], m: Matrix): { points: Point[][]; bends: boolean } {
  const points: Point[][] = [];
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

const boundsOf = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

const isWhite = (colour: string): boolean => /^#f[c-f]f[c-f]f[c-f]$/i.test(colour);

const slants = (part: readonly Point[]): boolean =>
  part.some(([x, y], at) => {
    const [beforeX, beforeY] = part[at - 1] ?? [x, y];
    return Math.abs(x - beforeX) > 0.7 && Math.abs(y - beforeY) > 0.7;
  });

/** Collects what a page paints, in the page's own measure. */
class ShapeCollector implements Shapes {
  readonly across: Line[] = [];
  readonly down: Line[] = [];
  readonly fills: Fill[] = [];
  readonly drawings: Box[] = [];
  readonly pictures: Box[] = [];

  addLine([x0, y0]: Point, [x1, y1]: Point): void {
    if (this.across.length + this.down.length > mostShapes) return;
    if (Math.abs(y0 - y1) < 0.7 && Math.abs(x0 - x1) > 3)
      this.across.push({ at: (y0 + y1) / 2, from: Math.min(x0, x1), to: Math.max(x0, x1) });
    else if (Math.abs(x0 - x1) < 0.7 && Math.abs(y0 - y1) > 3)
      this.down.push({ at: (x0 + x1) / 2, from: Math.min(y0, y1), to: Math.max(y0, y1) });
  }

  /** A thin area is a line. */
  addArea(box: Box, colour: string): void {
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    if (this.across.length + this.down.length + this.fills.length > mostShapes) return;
    if (height <= thin && width > 3) this.across.push({ at: middleY(box), from: box.left, to: box.right });
    else if (width <= thin && height > 3) this.down.push({ at: middleX(box), from: box.top, to: box.bottom });
    else if (width > 4 && height > 4) this.fills.push({ ...box, colour: isWhite(colour) ? '' : colour });
  }

  addPath(
    data: readonly number[],
    m: Matrix,
    colour: string,
    { isFilled, isStroked }: { isFilled: boolean; isStroked: boolean },
  ): void {
    const { points, bends } = readPath(data.slice(0, 20_000), m);
    const all = points.flat();
    if (all.length < 2) return;
    if (bends || points.some(slants)) {
      const box = boundsOf(all);
      const sides = [box.right - box.left, box.bottom - box.top];
      const isMark = sides.every((side) => side > 1.5 && side < 40) && !(isFilled && isWhite(colour));
      if (isMark && this.drawings.length < limits.pageRuns) this.drawings.push(box);
      return;
    }
    for (const part of points) {
      if (isStroked) for (const [at, point] of part.entries()) if (at > 0) this.addLine(part[at - 1] ?? point, point);
      if (isFilled) this.addArea(boundsOf(part), colour);
    }
  }
}

const named = (ops: Operators, ...names: readonly string[]): ReadonlySet<number | undefined> =>
  new Set(names.map((name) => ops[name]));

/** Reads the lines and coloured areas of a page from its operators. */
export async function readPageShapes(page: ShapePage, viewport: readonly number[], ops: Operators): Promise<Shapes> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const shapes = new ShapeCollector();
  let m = asMatrix(viewport);
  let colour = '#000000';
  const stack: { m: Matrix; colour: string }[] = [];
  const both = ['fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'];
  const fillers = named(ops, 'fill', 'eoFill', ...both);
  const strokers = named(ops, 'stroke', 'closeStroke', ...both);
  const painters = named(ops, 'paintImageXObject', 'paintInlineImageXObject', 'paintImageMaskXObject');
  const patterns = named(ops, 'setFillColorN', 'setFillGray');
  for (const [index, operator] of fnArray.entries()) {
    const given = argsArray[index];
    const args = isList(given) ? given : [];
    if (operator === ops['save']) stack.push({ m, colour });
    else if (operator === ops['restore'] || operator === ops['paintFormXObjectEnd'])
      ({ m, colour } = stack.pop() ?? { m, colour });
    else if (operator === ops['transform']) m = multiply(m, asMatrix(numbersOf(args)));
    else if (operator === ops['paintFormXObjectBegin']) {
      stack.push({ m, colour });
      const matrix = numbersOf(args[0]);
      if (matrix.length === 6) m = multiply(m, asMatrix(matrix));
    } else if (operator === ops['setFillRGBColor']) colour = typeof args[0] === 'string' ? args[0] : colour;
    else if (patterns.has(operator)) colour = '#777777';
    else if (painters.has(operator))
      shapes.pictures.push(boundsOf([apply(m, 0, 0), apply(m, 1, 0), apply(m, 0, 1), apply(m, 1, 1)]));
    else if (operator === ops['constructPath'] && typeof args[0] === 'number') {
      const paint = { isFilled: fillers.has(args[0]), isStroked: strokers.has(args[0]) };
      const [data] = isList(args[1]) ? Array.from(args[1]) : [];
      if (paint.isFilled || paint.isStroked) shapes.addPath(numbersOf(data), m, colour, paint);
    }
  }
  return shapes;
}
