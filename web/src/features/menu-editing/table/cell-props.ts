import type { DishDraft } from '../model/dish-draft.ts';
import type { EditedDish } from '../model/edited-dish.ts';
import type { DishKey } from '../model/menu-state.ts';

/** What every cell of a dish's row is given. */
export interface DishCellProps {
  dishKey: DishKey;
  draft: DishDraft;
  dish: EditedDish;
}
