import { sayPrice } from '@clearplate/domain/menu/money';
import { say } from '../../translations/say.ts';

/** Dollars as they come on the wire; what is no amount is not given, never free. */
export function sayDishPrice(dollars: number | null): string {
  if (dollars === null || !Number.isFinite(dollars) || dollars < 0) return say('Price not given');
  return sayPrice(Math.round(dollars * 100));
}
