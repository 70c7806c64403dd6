/** Gives left, top, right and bottom on the page as it is seen, in points; downwards is more. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Matrix = readonly [number, number, number, number, number, number];

export const multiply = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];

export const apply = (m: Matrix, x: number, y: number): readonly [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

export const asMatrix = (numbers: readonly number[]): Matrix => [
  numbers[0] ?? 1,
  numbers[1] ?? 0,
  numbers[2] ?? 0,
  numbers[3] ?? 1,
  numbers[4] ?? 0,
  numbers[5] ?? 0,
];

export const middleX = ({ left, right }: Box): number => (left + right) / 2;
export const middleY = ({ top, bottom }: Box): number => (top + bottom) / 2;

export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

/** Returns a box as `Where` has it: left, top, width, height, in tenths. */
export const whereBox = ({ left, top, right, bottom }: Box): readonly [number, number, number, number] => {
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return [tenths(left), tenths(top), tenths(right - left), tenths(bottom - top)];
};

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Puts numbers that lie within `near` of each other together; each group's mean, in order. */
export function cluster(values: readonly number[], near: number): number[] {
  const means: number[] = [];
  let group: number[] = [];
  for (const value of values.toSorted((one, other) => one - other)) {
    if (group.length > 0 && value - (group.at(-1) ?? 0) > near) {
      means.push(group.reduce((sum, each) => sum + each, 0) / group.length);
      group = [];
    }
    group.push(value);
  }
  if (group.length > 0) means.push(group.reduce((sum, each) => sum + each, 0) / group.length);
  return means;
}
