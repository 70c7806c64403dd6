import type { Where } from '../draft.ts';

/** Is a cell of a table from any source. A merged cell is repeated in every place that it covers. */
export interface Cell {
  readonly text: string;
  readonly where: Where;
  /** Is the background colour as #rrggbb; white has none. */
  readonly fill?: string | undefined;
  /** Is the style of its letters. Cells with the same style share it. */
  readonly style: string;
  /** Says whether it contains a picture or drawn shape, such as a tick that isn't text. */
  readonly drawn?: boolean | undefined;
  /** Is the number of columns that it covers. */
  readonly span: number;
  /** Says whether it is a formula without a saved result. Nothing is ever calculated here. */
  readonly unsolved?: true | undefined;
  /** Is set if it is the heading of a group of columns, and it is unclear whether it covers this one. */
  readonly isUnsure?: true | undefined;
  /** Says why it may be below another heading than its own. Its row then denies nothing. */
  readonly misplaced?: string | undefined;
  /** Is set if it repeats a merged cell, so that it isn't the first place that the cell covers. */
  readonly covered?: 'beside' | 'below' | undefined;
}

export interface PageEdges {
  readonly begins: boolean;
  readonly ends: boolean;
}

export interface Grid {
  readonly rows: readonly (readonly Cell[])[];
  /** Holds the names that the table has as its title. */
  readonly title?: string | undefined;
  /** Says whether each row is a row of the source and not one of the lines of its text. */
  readonly ruled: boolean;
  /** Says whether its rows end where those of the source do: one may have more cells than another. */
  readonly hasEnds?: boolean;
  /** Says whether it continues the previous page's table and section. */
  readonly continues?: boolean;
  /** Says whether it is unclear that its marks are below their headings. It then denies nothing. */
  readonly isOpen?: boolean;
  /** Says whether its first row or its last may continue across the page's edge. */
  readonly edges?: PageEdges | undefined;
}

/** Returns a column's name as spreadsheets say it: 0 is A, 27 is AB. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

export const emptyCell: Cell = { text: '', where: {}, style: '', span: 1 };
