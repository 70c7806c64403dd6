/** Counts rows and columns from 0. The range goes from `anchor` to `at`, whichever is first. */
export interface Selection {
  readonly at: readonly [row: number, column: number];
  readonly anchor: readonly [row: number, column: number];
}

export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

export const rangeOf = ({ at, anchor }: Selection): Range => ({
  top: Math.min(at[0], anchor[0]),
  bottom: Math.max(at[0], anchor[0]),
  left: Math.min(at[1], anchor[1]),
  right: Math.max(at[1], anchor[1]),
});

export const sizeOf = ({ top, bottom, left, right }: Range): number => (bottom - top + 1) * (right - left + 1);

export function placesIn({ top, bottom, left, right }: Range): (readonly [row: number, column: number])[] {
  const rows = Array.from({ length: bottom - top + 1 }, (_, index) => top + index);
  const columns = Array.from({ length: right - left + 1 }, (_, index) => left + index);
  return rows.flatMap((row) => columns.map((column) => [row, column] as const));
}

const pageOfRows = 10;

/** Says how far a key goes if nothing stops it. */
const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-pageOfRows, 0],
  PageDown: [pageOfRows, 0],
};

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

function targetOf({ key, ctrlKey, metaKey }: Key, [row, column]: Selection['at'], size: Size) {
  const toEnd = ctrlKey || metaKey;
  const step = steps[key];
  if (step) {
    // With Ctrl an arrow goes to the edge.
    const [rows, columns] = toEnd && key.startsWith('Arrow') ? step.map((each) => each * 100_000) : step;
    return [within(row + (rows ?? 0), size.rows), within(column + (columns ?? 0), size.columns)] as const;
  }
  if (key === 'Home') return [toEnd ? 0 : row, 0] as const;
  if (key === 'End') return [toEnd ? size.rows - 1 : row, size.columns - 1] as const;
  return undefined;
}

/** Returns the selection after a key of the grid pattern; `undefined` for keys that move nothing. */
export function moveSelection(key: Key, selection: Selection, size: Size): Selection | undefined {
  const { at } = selection;
  const isCommand = key.ctrlKey || key.metaKey;
  if (key.key === ' ' && isCommand) return wholeColumn(at[1], size);
  if (key.key === ' ' && key.shiftKey) return wholeRow(at[0], size);
  if (key.key.toLowerCase() === 'a' && isCommand) return wholeSheet(size);
  const target = targetOf(key, at, size);
  return target && { at: target, anchor: key.shiftKey ? selection.anchor : target };
}

export const wholeColumn = (column: number, { rows }: Size): Selection => ({
  at: [0, column],
  anchor: [rows - 1, column],
});

export const wholeRow = (row: number, { columns }: Size): Selection => ({ at: [row, 0], anchor: [row, columns - 1] });

const wholeSheet = ({ rows, columns }: Size): Selection => ({ at: [0, 0], anchor: [rows - 1, columns - 1] });

export const isOneCell = ({ at, anchor }: Selection): boolean => at[0] === anchor[0] && at[1] === anchor[1];
