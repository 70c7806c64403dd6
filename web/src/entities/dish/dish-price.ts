import { formatPrice } from '@clearplate/domain/menu/money';
import { t } from '../../translations/t.ts';

/** Formats dollars from the API. Anything that isn't an amount is "not given", never free. */
export function formatDishPrice(dollars: number | null): string {
  if (dollars === null || !Number.isFinite(dollars) || dollars < 0) return t('Price not given');
  return formatPrice(Math.round(dollars * 100));
}
