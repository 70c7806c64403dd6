import { deriveDish, type DerivedDish } from '../facts/derive-dish.ts';
import type { AllergenStatement, DishRecord } from '../facts/dish-record.ts';

/** A dish as those who keep a menu change it. */
export interface MenuDish {
  /** What the restaurant says, itself or by an import; nothing of the kitchen's. */
  readonly record: DishRecord;
  /** What follows from shared equipment. No edit of the dish changes it. */
  readonly kitchen: readonly AllergenStatement[];
  readonly section: string;
  readonly priceCents: number | null;
  readonly imageUrl: string | null;
  readonly archived: boolean;
}

/** All that is said of it, by whomever. */
export function wholeRecord({ record, kitchen }: Pick<MenuDish, 'record' | 'kitchen'>): DishRecord {
  return { ...record, statements: [...record.statements, ...kitchen] };
}

export function deriveMenuDish(dish: Pick<MenuDish, 'record' | 'kitchen'>): DerivedDish {
  return deriveDish(wholeRecord(dish));
}
