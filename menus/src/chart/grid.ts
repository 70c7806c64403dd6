import type { Where } from '../draft.ts';

/** A cell of a table, whatever it was made from. A merged cell stands in each of the places that it covers. */
export interface Cell {
  readonly text: string;
  readonly where: Where;
  /** Colour behind it, as #rrggbb; none for white. */
  readonly fill?: string | undefined;
  /** How its letters look: equal texts of a table share it. */
  readonly style: string;
  /** A picture or drawn shape stands in it: a tick that isn't text. */
  readonly drawn?: boolean | undefined;
  /** Columns that it covers. */
  readonly span: number;
  /** A formula whose result nobody saved: nothing is ever calculated here. */
  readonly unsolved?: true | undefined;
  /** The heading of a group of columns, of which it isn't to be seen whether it covers this one. */
  readonly isUnsure?: true | undefined;
  /** Why it may stand below another heading than its own: then its row denies nothing. */
  readonly misplaced?: string | undefined;
  /** Not the first of the places that it covers. */
  readonly covered?: 'beside' | 'below' | undefined;
}

export interface PageEdges {
  readonly begins: boolean;
  readonly ends: boolean;
}

export interface Grid {
  readonly rows: readonly (readonly Cell[])[];
  /** For names that a table has as its title. */
  readonly title?: string | undefined;
  /** Whether each row is a row of the source and not one of the lines of its text. */
  readonly ruled: boolean;
  /** Whether its rows end where those of the source do: one may have more cells than another. */
  readonly hasEnds?: boolean;
  /** Goes on with the table of the page before, and its section. */
  readonly continues?: boolean;
  /** Whether its marks stand below its headings can't be seen: it denies nothing. */
  readonly isOpen?: boolean;
  /** Whether its first row or its last may go on across the page's edge. */
  readonly edges?: PageEdges | undefined;
}

/** A column's number as spreadsheets say it: 0 is A, 27 is AB. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

export const emptyCell: Cell = { text: '', where: {}, style: '', span: 1 };
