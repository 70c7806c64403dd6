import { formatPrice } from '@clearplate/domain/menu/money';
import { t } from '../../translations/t.ts';

/** Dollars as they come on the wire; what is no amount is not given, never free. */
export function formatDishPrice(dollars: number | null): string {
  if (dollars === null || !Number.isFinite(dollars) || dollars < 0) return t('Price not given');
  return formatPrice(Math.round(dollars * 100));
}
