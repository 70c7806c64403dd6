import type { DishDraft } from './dish-draft.ts';
import type { EditedDish } from './edited-dish.ts';
import type { DishKey } from './menu-state.ts';

/** What every cell of a dish's row is given. */
export interface DishCellProps {
  dishKey: DishKey;
  draft: DishDraft;
  dish: EditedDish;
}
