import type { Box } from '../pdf/geometry.ts';

/** A line of a menu in its order of reading. */
export interface MenuLine {
  /** Separate texts of the line: a name, a price. */
  readonly parts: readonly { readonly text: string; readonly box: Box }[];
  readonly size: number;
  readonly bold: boolean;
  readonly font: string;
  readonly page: number;
  readonly box: Box;
  /** The space above it in the column, in heights of its letters; infinite for the first. */
  readonly gap: number;
  /** Whether its middle is that of its column. */
  readonly centred: boolean;
  /** The confidence of a picture's reading, from 0 to 1. */
  readonly confidence?: number | undefined;
  /** Words that were read with little confidence. */
  readonly unsure?: readonly string[] | undefined;
}
