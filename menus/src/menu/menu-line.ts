import type { Box } from '../pdf/geometry.ts';

/** A line of a menu in its order of reading. */
export interface MenuLine {
  /** Parts that stand apart on the line: a name, a price. */
  readonly parts: readonly { readonly text: string; readonly box: Box }[];
  readonly size: number;
  readonly bold: boolean;
  readonly font: string;
  readonly page: number;
  readonly box: Box;
  /** Room above it in the column, in heights of its letters; infinite for the first. */
  readonly gap: number;
  /** Whether its middle is that of its column. */
  readonly centred: boolean;
  /** How sure a picture's reading is, 0 to 1. */
  readonly confidence?: number | undefined;
  /** Words that were read with little confidence. */
  readonly unsure?: readonly string[] | undefined;
}
