import type { Column } from './columns.ts';
import type { DishKey } from './menu-state.ts';

/** The one cell that is being edited. */
export interface OpenCell {
  readonly key: DishKey;
  readonly column: Column;
}
