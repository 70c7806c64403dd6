import type { Column } from './columns.ts';
import type { DishKey } from './menu-state.ts';

export interface OpenCell {
  readonly key: DishKey;
  readonly column: Column;
}
