import type { DishDraft } from '../model/dish-draft.ts';
import type { Dish } from '@clearplate/domain/facts/dish';
import type { DishKey } from '../model/menu-state.ts';

/** Every cell in a dish's row takes these props. */
export interface DishCellProps {
  dishKey: DishKey;
  draft: DishDraft;
  dish: Dish;
}
