import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { writeCsv } from './cells.ts';
import { exportColumns, labelOf, rareFields } from './columns.ts';
import { cellOf } from './dish-cells.ts';
import type { KnownDish } from './known-dishes.ts';

/** Returns the menu as a file that can be sent back. */
export function exportMenu(menu: readonly KnownDish[], context: StandingContext): string {
  const shown = menu.filter(({ dish }) => !dish.archived);
  const used = new Set<AllergenId>(shown.flatMap(({ dish }) => dish.statements.map(({ allergen }) => allergen)));
  const rare = rareFields.filter((field) => shown.some(({ dish }) => cellOf(dish, field, context) !== ''));
  const columns = exportColumns((allergen) => used.has(allergen), rare);
  const rows = shown.map(({ id, dish }) =>
    columns.map((column) => (column === 'id' ? String(id) : cellOf(dish, column, context))),
  );
  return writeCsv([columns.map(labelOf), ...rows]);
}
