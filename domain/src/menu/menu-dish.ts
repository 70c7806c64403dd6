import { deriveDish, type DerivedDish } from '../facts/derive-dish.ts';
import type { Statement, Dish } from '../facts/dish-record.ts';

/** A dish as those who keep a menu change it. */
export interface MenuDish {
  /** What the restaurant says, itself or by an import; nothing of the kitchen's. */
  readonly record: Dish;
  /** What follows from shared equipment. No edit of the dish changes it. */
  readonly kitchen: readonly Statement[];
  readonly section: string;
  readonly price_cents: number | null;
  readonly image_url: string | null;
  readonly archived: boolean;
}

/** All that is said of it, by whomever. */
export function wholeRecord({ record, kitchen }: Pick<MenuDish, 'record' | 'kitchen'>): Dish {
  return { ...record, statements: [...record.statements, ...kitchen] };
}

export function deriveMenuDish(dish: Pick<MenuDish, 'record' | 'kitchen'>): DerivedDish {
  return deriveDish(wholeRecord(dish));
}
