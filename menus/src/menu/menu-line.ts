import type { Box } from '../pdf/geometry.ts';

/** Is a line of a menu in its order of reading. */
export interface MenuLine {
  /** Holds separate texts of the line: a name, a price. */
  readonly parts: readonly { readonly text: string; readonly box: Box }[];
  readonly size: number;
  readonly bold: boolean;
  readonly font: string;
  readonly page: number;
  readonly box: Box;
  /** Is the space above it in the column, in heights of its letters; infinite for the first. */
  readonly gap: number;
  /** Says whether its middle is that of its column. */
  readonly centred: boolean;
  /** Is the confidence of a picture's reading, from 0 to 1. */
  readonly confidence?: number | undefined;
  /** Holds words that were read with little confidence. */
  readonly unsure?: readonly string[] | undefined;
}
