import type { DishDraft } from '../model/dish-draft.ts';
import type { Dish } from '@clearplate/domain/facts/dish';
import type { DishKey } from '../model/menu-state.ts';

/** What every cell of a dish's row is given. */
export interface DishCellProps {
  dishKey: DishKey;
  draft: DishDraft;
  dish: Dish;
}
